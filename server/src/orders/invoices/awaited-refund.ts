import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { refundDays } from '@pito/contracts/values/withdrawal-days'
import type { RowOf } from '../../platform/database/columns.ts'
import { columns, expression } from '../../platform/database/columns.ts'
import { creditsOfLine } from './issue-credit-note.ts'
import type { LineRefund } from './rules/refund-of-lines.ts'
import { sumOf } from './rules/refund-of-lines.ts'
import type { Returned, SoldLine } from './rules/refund-of-return.ts'
import { refundOfReturn } from './rules/refund-of-return.ts'

/** What an order says about the refund of a withdrawal, read for the table alias `o`. */
export type AwaitedFacts = RowOf<typeof awaitedFacts>
export const awaitedFacts = columns('shop_order', [], {
  sold_lines: expression<readonly SoldLine[]>`
    coalesce((
      select json_agg(json_build_object(
        'type', type, 'tyreId', tyre_id, 'quantity', quantity, 'grossCents', total_cents - discount_cents,
        'credits', ${creditsOfLine}
      ) order by position) from shop_order_line line where order_id = o.id
    ), '[]')`,
  returned_tyres: expression<readonly Returned[]>`
    coalesce((
      select json_agg(json_build_object('tyreId', tyre_id, 'quantity', quantity) order by id)
      from returned_tyre where order_id = o.id and condition <> 'missing'
    ), '[]')`,
  is_fitted: expression<boolean>`o.progress = 'fitted'`,
  /** The part of the payment that has not been refunded yet. */
  left_cents: expression<number>`
    coalesce((
      select amount_cents - coalesce((select sum(amount_cents) from refund where attempt_id = payment_attempt.id), 0)
      from payment_attempt where order_id = o.id and state = 'paid'
    ), 0)::integer`,
})

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
  return Math.min(sumOf(awaitedRefund(facts), 'cents'), facts.leftCents)
}

/**
 * Returns the last day on which money has to be refunded, by the calendar in Helsinki: 14 days after the buyer withdrew
 * or cancelled (Consumer Protection Act, chapter 6, section 17).
 */
export function lastDayOfRefund(notice: Date): string {
  return addDays(helsinkiDate(notice), refundDays)
}
