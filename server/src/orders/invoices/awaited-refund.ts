import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { refundDays } from '@pito/contracts/values/withdrawal-days'
import { part } from '../../platform/database/statement.ts'
import type { LineRefund, Returned, SoldLine } from './rules/refund-of-return.ts'
import { refundOfReturn } from './rules/refund-of-return.ts'

/** What an order says about the refund of a withdrawal, read by `awaitedFacts` for the table alias `o`. */
export interface AwaitedFacts {
  readonly soldLines: readonly SoldLine[]
  readonly returnedTyres: readonly Returned[]
  readonly isFitted: boolean
  /** The part of the payment that has not been refunded yet. */
  readonly leftCents: number
}

export const awaitedFacts = part`
  coalesce((
    select json_agg(json_build_object(
      'type', type, 'tyreId', tyre_id, 'quantity', quantity, 'paidCents', total_cents - discount_cents
    ) order by position) from shop_order_line where order_id = o.id
  ), '[]') as sold_lines,
  coalesce((
    select json_agg(json_build_object('tyreId', tyre_id, 'quantity', quantity) order by id)
    from returned_tyre where order_id = o.id
  ), '[]') as returned_tyres,
  o.progress = 'fitted' as is_fitted,
  coalesce((
    select amount_cents - coalesce((select sum(amount_cents) from refund where attempt_id = payment_attempt.id), 0)
    from payment_attempt where order_id = o.id and state = 'paid'
  ), 0)::integer as left_cents`

/** Returns the refund of all tyres that have not been returned yet, one entry for each line of the order. */
export function awaitedRefund({ soldLines: lines, returnedTyres, isFitted }: AwaitedFacts): LineRefund[] {
  const rest = lines.flatMap(({ type, tyreId, quantity }) => {
    const returned = returnedTyres.filter((one) => one.tyreId === tyreId)
    const missing = returned.reduce((left, one) => left - one.quantity, quantity)
    return type === 'product' && tyreId !== null && missing > 0 ? [{ tyreId, quantity: missing }] : []
  })
  return refundOfReturn({ lines, isFitted }, returnedTyres, rest)
}

/** Returns the sum of the awaited refund; never more than is left of the payment. */
export function awaitedCents(facts: AwaitedFacts): number {
  const price = awaitedRefund(facts).reduce((sum, { cents }) => sum + cents, 0)
  return Math.min(price, facts.leftCents)
}

/**
 * Returns the last day on which money has to be refunded, by the calendar in Helsinki: 14 days after the buyer withdrew
 * or cancelled (Consumer Protection Act, chapter 6, section 17).
 */
export function lastDayOfRefund(notice: Date): string {
  return addDays(helsinkiDate(notice), refundDays)
}
