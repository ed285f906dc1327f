import { lookUp } from '@pito/contracts/values/look-up'
import type { Return } from './signed-return.ts'

export interface Outcome {
  /**
   * The status that Paytrail reports from now on; null if the callbacks are forged and Paytrail's own status does not
   * change.
   */
  readonly status: 'ok' | 'fail' | 'pending' | 'delayed' | null
  /** The number of cents that the buyer pays less than the amount. */
  readonly missing?: number
  /** The callbacks of one step are sent together; the steps follow each other. */
  readonly callbacks: readonly (readonly Return[])[]
  readonly callbacksCome: 'before' | 'with' | 'after'
  /** The redirect of the browser; null if the browser is closed before it comes back. */
  readonly redirect: Return | null
}

const ok = { status: 'ok' } as const
const fail = { status: 'fail' } as const

function plain(status: Return['status'], changed: Partial<Outcome> = {}): Outcome {
  return { status, callbacks: [[{ status }]], callbacksCome: 'with', redirect: { status }, ...changed }
}
const forgery = (forged: Return): Outcome =>
  plain('ok', { status: null, callbacks: [[forged]], redirect: forged })

/** The outcomes that a tester may choose, in the order of the page. */
export const usualOutcomes = {
  ok: plain('ok'),
  pending: plain('pending'),
  delayed: plain('delayed'),
  fail: plain('fail'),
} as const satisfies Record<string, Outcome>

export const hostileOutcomes = {
  'lost-redirect': plain('ok', { redirect: null }),
  'lost-both': plain('ok', { callbacks: [], redirect: null }),
  'redirect-only': plain('ok', { callbacks: [] }),
  'callback-before': plain('ok', { callbacksCome: 'before' }),
  'callback-after': plain('ok', { callbacksCome: 'after' }),
  'callbacks-doubled': plain('ok', { callbacks: [[ok, ok]] }),
  'fail-then-ok': plain('ok', { callbacks: [[fail], [ok]] }),
  'ok-then-fail': plain('ok', { callbacks: [[ok], [fail]] }),
  sha512: plain('ok', {
    callbacks: [[{ ...ok, algorithm: 'sha512' }]],
    redirect: { ...ok, algorithm: 'sha512' },
  }),
  'signed-addition': plain('ok', {
    callbacks: [[{ ...ok, addition: true }]],
    redirect: { ...ok, addition: true },
  }),
  'wrong-amount': plain('ok', { missing: 100 }),
  'wrong-stamp': forgery({ ...ok, stamp: '9999999999-1' }),
  'wrong-signature': forgery({ ...ok, forged: 'signature' }),
  'extra-parameter': forgery({ ...ok, forged: 'extra-parameter' }),
} as const satisfies Record<string, Outcome>

export type UsualOutcome = keyof typeof usualOutcomes
export type HostileOutcome = keyof typeof hostileOutcomes

const all: Readonly<Record<string, Outcome>> = { ...usualOutcomes, ...hostileOutcomes }

export function outcomeNamed(name: string): Outcome | null {
  return lookUp(all, name) ?? null
}
