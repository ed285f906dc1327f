import { lookUp } from '@pito/contracts/values/look-up'
import type { PageStatus, Placing } from './simulated-session.ts'

export interface Outcome {
  readonly status: Exclude<PageStatus, 'WAITING' | 'IN_PROGRESS' | 'DISABLED'>
  /** The result of placing the order; it is present only if the page is COMPLETED. */
  readonly placing?: Placing
  readonly updates: number
  readonly updatesCome: 'before' | 'with' | 'after'
  readonly returns: boolean
}

function agreed(placing: Placing, changed: Partial<Outcome> = {}): Outcome {
  return { status: 'COMPLETED', placing, updates: 1, updatesCome: 'with', returns: true, ...changed }
}
function ended(status: Outcome['status']): Outcome {
  return { status, updates: 1, updatesCome: 'with', returns: true }
}

export const usualOutcomes = {
  approve: agreed('accepted'),
  'fraud-pending': agreed('pending'),
  fail: ended('FAILED'),
  back: ended('BACK'),
  cancel: ended('CANCELLED'),
} as const satisfies Record<string, Outcome>

export const hostileOutcomes = {
  'lost-redirect': agreed('accepted', { returns: false }),
  'lost-both': agreed('accepted', { returns: false, updates: 0 }),
  'redirect-only': agreed('accepted', { updates: 0 }),
  'callback-before': agreed('accepted', { updatesCome: 'before' }),
  'callback-after': agreed('accepted', { updatesCome: 'after' }),
  'callbacks-doubled': agreed('accepted', { updates: 2 }),
  'fraud-rejected': agreed('rejected'),
  conflict: agreed('conflict'),
  'token-expired': agreed('expired'),
  'answer-lost': agreed('lost'),
  'other-amount': agreed('other-amount'),
  'other-currency': agreed('other-currency'),
  error: ended('ERROR'),
} as const satisfies Record<string, Outcome>

/** The later decisions on a placed order. */
export const orderOutcomes = ['accept', 'reject', 'expire', 'refuse-refunds'] as const

export type UsualOutcome = keyof typeof usualOutcomes
export type HostileOutcome = keyof typeof hostileOutcomes
export type OrderOutcome = (typeof orderOutcomes)[number]

const all: Readonly<Record<string, Outcome>> = { ...usualOutcomes, ...hostileOutcomes }

export function outcomeNamed(name: string): Outcome | null {
  return lookUp(all, name) ?? null
}
