import type { Order, OrderLine } from '@pito/contracts/orders'
import type { ShippingType } from '@pito/contracts/values/checkout-details'
import type { DeductionReason } from '@pito/contracts/values/deduction-reasons'
import type { CamelCased, RowIn } from '../platform/database/columns.ts'
import { columns, expression } from '../platform/database/columns.ts'
import type { Part } from '../platform/database/statement.ts'
import { part } from '../platform/database/statement.ts'
import { trackingLink } from '../pricing/index.ts'
import type { AwaitedFacts } from './invoices/awaited-refund.ts'
import type { paymentFacts } from './order-store.ts'
import type { Scarcity } from './reservations/reservation-store.ts'
import { endedReservationsOf, requestedArticlesOf } from './reservations/reservation-store.ts'
import type { RequestedArticle } from './reservations/rules/why-not-scarce.ts'

/** An order line, read as JSON inside the row of its order; its fields are therefore named like the columns. */
export interface LineRow {
  readonly id: number
  readonly type: OrderLine['type']
  readonly tyre_id: number | null
  readonly service_id: number | null
  readonly name_fi: string
  readonly name_en: string
  readonly rim: number | null
  readonly for_another_car: boolean
  readonly quantity: number
  readonly unit_cents: number
  readonly total_cents: number
  readonly vat_permille: number
  readonly vat_cents: number
}

export interface AddressRow {
  readonly ship_to: ShippingType | null
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly country_code: string
  readonly contact_number: string
  readonly address_line_1: string
  readonly address_line_2: string | null
  readonly zipcode: string
  readonly city: string
  readonly country_id: number
  readonly company_name: string | null
  readonly company_vat_number: string | null
}

export interface CreditNoteRow {
  readonly number: number
  readonly issued_at: string
  readonly refunded_at: string | null
  readonly amount_cents: number
  readonly deducted_cents: number | null
  readonly deduction_reason: DeductionReason | null
}

export interface RefundOfOrderRow {
  readonly id: string
  readonly amount_cents: number
  readonly reason: Order['refunds'][number]['reason']
  readonly made_at: string | null
  readonly lines: readonly Pick<LineRow, 'name_fi' | 'name_en' | 'quantity'>[]
}

/** A supplement of an order, read as JSON inside the row of the order. */
export interface SupplementRow extends Pick<LineRow, 'name_fi' | 'name_en' | 'vat_cents' | 'vat_permille'> {
  readonly id: string
  readonly order_number: string
  readonly total_cents: number
  readonly created_at: string
  readonly paid_at: string | null
  readonly closed_at: string | null
  readonly refunded_cents: number
  readonly paid_by: Order['payment_by']
  readonly credit_notes: readonly CreditNoteRow[]
}

/** A tyre of an order, read as JSON inside the row of a list. */
export type TyreRow = Pick<LineRow, 'tyre_id' | 'name_fi' | 'name_en' | 'quantity'>

/** The fields that a list of orders shows for each order. */
export type SummaryRow = CamelCased<RowIn<[typeof summaryColumns, typeof paymentFacts]>>
export const summaryColumns = columns(
  { o: 'shop_order' },
  `o.id, o.order_number, o.order_status as status, o.progress, o.created_at, o.paid_at, o.withdrawn_at, o.fitting,
    o.total_cents`,
  { has_invoice: expression<boolean>`exists (select from invoice where order_id = o.id)` },
)

/**
 * SQL for whether the fitting time of the unpaid order `o` is held. The hold belongs to the order while it is being
 * paid, and before that to its cart.
 */
export const isTimeHeld = (now: Date) => part`
  exists (
    select from appointment
    where state = 'hold' and (order_id = o.id or order_id is null and appointment.cart_id = o.cart_id)
      and appointment.service_point_id = o.service_point_id and lower(during) is not distinct from o.fitted_at
      and (held_until is null or held_until > ${now})
  )`

/** What an order and the buyer's list of orders show about the delivery or the fitting. */
export const deliveryColumns = (now: Date) =>
  columns({ o: 'shop_order' }, 'o.fitted_at, o.delivery_from::text, o.delivery_to::text', {
    is_time_held: expression<boolean>`${isTimeHeld(now)}`,
    dealer: expression<NonNullable<Order['service_point_shipment_details']> | null>`
      select json_build_object(
        'slug', slug, 'company_name', company_name, 'contact_number', contact_number, 'email', dealer_email,
        'address_line_1', address_line_1, 'zipcode', zipcode, 'city', city
      ) from service_point where id = o.service_point_id`,
  })

