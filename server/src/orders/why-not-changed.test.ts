import type { RefusalCode } from '@pito/contracts/refusals'
import { expect, test } from 'vitest'
import type { Fitting } from '../booking/index.ts'
import type { ChangeFacts } from './why-not-changed.ts'
import {
  isRefundAwaited,
  lastDayOfWithdrawal,
  whyNotAgreed,
  whyNotCancelled,
  whyNotCancelledByStaff,
  whyNotDelivered,
  whyNotPacked,
  whyNotRegistered,
  whyNotReturned,
  whyNotSentOn,
  whyNotShipped,
  whyNotWithdrawn,
} from './why-not-changed.ts'

const noon = new Date('2026-11-22T10:00:00Z')
const daysAgo = (days: number) => new Date(noon.getTime() - days * 86_400_000)
const paid: ChangeFacts = {
  progress: 'paid',
  isBusiness: false,
  shippedAt: null,
  deliveredAt: null,
  withdrawalFrom: null,
  withdrawnAt: null,
  booked: null,
}
const shipped = { ...paid, shippedAt: daysAgo(2) }
const minutesAgo = (minutes: number) => new Date(noon.getTime() - minutes * 60_000)
const bookedAt = (startsAt: Date | null, changed: Partial<Fitting> = {}): ChangeFacts => ({
  ...paid,
  booked: { state: 'firm', startsAt, doneAt: null, ...changed },
})
const delivered: ChangeFacts = { ...shipped, progress: 'delivered', deliveredAt: daysAgo(14) }

test('a paid order can be cancelled until it is sent, by companies too', () => {
  expect(whyNotCancelled(paid, noon)).toBeNull()
  expect(whyNotCancelled({ ...paid, isBusiness: true }, noon)).toBeNull()
  expect(whyNotCancelled(shipped, noon)).toBe('order-not-cancellable')
  expect(whyNotCancelled(delivered, noon)).toBe('order-not-cancellable')
  expect(whyNotCancelled({ ...paid, progress: 'placed' }, noon)).toBe('order-not-cancellable')
  expect(whyNotCancelled({ ...paid, progress: 'cancelled' }, noon)).toBe('order-not-cancellable')
})

test.each<[string, 'cancelled' | 'withdrawn from', ChangeFacts]>([
  ['a fitting that is a minute away', 'cancelled', bookedAt(minutesAgo(-1))],
  ['a fitting that begins', 'withdrawn from', bookedAt(noon)],
  ['a fitting of this morning', 'withdrawn from', bookedAt(minutesAgo(180))],
  ['what the garage has said is done', 'withdrawn from', bookedAt(null, { doneAt: noon })],
  ['what is agreed by phone', 'cancelled', bookedAt(null)],
  ['what the garage declined, whenever it was', 'cancelled', bookedAt(daysAgo(2), { state: 'declined' })],
  ['a fitting that is cancelled, whenever it was', 'cancelled', bookedAt(daysAgo(2), { state: 'cancelled' })],
])('%s can be %s', (_, way, facts) => {
  const refusals = [whyNotCancelled(facts, noon), whyNotWithdrawn(facts, noon)]
  expect(refusals).toEqual(
    way === 'cancelled' ? [null, 'order-not-withdrawable'] : ['order-not-cancellable', null],
  )
})

test('the contract can be withdrawn from between sending and the end of the fourteenth day', () => {
  expect(whyNotWithdrawn(paid, noon)).toBe('order-not-withdrawable')
  expect(whyNotWithdrawn(shipped, noon)).toBeNull()
  expect(whyNotWithdrawn(delivered, noon)).toBeNull()
  expect(whyNotWithdrawn({ ...delivered, deliveredAt: daysAgo(15) }, noon)).toBe('order-not-withdrawable')
})

test('the fourteenth day ends at midnight in Helsinki', () => {
  const late = { ...delivered, deliveredAt: new Date('2026-11-01T08:00:00Z') }
  expect(lastDayOfWithdrawal(late)).toBe('2026-11-15')
  expect(whyNotWithdrawn(late, new Date('2026-11-15T21:59:59Z'))).toBeNull()
  expect(whyNotWithdrawn(late, new Date('2026-11-15T22:00:00Z'))).toBe('order-not-withdrawable')
})

test('a company has no right of withdrawal, and nobody has it twice', () => {
  expect(whyNotWithdrawn({ ...delivered, isBusiness: true }, noon)).toBe('order-not-withdrawable')
  expect(whyNotWithdrawn({ ...delivered, withdrawnAt: noon }, noon)).toBe('order-not-withdrawable')
})

