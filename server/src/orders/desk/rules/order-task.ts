import type { OrderProgress } from '@pito/contracts/values/order-progress'
import type { DeskTab, OrderTask } from '@pito/contracts/values/order-tasks'
import { toSend } from '../../why-not-changed.ts'

/** What decides what there is to do for an order. The order desk reads the same facts by SQL (`task-conditions.ts`). */
export interface DeskFacts {
  readonly progress: OrderProgress
  readonly isPacked: boolean
  readonly isSent: boolean
  /** The service point fits tyres of its own stock, so nothing is packed or sent. */
  readonly isAtPoint: boolean
  /** The order is the supplement of another one, which has nothing to send or to fit. */
  readonly isSupplement: boolean
  readonly isWithdrawn: boolean
  /** A company has agreed on a return whose tyres have not all arrived. */
  readonly isReturnAgreed: boolean
  /** The paid appointment: its day, or what became of it. `other-day` includes a time that is agreed by phone. */
  readonly appointment: 'none' | 'today' | 'other-day' | 'declined' | 'cancelled'
  readonly isPaymentUnderWay: boolean
  /** The tyres are reserved for a payment. */
  readonly isReserved: boolean
  readonly isPaymentStuck: boolean
  readonly isRefundOpen: boolean
  readonly isRefundRefused: boolean
}

/** The moments since when an order waits for a task. */
export interface DeskMoments {
  readonly paidAt: Date | null
  readonly packedAt: Date | null
  readonly shippedAt: Date | null
  readonly withdrawnAt: Date | null
  readonly agreedAt: Date | null
  readonly stuckSince: Date | null
  readonly attemptAt: Date | null
  readonly reservedAt: Date | null
  readonly refundAt: Date | null
  /** When the service point declined the fitting, or the customer cancelled it. */
  readonly fittingLostAt: Date | null
}

type Condition = { readonly [Fact in keyof DeskFacts]?: readonly DeskFacts[Fact][] }

export interface TaskRule {
  readonly task: OrderTask
  /** The tab in which the order waits for the task; null if nobody can do anything for it at the moment. */
  readonly tab: DeskTab | null
  /** The facts must have one of these values; facts that are left out may have any. */
  readonly when: Condition
  readonly since: keyof DeskMoments
}

const paid = { progress: ['paid'], isWithdrawn: [false] } as const satisfies Condition

/**
 * The tasks of an order, the most urgent first. An order has each task whose condition holds, and the first of them is
 * its next step. The states of an order are those of its progress; the other facts are moments and rows beside it.
 */
export const taskRules: readonly TaskRule[] = [
  { task: 'retry-refund', tab: 'refunds-due', when: { isRefundRefused: [true] }, since: 'refundAt' },
  { task: 'look-at-payment', tab: 'waiting-for-us', when: { isPaymentStuck: [true] }, since: 'stuckSince' },
  {
    task: 'call-customer',
    tab: 'waiting-for-us',
    when: { ...paid, appointment: ['cancelled'], isReturnAgreed: [false] },
    since: 'fittingLostAt',
  },
  {
    task: 'choose-time',
    tab: 'waiting-for-customer',
    when: { ...paid, appointment: ['declined'] },
    since: 'fittingLostAt',
  },
  {
    task: 'pack',
    tab: 'to-pack',
    when: { ...toSend, isPacked: [false] },
    since: 'paidAt',
  },
  {
    task: 'send',
    tab: 'to-send',
    when: { ...toSend, isPacked: [true] },
    since: 'packedAt',
  },
  {
    task: 'fit',
    tab: 'fitting-today',
    when: { ...paid, isAtPoint: [false], appointment: ['today'] },
    since: 'shippedAt',
  },
  {
    task: 'fit',
    tab: 'fitting-today',
    when: { ...paid, isAtPoint: [true], appointment: ['today'] },
    since: 'paidAt',
  },
  {
    task: 'take-back',
    tab: 'returns-on-the-way',
    when: { isWithdrawn: [true], progress: ['paid', 'fitted', 'delivered'] },
    since: 'withdrawnAt',
  },
  { task: 'take-back', tab: 'returns-on-the-way', when: { isReturnAgreed: [true] }, since: 'agreedAt' },
  { task: 'make-refund', tab: 'refunds-due', when: { isRefundOpen: [true] }, since: 'refundAt' },
  {
    task: 'check-payment',
    tab: 'payment-pending',
    when: { progress: ['placed'], isPaymentUnderWay: [true] },
    since: 'attemptAt',
  },
  {
    task: 'pay',
    tab: 'waiting-for-customer',
    when: { progress: ['placed'], isPaymentUnderWay: [false], isReserved: [true] },
    since: 'reservedAt',
  },
  {
    task: 'await-delivery',
    tab: null,
    when: { ...paid, isSent: [true], appointment: ['none'] },
    since: 'shippedAt',
  },
  {
    task: 'await-fitting',
    tab: null,
    when: { ...paid, isSent: [true], appointment: ['other-day'] },
    since: 'shippedAt',
  },
  {
    task: 'await-fitting',
    tab: null,
    when: { ...paid, isSent: [false], isAtPoint: [true], appointment: ['none', 'other-day'] },
    since: 'paidAt',
  },
]

/**
 * Tells whether an order with this task is unfinished. An order that waits only to be paid is not: nothing has been
 * bought yet, and what is reserved for it can be released.
 */
export function isUnfinished({ task }: Pick<TaskRule, 'task'>): boolean {
  return task !== 'pay'
}

/** Returns the next step of an order, since when it waits, and the tabs in which the order is. */
export function orderTask(
  facts: DeskFacts,
  moments: DeskMoments,
): { readonly task: OrderTask | null; readonly since: Date | null; readonly tabs: readonly DeskTab[] } {
  const open = taskRules.filter(({ when }) => holds(when, facts))
  const [next] = open
  return {
    task: next?.task ?? null,
    since: next ? moments[next.since] : null,
    tabs: [...new Set(open.flatMap(({ tab }) => tab ?? []))],
  }
}

function holds(when: Condition, facts: DeskFacts): boolean {
  return Object.entries(when).every(([fact, values]) =>
    (values as readonly unknown[]).includes(facts[fact as keyof DeskFacts]),
  )
}
