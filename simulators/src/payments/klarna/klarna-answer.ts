import { randomUUID } from 'node:crypto'
import type { SimulatedSession } from './simulated-session.ts'

export interface KlarnaAnswer {
  readonly status: number
  readonly answer: object | null
}

export const done: KlarnaAnswer = { status: 204, answer: null }

export function refusal(status: number, code: string, message: string): KlarnaAnswer {
  return { status, answer: { error_code: code, error_messages: [message], correlation_id: randomUUID() } }
}

export const notFound = refusal(404, 'NOT_FOUND', 'Not found')

const hour = 3_600_000
const rememberedHours = 24

type Remembered = SimulatedSession['answers'][string]

/**
 * Returns the earlier response to this idempotency key, which Klarna remembers for a day. Returns null if there is
 * none.
 */
export function answerBefore({ answers }: SimulatedSession, key: string, now: Date): Remembered | null {
  const before = answers[key]
  const isFresh = before && now.getTime() - new Date(before.at).getTime() < rememberedHours * hour
  return isFresh ? before : null
}

export function withAnswer(
  { answers }: SimulatedSession,
  key: string,
  { request, reply, now }: { request: string; reply: KlarnaAnswer; now: Date },
): SimulatedSession['answers'] {
  return key ? { ...answers, [key]: { request, ...reply, at: now.toISOString() } } : answers
}