test('what is paid is sent once and delivered once', () => {
  const isAtPoint = false
  expect(whyNotShipped({ ...paid, isAtPoint })).toBeNull()
  expect(whyNotShipped({ ...shipped, isAtPoint })).toBe('order-not-shippable')
  expect(whyNotDelivered(paid)).toBe('order-not-sent')
  expect(whyNotDelivered(shipped)).toBeNull()
  expect(whyNotDelivered(bookedAt(noon))).toBeNull()
  expect(whyNotDelivered(delivered)).toBe('order-not-deliverable')
})

test('nothing is sent without a time for the fitting, or to a service point that has the tyres itself', () => {
  const isAtPoint = false
  expect(whyNotShipped({ ...bookedAt(noon), isAtPoint })).toBeNull()
  for (const state of ['declined', 'cancelled'] as const)
    expect(whyNotShipped({ ...bookedAt(noon, { state }), isAtPoint })).toBe(`fitting-${state}`)
  expect(whyNotShipped({ ...bookedAt(noon), isAtPoint: true })).toBe('tyres-at-point')
  expect(whyNotPacked({ ...paid, isAtPoint, packedAt: noon })).toBe('order-already-packed')
})

test.each<[string, RefusalCode | null, RefusalCode | null, ChangeFacts]>([
  ['an unpaid order', 'order-not-open', 'order-not-open', { ...paid, progress: 'placed' }],
  ['a paid order', null, 'tyres-not-sent', paid],
  ['a sent order', 'order-already-sent', null, shipped],
  ['a fitting that has begun', 'fitting-begun', null, bookedAt(noon)],
  ['a delivered order', 'order-already-sent', null, delivered],
  [
    'an order that is withdrawn from',
    'order-withdrawn-from',
    'order-withdrawn-from',
    { ...shipped, withdrawnAt: noon },
  ],
  ['a cancelled order', 'order-not-open', 'order-not-open', { ...paid, progress: 'cancelled' }],
  ['the order of a company', null, 'company-cannot-withdraw', { ...paid, isBusiness: true }],
])(
  'staff read why %s cannot be cancelled (%s) or withdrawn from (%s)',
  (_, cancelling, withdrawing, facts) => {
    expect([whyNotCancelledByStaff(facts, noon), whyNotRegistered(facts, noon)]).toEqual([
      cancelling,
      withdrawing,
    ])
  },
)

test('tyres are taken back after a withdrawal alone, also once the money has been refunded', () => {
  const arriving = { ...delivered, isReturnAgreed: false }
  expect(whyNotReturned(arriving)).toBe('order-not-returnable')
  expect(whyNotReturned({ ...arriving, withdrawnAt: noon })).toBeNull()
  expect(whyNotReturned({ ...arriving, withdrawnAt: noon, progress: 'refunded' })).toBeNull()
  expect(whyNotReturned({ ...arriving, isReturnAgreed: true })).toBeNull()
})

test('a return is agreed on with companies alone, once the tyres have left', () => {
  const facts = {
    ...{ packedAt: null, cancelledAt: null, cancelledBy: null },
    ...{ hasPayment: true, isReturnAgreed: false, isAtPoint: false },
    ...{ isSupplement: false, hasOpenSupplement: false },
  }
  expect(whyNotAgreed({ ...delivered, ...facts, isBusiness: true }, noon)).toBeNull()
  expect(whyNotAgreed({ ...shipped, ...facts, isBusiness: true }, noon)).toBeNull()
  expect(whyNotAgreed({ ...paid, ...facts, isBusiness: true }, noon)).toBe('return-not-agreeable')
  expect(whyNotAgreed({ ...delivered, ...facts, isBusiness: false }, noon)).toBe('return-not-agreeable')
})

test('a notice of withdrawal counts by the day on which it was sent', () => {
  const late = { ...delivered, deliveredAt: new Date('2026-11-01T10:00:00Z'), paidAt: null }
  expect(whyNotRegistered(late, new Date('2026-12-20T10:00:00Z'))).toBeNull()
  const sentOn = (day: string, now = '2026-12-20T10:00:00Z') => whyNotSentOn(late, day, new Date(now))
  expect(sentOn('2026-11-15')).toBeNull()
  expect(sentOn('2026-11-16')).toBe('withdrawal-too-late')
  expect(sentOn('2026-12-21')).toBe('sentOnInFuture')
  expect(whyNotSentOn({ ...late, paidAt: new Date('2026-10-30T10:00:00Z') }, '2026-10-29', noon)).toBe(
    'sentOnBeforeOrder',
  )
})

test('money of a withdrawal is awaited until all of it has been refunded', () => {
  expect(isRefundAwaited(delivered)).toBe(false)
  expect(isRefundAwaited({ ...delivered, withdrawnAt: noon })).toBe(true)
  expect(isRefundAwaited({ ...delivered, withdrawnAt: noon, progress: 'refunded' })).toBe(false)
})
