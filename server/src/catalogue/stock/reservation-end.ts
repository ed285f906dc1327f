import { pendingMinutes } from '@pito/contracts/values/reservation-minutes'
import { literals, part } from '../../platform/database/statement.ts'

/** The states of a payment attempt that has not ended. A test of the orders compares them with the table of moves. */
export const statesUnderWay = ['starting', 'open', 'pending'] as const

/** SQL for whether a payment for the `reservation` is under way. */
export const isPaymentUnderWay = part`exists (
  select from payment_attempt
  where payment_attempt.order_id = reservation.order_id and state in (${literals(statesUnderWay)})
)`

/** SQL for when the `reservation` ends at the latest: a payment that is under way may extend it. */
export const endsAtTheLatest = part`
  case when ${isPaymentUnderWay} then reserved_at + make_interval(mins => ${pendingMinutes}) else expires_at end`
