import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { DeskTab } from '@pito/contracts/values/order-tasks'
import { statesBefore } from '@pito/contracts/values/state-table'
import type { Part } from '../../platform/database/statement.ts'
import { joined, literals, part } from '../../platform/database/statement.ts'
import { isTimeHeld } from '../order-row.ts'
import { isAtPoint } from '../order-store.ts'
import { attemptMoves } from '../rules/attempt-moves.ts'
import type { DeskFacts, TaskRule } from './rules/order-task.ts'
import { isUnfinished, taskRules } from './rules/order-task.ts'

/** SQL for the condition that a fact of the order `o` with the appointment `booked` has a value. */
type Conditions = { readonly [Fact in keyof DeskFacts]: Readonly<Record<`${DeskFacts[Fact]}`, Part>> }

const attempt = (condition: Part) =>
  part`exists (select from payment_attempt attempt where attempt.order_id = o.id and ${condition})`
const refund = (condition: Part) => part`exists (
  select from refund join payment_attempt attempt on attempt.id = attempt_id
  where attempt.order_id = o.id and ${condition}
)`
const returnAgreed = part`exists (
  select from return_agreement agreement where agreement.order_id = o.id and agreement.completed_at is null
)`
const underWay = attempt(part`attempt.state in (${literals(statesBefore(attemptMoves, { to: 'closed' }))})`)
const stuck = attempt(part`attempt.stuck_since is not null`)
const refused = refund(part`refund.state = 'refused'`)
const refundOpen = refund(part`refund.state in ('due', 'sending', 'pending')`)

const atPoint = isAtPoint(part`o`)

function isOrNot(condition: Part): Record<'true' | 'false', Part> {
  return { true: condition, false: part`not ${condition}` }
}

function conditions(now: Date): Conditions {
  const today = helsinkiDate(now)
  const isToday = part`lower(booked.during) >= ${today}::date::timestamp at time zone 'Europe/Helsinki'
    and lower(booked.during) < ${addDays(today, 1)}::date::timestamp at time zone 'Europe/Helsinki'`
  return {
    progress: {
      placed: part`o.progress = 'placed'`,
      paid: part`o.progress = 'paid'`,
      fitted: part`o.progress = 'fitted'`,
      delivered: part`o.progress = 'delivered'`,
      cancelled: part`o.progress = 'cancelled'`,
      refunded: part`o.progress = 'refunded'`,
    },
    isPacked: { true: part`o.packed_at is not null`, false: part`o.packed_at is null` },
    isSent: { true: part`o.shipped_at is not null`, false: part`o.shipped_at is null` },
    isAtPoint: isOrNot(atPoint),
    isSupplement: isOrNot(part`o.supplement_of is not null`),
    isReturnAgreed: isOrNot(returnAgreed),
    isWithdrawn: { true: part`o.withdrawn_at is not null`, false: part`o.withdrawn_at is null` },
    appointment: {
      none: part`booked.id is null`,
      today: part`booked.state = 'firm' and ${isToday}`,
      'other-day': part`booked.state = 'firm' and (${isToday}) is not true`,
      declined: part`booked.state = 'cancelled' and booked.garage_answer = 'declined'`,
      cancelled: part`booked.state = 'cancelled' and booked.garage_answer is distinct from 'declined'`,
    },
    isPaymentUnderWay: isOrNot(underWay),
    isReserved: isOrNot(
      part`exists (select from reservation where reservation.order_id = o.id and expires_at > ${now})`,
    ),
    isPaymentStuck: isOrNot(part`(o.progress <> 'cancelled' and ${stuck})`),
    isRefundOpen: isOrNot(refundOpen),
    isRefundRefused: isOrNot(refused),
  }
}

/** SQL for the table of orders with their paid appointments. */
export const ordersWithAppointments = part`
  shop_order o left join appointment booked on booked.order_id = o.id and booked.confirmed_at is not null`

/** SQL for the facts of the order `o` that `orderTask` asks for, as one JSON object. */
export function factsOfOrder(now: Date): Part {
  const { appointment, isReserved, isPaymentUnderWay, isPaymentStuck, isRefundOpen, isRefundRefused } =
    conditions(now)
  return part`json_build_object(
    'progress', o.progress, 'isPacked', o.packed_at is not null, 'isSent', o.shipped_at is not null, 'isAtPoint', ${atPoint},
    'isSupplement', o.supplement_of is not null,
    'isWithdrawn', o.withdrawn_at is not null, 'isReturnAgreed', ${returnAgreed},
    'appointment', case when ${appointment.none} then 'none' when ${appointment.today} then 'today'
      when ${appointment.declined} then 'declined' when ${appointment.cancelled} then 'cancelled' else 'other-day' end,
    'isReserved', ${isReserved.true}, 'isPaymentUnderWay', ${isPaymentUnderWay.true},
    'isPaymentStuck', ${isPaymentStuck.true}, 'isRefundOpen', ${isRefundOpen.true},
    'isRefundRefused', ${isRefundRefused.true}
  )`
}

/** SQL for the fitting of the order `o` with the appointment `booked`: its time, and what `fittingState` asks for. */
export function fittingOfOrder(now: Date): Part {
  return part`o.fitting, coalesce(lower(booked.during), o.fitted_at) as fitted_at,
    o.progress = 'placed' and ${isTimeHeld(now)} as is_time_held`
}

/** SQL for the moments of the order `o` with the appointment `booked` that `orderTask` asks for. */
export const momentsOfOrder = part`
  o.paid_at, o.packed_at, o.shipped_at, o.withdrawn_at,
  (select agreed_at from return_agreement where order_id = o.id and completed_at is null) as agreed_at,
  (select min(stuck_since) from payment_attempt where order_id = o.id) as stuck_since,
  (select max(started_at) from payment_attempt where order_id = o.id) as attempt_at,
  (select reserved_at from reservation where order_id = o.id) as reserved_at,
  (
    select min(requested_at) from refund join payment_attempt attempt on attempt.id = attempt_id
    where attempt.order_id = o.id and refund.state <> 'made'
  ) as refund_at,
  (
    select max(at) from appointment_change
    where appointment_id = booked.id and event in ('declined', 'cancelled')
  ) as fitting_lost_at`

/**
 * SQL for the ids of the orders in a tab, derived from the rule that gives an order its tasks. Each task is a statement
 * of its own, so that each is answered by its own index.
 */
export function ordersInTab(tab: DeskTab, now: Date): Part {
  return ordersWithTask(({ tab: ofTask }) => ofTask === tab, now, part`true`)
}

/** SQL for the ids of the orders of a customer that are not finished. */
export function openOrdersOf(customerId: string, now: Date): Part {
  return ordersWithTask(isUnfinished, now, part`o.customer_id = ${customerId}`)
}

function ordersWithTask(isMeant: (rule: TaskRule) => boolean, now: Date, among: Part): Part {
  const sql = conditions(now)
  const selects = taskRules.filter(isMeant).map(({ when }) => {
    const facts = Object.entries(when).map(([fact, values]) => {
      const ofFact = sql[fact as keyof DeskFacts] as Readonly<Record<string, Part>>
      const each = (values as readonly unknown[]).map((value) => ofFact[String(value)] ?? part`false`)
      return part`(${joined(each, ' or ')})`
    })
    return part`select o.id from ${ordersWithAppointments} where ${joined([among, ...facts], ' and ')}`
  })
  return joined(selects, ' union ')
}
