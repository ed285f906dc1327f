import { randomUUID } from 'node:crypto'

export interface KlarnaAnswer {
  readonly status: number
  readonly answer: object | null
}

export const done: KlarnaAnswer = { status: 204, answer: null }

export function refusal(status: number, code: string, message: string): KlarnaAnswer {
  return { status, answer: { error_code: code, error_messages: [message], correlation_id: randomUUID() } }
}

export const notFound = refusal(404, 'NOT_FOUND', 'Not found')