/** SQL for the ended reservations after which the buyer of the unpaid order `o` may have to wait. */
const endedOf = (now: Date, scarcity: Scarcity | null) => part`
  select coalesce(json_agg(json_build_object('reserved_at', reserved_at, 'ended_at', ended_at)), '[]')
  ${endedReservationsOf(now, scarcity)}`

const addressOf = (kind: 'billing' | 'shipping') => expression<AddressRow | null>`
  select row_to_json(address) from shop_order_address address where order_id = o.id and kind = ${kind}`

/** SQL for how the order with this id was paid. */
const paidBy = (orderId: Part) => part`
  select method from payment_attempt where order_id = ${orderId} and state = 'paid'`

/** SQL for the credit notes of the order with this id, as a JSON list. */
const creditNotesOf = (orderId: Part) => part`
  coalesce((
    select json_agg(note order by note.number) from (
      select credit_note.number, credit_note.issued_at, credit_note.amount_cents, made_at as refunded_at,
        deducted_cents, deduction_reason
      from invoice join credit_note on invoice_number = invoice.number left join refund on refund.id = refund_id
      where invoice.order_id = ${orderId}
    ) note
  ), '[]')`

export const orderColumns = (now: Date, scarcity: Scarcity | null) =>
  columns(
    { o: 'shop_order' },
    `o.goods_cents, o.services_cents, o.delivery_cents, o.discount_cents, o.vat_cents, o.promo_code_id,
      o.promo_code_name, o.buyer_reference, o.order_note as note, o.licence_plate as plate, o.is_business,
      o.terms_version, o.shipped_at, o.delivered_at, o.withdrawal_from, o.cancelled_at, o.tracking_numbers`,
    {
      tracking_link: expression<string | null>`${trackingLink(now)}`,
      ended_reservations: expression<readonly { readonly reserved_at: string; readonly ended_at: string }[]>`
        ${endedOf(now, scarcity)}`,
      /** The articles of an unpaid order of a guest, with what others have reserved of them. */
      requested_articles: expression<readonly RequestedArticle[]>`
        ${scarcity ? requestedArticlesOf(now, scarcity.network) : part`'[]'::json`}`,
      has_terms: expression<boolean>`exists (select from order_terms where order_id = o.id)`,
      paid_by: expression<Order['payment_by']>`${paidBy(part`o.id`)}`,
      credit_notes: expression<readonly CreditNoteRow[]>`${creditNotesOf(part`o.id`)}`,
      /** The refunds with the pieces that the credit note of each takes back. */
      refunds: expression<readonly RefundOfOrderRow[]>`
        coalesce((
          select json_agg(json_build_object(
            'id', refund.id, 'amount_cents', refund.amount_cents, 'reason', reason, 'made_at', made_at,
            'lines', coalesce((
              select json_agg(json_build_object('name_fi', name_fi, 'name_en', name_en, 'quantity', credited.quantity)
                order by position)
              from credit_note join credit_note_line credited on credit_note_number = credit_note.number
                join shop_order_line line on line.id = order_line_id
              where refund_id = refund.id and credited.quantity > 0 and type in ('product', 'service')
            ), '[]')
          ) order by requested_at, refund.id)
          from refund join payment_attempt on payment_attempt.id = attempt_id
          where payment_attempt.order_id = o.id
        ), '[]')`,
      supplements: expression<readonly SupplementRow[]>`
        coalesce((
          select json_agg(json_build_object(
            'id', supplement.id, 'order_number', supplement.order_number, 'name_fi', name_fi, 'name_en', name_en,
            'total_cents', supplement.total_cents, 'vat_cents', supplement.vat_cents, 'vat_permille', vat_permille,
            'created_at', supplement.created_at, 'paid_at', supplement.paid_at, 'closed_at', supplement.closed_at,
            'refunded_cents', coalesce((
              select sum(refund.amount_cents) from refund join payment_attempt attempt on attempt.id = attempt_id
              where attempt.order_id = supplement.id and attempt.state = 'paid'
            ), 0), 'paid_by', (${paidBy(part`supplement.id`)}), 'credit_notes', ${creditNotesOf(part`supplement.id`)}
          ) order by supplement.created_at, supplement.id)
          from shop_order supplement join shop_order_line line on line.order_id = supplement.id
          where supplement.supplement_of = o.id
        ), '[]')`,
      lines: expression<readonly LineRow[]>`
        coalesce((select json_agg(line order by position) from shop_order_line line where order_id = o.id), '[]')`,
      billing: addressOf('billing'),
      shipping: addressOf('shipping'),
    },
  )

export type OrderRow = SummaryRow &
  AwaitedFacts &
  CamelCased<RowIn<[ReturnType<typeof deliveryColumns>, ReturnType<typeof orderColumns>]>>
