import { orderProgress } from '@pito/contracts/values/order-progress'
import { deskTabs, orderTasks } from '@pito/contracts/values/order-tasks'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ActionFacts } from '../../why-not-changed.ts'
import { whyNotDone } from './order-actions.ts'
import type { DeskFacts, DeskMoments } from './order-task.ts'
import { orderTask, taskRules } from './order-task.ts'

const unpaid: DeskFacts = {
  ...{
    progress: 'placed',
    isPacked: false,
    isSent: false,
    isAtPoint: false,
    isSupplement: false,
    isWithdrawn: false,
    isReturnAgreed: false,
    appointment: 'none',
  },
  ...{ isPaymentUnderWay: false, isReserved: false, isPaymentStuck: false },
  ...{ isRefundOpen: false, isRefundRefused: false },
}
const paid: DeskFacts = { ...unpaid, progress: 'paid' }
const sent: DeskFacts = { ...paid, isPacked: true, isSent: true }
const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
const moments: DeskMoments = {
  ...{ attemptAt: at(1), reservedAt: at(2), paidAt: at(3), packedAt: at(4), shippedAt: at(5) },
  ...{ withdrawnAt: at(6), agreedAt: at(9), stuckSince: at(7), refundAt: at(8) },
  fittingLostAt: at(10),
}

test.each<[string, DeskFacts, ReturnType<typeof orderTask>['task'], string[], number | null]>([
  ['an order without a payment', unpaid, null, [], null],
  ['a payment under way', { ...unpaid, isPaymentUnderWay: true }, 'check-payment', ['payment-pending'], 1],
  [
    'a payment under way with reserved tyres',
    { ...unpaid, isPaymentUnderWay: true, isReserved: true },
    'check-payment',
    ['payment-pending'],
    1,
  ],
  ['a payment that may be repeated', { ...unpaid, isReserved: true }, 'pay', ['waiting-for-customer'], 2],
  ['a paid order', paid, 'pack', ['to-pack'], 3],
  ['a paid order with a later fitting', { ...paid, appointment: 'other-day' }, 'pack', ['to-pack'], 3],
  ['a fitting today', { ...paid, appointment: 'today' }, 'pack', ['to-pack', 'fitting-today'], 3],
  [
    'a later fitting with tyres of the service point',
    { ...paid, isAtPoint: true, appointment: 'other-day' },
    'await-fitting',
    [],
    3,
  ],
  [
    'a fitting today with tyres of the service point',
    { ...paid, isAtPoint: true, appointment: 'today' },
    'fit',
    ['fitting-today'],
    3,
  ],
  ['a paid supplement', { ...paid, isSupplement: true }, null, [], null],
  ['a packed order', { ...paid, isPacked: true }, 'send', ['to-send'], 4],
  ['a sent order', sent, 'await-delivery', [], 5],
  ['a sent order with a later fitting', { ...sent, appointment: 'other-day' }, 'await-fitting', [], 5],
  ['a sent order with a fitting today', { ...sent, appointment: 'today' }, 'fit', ['fitting-today'], 5],
  ['a declined fitting', { ...paid, appointment: 'declined' }, 'choose-time', ['waiting-for-customer'], 10],
  [
    'a fitting cancelled after sending',
    { ...sent, appointment: 'cancelled' },
    'call-customer',
    ['waiting-for-us'],
    10,
  ],
  [
    'a return that a company agreed on after it cancelled the fitting',
    { ...sent, appointment: 'cancelled', isReturnAgreed: true },
    'take-back',
    ['returns-on-the-way'],
    9,
  ],
  ['a delivered order', { ...sent, progress: 'delivered' }, null, [], null],
  ['a fitted order', { ...sent, progress: 'fitted', appointment: 'other-day' }, null, [], null],
  [
    'a withdrawal',
    { ...sent, progress: 'delivered', isWithdrawn: true },
    'take-back',
    ['returns-on-the-way'],
    6,
  ],
  [
    'a withdrawal before the fitting',
    { ...sent, isWithdrawn: true, appointment: 'cancelled' },
    'take-back',
    ['returns-on-the-way'],
    6,
  ],
  [
    'a return of which a part is refunded',
    { ...sent, progress: 'delivered', isWithdrawn: true, isRefundOpen: true },
    'take-back',
    ['returns-on-the-way', 'refunds-due'],
    6,
  ],
  [
    'a returned order',
    { ...sent, progress: 'refunded', isWithdrawn: true, isRefundOpen: true },
    'make-refund',
    ['refunds-due'],
    8,
  ],
  [
    'a cancelled order',
    { ...paid, progress: 'cancelled', isRefundOpen: true },
    'make-refund',
    ['refunds-due'],
    8,
  ],
  [
    'a cancelled order after its refund',
    { ...paid, progress: 'cancelled', appointment: 'cancelled' },
    null,
    [],
    null,
  ],
  [
    'a refused refund of an order that is to be packed',
    { ...paid, isRefundRefused: true },
    'retry-refund',
    ['refunds-due', 'to-pack'],
    8,
  ],
  [
    'a payment that is stuck',
    { ...sent, progress: 'delivered', isPaymentStuck: true },
    'look-at-payment',
    ['waiting-for-us'],
    7,
  ],
])('%s has its next step, its tabs and its moment', (_, facts, task, tabs, hour) => {
  const since = hour === null ? null : at(hour)
  expect(orderTask(facts, moments)).toEqual({ task, tabs, since })
})

