import type { Order, OrderLine } from '@pito/contracts/orders'
import type { ShippingType } from '@pito/contracts/values/checkout-details'
import type { DeductionReason } from '@pito/contracts/values/deduction-reasons'
import type { AwaitedFacts } from './invoices/awaited-refund.ts'
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

/** A tyre of an order, read as JSON inside the row of a list. */
export type TyreRow = Pick<LineRow, 'tyre_id' | 'name_fi' | 'name_en' | 'quantity'>

export interface OrderRow extends AwaitedFacts {
  readonly id: string
  readonly orderNumber: string
  readonly status: Order['order_status']
  readonly progress: Order['progress']
  readonly createdAt: Date
  readonly paidAt: Date | null
  readonly isClosed: boolean
  readonly hasAttempts: boolean
  readonly isChecked: boolean
  readonly isInCart: boolean
  readonly reservedUntil: Date | null
  readonly endedReservations: readonly { readonly reserved_at: string; readonly ended_at: string }[]
  /** The articles of an unpaid order of a guest, with what others have reserved of them. */
  readonly requestedArticles: readonly RequestedArticle[]
  /** Whether the fitting time of an unpaid order is held, for its payment or for the cart that it follows. */
  readonly isTimeHeld: boolean
  readonly fitting: boolean
  readonly fittedAt: Date | null
  readonly goodsCents: number
  readonly servicesCents: number
  readonly deliveryCents: number
  readonly discountCents: number
  readonly vatCents: number
  readonly totalCents: number
  readonly promoCodeId: number | null
  readonly promoCodeName: string | null
  readonly deliveryFrom: string | null
  readonly deliveryTo: string | null
  readonly buyerReference: string | null
  readonly note: string | null
  readonly plate: string | null
  readonly isBusiness: boolean
  readonly termsVersion: string | null
  readonly shippedAt: Date | null
  readonly deliveredAt: Date | null
  readonly withdrawnAt: Date | null
  readonly cancelledAt: Date | null
  readonly hasInvoice: boolean
  readonly hasTerms: boolean
  readonly paidBy: Order['payment_by']
  readonly creditNotes: readonly CreditNoteRow[]
  readonly refunds: readonly RefundOfOrderRow[]
  readonly lines: readonly LineRow[]
  readonly billing: AddressRow | null
  readonly shipping: AddressRow | null
  readonly dealer: NonNullable<Order['service_point_shipment_details']> | null
}

/** The fields that a list of orders shows for each order. */
export type SummaryRow = Pick<
  OrderRow,
  | 'id'
  | 'orderNumber'
  | 'status'
  | 'progress'
  | 'createdAt'
  | 'paidAt'
  | 'withdrawnAt'
  | 'isClosed'
  | 'hasAttempts'
  | 'isChecked'
  | 'isInCart'
  | 'reservedUntil'
  | 'fitting'
  | 'totalCents'
  | 'hasInvoice'
>
