import type { Order } from '@pito/contracts/orders'
import type { BookedFitting } from '../booking/index.ts'
import { readFitting } from '../booking/index.ts'
import type { Offer } from '../catalogue/index.ts'
import { readOffers } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import type { Part } from '../platform/database/statement.ts'
import { part } from '../platform/database/statement.ts'
import { networkHashes } from '../platform/limits/network-hash.ts'
import { awaitedFacts } from './invoices/awaited-refund.ts'
import type { Viewer } from './invoices/invoice-path.ts'
import { orderInEuros } from './order-in-euros.ts'
import type { OrderRow } from './order-row.ts'
import { paymentFacts } from './order-store.ts'
import type { Scarcity } from './reservations/reservation-store.ts'
import { endedReservationsOf, requestedArticlesOf } from './reservations/reservation-store.ts'

type Reader = Pick<Context, 'sql' | 'now' | 'locale' | 'platform' | 'address'> & { readonly caller: Viewer }
type Which = { readonly id: string } | { readonly number: string; readonly owner?: Part }

/**
 * Returns undefined if there is no such order, or it belongs to another owner. Runs two statements, or one if the
 * caller passes in the offers of the tyres, and one more for the time of a paid fitting. The number of statements does
 * not grow with the order.
 */
export async function readOrder(
  ctx: Reader,
  which: Which,
  known?: ReadonlyMap<number, Offer>,
): Promise<Order | undefined> {
  const condition =
    'id' in which
      ? part`o.id = ${which.id}`
      : part`order_number = ${which.number} and ${which.owner ?? part`true`}`
  const scarcity = scarcityFor(ctx)
  const [row] = await ctx.sql<OrderRow>`
    select o.id, order_number, order_status as status, progress, created_at,
      paid_at, ${paymentFacts}, ${endedOf(ctx.now, scarcity)} as ended_reservations,
      ${scarcity ? requestedArticlesOf(ctx.now, scarcity.network) : part`'[]'::json`} as requested_articles,
      ${isTimeHeld(ctx.now)} as is_time_held, fitting, o.fitted_at, goods_cents,
      services_cents, delivery_cents, discount_cents,
      vat_cents, o.total_cents, promo_code_id,
      promo_code_name, delivery_from::text, delivery_to::text,
      buyer_reference, order_note as note, licence_plate as plate, is_business,
      terms_version, shipped_at,
      delivered_at, withdrawn_at, cancelled_at,
      invoice.number is not null as has_invoice,
      exists (select from order_terms where order_id = o.id) as has_terms, ${awaitedFacts},
      (select method from payment_attempt where order_id = o.id and state = 'paid') as paid_by,
      coalesce((
        select json_agg(note order by note.number) from (
          select credit_note.number, issued_at, credit_note.amount_cents, made_at as refunded_at, deducted_cents,
            deduction_reason
          from credit_note left join refund on refund.id = refund_id where invoice_number = invoice.number
        ) note
      ), '[]') as credit_notes,
      ${refundsOfOrder} as refunds,
      coalesce((select json_agg(line order by position) from shop_order_line line where order_id = o.id), '[]') as lines,
      (select row_to_json(address) from shop_order_address address where order_id = o.id and kind = 'billing') as billing,
      (select row_to_json(address) from shop_order_address address where order_id = o.id and kind = 'shipping') as shipping,
      ${dealerOfOrder} as dealer
    from shop_order o left join invoice on invoice.order_id = o.id
    where ${condition}`
  if (!row) return undefined
  const tyreIds = row.lines.flatMap(({ type, tyre_id }) => (type === 'product' && tyre_id ? [tyre_id] : []))
  const { sql, now, locale, caller } = ctx
  const { config } = ctx.platform
  const offers = known ?? (await readOffers(ctx, sql, tyreIds))
  return orderInEuros({ ...row, booked: await bookedOf(sql, row) }, { offers, locale, now, caller, config })
}

/** What other guests of the network do concerns only a guest who is about to pay. */
function scarcityFor({ platform: { config }, caller, address }: Reader): Scarcity | null {
  if (caller.kind !== 'guest') return null
  return { network: networkHashes(config, address).network, scarceStock: config.scarceStock }
}

/** SQL for the refunds of the order `o`, with the pieces that the credit note of each takes back. */
const refundsOfOrder = part`coalesce((
  select json_agg(json_build_object(
    'id', refund.id, 'amount_cents', refund.amount_cents, 'reason', reason, 'made_at', made_at, 'lines', coalesce((
      select json_agg(json_build_object('name_fi', name_fi, 'name_en', name_en, 'quantity', credited.quantity)
        order by position)
      from credit_note join credit_note_line credited on credit_note_number = credit_note.number
        join shop_order_line line on line.id = order_line_id
      where refund_id = refund.id and credited.quantity > 0 and type in ('product', 'service')
    ), '[]')
  ) order by requested_at, refund.id)
  from refund join payment_attempt on payment_attempt.id = attempt_id
  where payment_attempt.order_id = o.id
), '[]')`

/** SQL for the ended reservations after which the buyer of the unpaid order `o` may have to wait. */
const endedOf = (now: Date, scarcity: Scarcity | null) => part`(
  select coalesce(json_agg(json_build_object('reserved_at', reserved_at, 'ended_at', ended_at)), '[]')
  ${endedReservationsOf(now, scarcity)}
)`

/** SQL for the service point of the order `o`, as the API shows it. */
export const dealerOfOrder = part`(
  select json_build_object(
    'slug', slug, 'company_name', company_name, 'contact_number', contact_number, 'email', dealer_email,
    'address_line_1', address_line_1, 'zipcode', zipcode, 'city', city
  ) from service_point where id = o.service_point_id
)`

/**
 * SQL that tells whether the fitting time of the unpaid order `o` is held. The hold belongs to the order while it is
 * being paid, and before that to its cart.
 */
export const isTimeHeld = (now: Date) => part`exists (
  select from appointment
  where state = 'hold' and (order_id = o.id or order_id is null and appointment.cart_id = o.cart_id)
    and appointment.service_point_id = o.service_point_id and lower(during) is not distinct from o.fitted_at
    and (held_until is null or held_until > ${now})
)`

async function bookedOf(sql: Sql, { id, status, fitting }: OrderRow): Promise<BookedFitting | null> {
  return status === 'paid' && fitting ? ((await readFitting(sql, id)) ?? null) : null
}