const facts = fc.record<DeskFacts>({
  progress: fc.constantFrom(...orderProgress),
  appointment: fc.constantFrom('none', 'today', 'other-day', 'declined', 'cancelled'),
  ...{
    isPacked: fc.boolean(),
    isSent: fc.boolean(),
    isAtPoint: fc.boolean(),
    isSupplement: fc.boolean(),
    isWithdrawn: fc.boolean(),
  },
  ...{ isReturnAgreed: fc.boolean(), isPaymentUnderWay: fc.boolean(), isReserved: fc.boolean() },
  ...{ isPaymentStuck: fc.boolean(), isRefundOpen: fc.boolean(), isRefundRefused: fc.boolean() },
})

/** Returns the order as the rules of the actions see it. */
function factsOfActions(order: DeskFacts): ActionFacts {
  const { progress, isPacked, isSent, isAtPoint, isSupplement, isWithdrawn, isReturnAgreed, appointment } =
    order
  const state = appointment === 'today' || appointment === 'other-day' ? 'firm' : appointment
  return {
    ...{ progress, isAtPoint, isReturnAgreed, isBusiness: false, hasPayment: true },
    ...{ isSupplement, hasOpenSupplement: false },
    packedAt: isPacked ? at(4) : null,
    shippedAt: isSent ? at(5) : null,
    withdrawnAt: isWithdrawn ? at(6) : null,
    ...{ deliveredAt: null, withdrawalFrom: null, cancelledAt: null, cancelledBy: null },
    booked: state === 'none' ? null : { state, startsAt: at(20), doneAt: null },
  }
}

test.each([
  ['pack', 'to-pack'],
  ['send', 'to-send'],
] as const)('an order has the task to %s exactly when the action is possible', (action, tab) => {
  fc.assert(
    fc.property(facts, (order) => {
      // Staff may send an order that nobody has marked as packed.
      const asked = action === 'send' ? { ...order, isPacked: true } : order
      const hasTask = orderTask(asked, moments).tabs.includes(tab)
      expect(whyNotDone(action, factsOfActions(order), at(12)) === null).toBe(hasTask)
    }),
  )
})

test('every next step has a moment since when the order waits for it', () => {
  fc.assert(
    fc.property(facts, (order) => {
      const { task, since } = orderTask(order, moments)
      expect(since === null).toBe(task === null)
    }),
  )
})

test('the rules have each task in the order of its urgency, and fill each tab', () => {
  expect([...new Set(taskRules.map(({ task }) => task))]).toEqual([...orderTasks])
  expect(new Set(taskRules.flatMap(({ tab }) => tab ?? []))).toEqual(new Set(deskTabs))
})
