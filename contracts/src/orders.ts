import { z } from 'zod'
import { appointment, orderAppointment } from './booking.ts'
import { answer, answerPage, customerAndGuest, endpoint } from './endpoint.ts'
import { cartId, orderNumber, page } from './parameters.ts'
import { deliveryDays } from './pricing.ts'
import { product } from './product.ts'
import { shippingTypes } from './values/checkout-details.ts'
import { deductionReasons } from './values/deduction-reasons.ts'
import { notCheckedOut } from './values/not-checked-out.ts'
import { orderProgress } from './values/order-progress.ts'
import { supplementStates } from './values/order-supplements.ts'
import { paymentMethods } from './values/payment-methods.ts'
import { paymentStates } from './values/payment-state.ts'
import { refundReasons } from './values/refunds.ts'

export const orderStatuses = ['unpaid', 'paid'] as const
export const orderTypes = ['service_point_delivery', 'other'] as const

export const orderedProduct = product
  .pick({
    id: true,
    brand_name: true,
    model: true,
    size_text: true,
    image: true,
    tyre_season_id: true,
    vehicle_type: true,
    link_fi: true,
    link_en: true,
  })
  .meta({ id: 'OrderedProduct' })

const orderLine = z
  .object({
    id: z.int(),
    type: z.enum(['product', 'service', 'shipping_charges', 'recycling_charges']),
    type_id: z.int().nullable(),
    name: z.string().describe('The name at the time of the order, in the caller’s language.'),
    rim_size: z.number().nullable().describe('The rim in inches, for a service that depends on it.'),
    for_another_car: z.boolean().describe('Whether the buyer has said that the tyre is for another car.'),
    quantity: z.int(),
    unit_price: z.number(),
    sub_total: z.number(),
    vat_percent: z.number(),
    vat_amount: z.number(),
    product: orderedProduct.nullable(),
  })
  .meta({ id: 'OrderLine' })
export type OrderLine = z.output<typeof orderLine>

export const orderAddress = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    country_code: z.string(),
    contact_number: z.string(),
    address_line_1: z.string(),
    address_line_2: z.string().nullable(),
    zipcode: z.string(),
    city: z.string(),
    country_id: z.int(),
    company_name: z.string().nullable(),
    company_vat_number: z.string().nullable(),
  })
  .meta({ id: 'OrderAddress' })
export type OrderAddress = z.output<typeof orderAddress>

const summary = {
  id: z.string(),
  order_number: z.string(),
  order_status: z.enum(orderStatuses),
  progress: z.enum(orderProgress),
  payment_state: z
    .enum(paymentStates)
    .describe(
      '`waiting`: the buyer can pay it now. `checking`: the provider has not decided yet. `ended`: nothing is reserved for the order any more, and nobody has to pay it.',
    ),
  order_type: z.enum(orderTypes),
  created_at: z.iso.datetime(),
  paid_on: z.iso.datetime().nullable(),
  withdrawn_at: z.iso.datetime().nullable().describe('When the buyer withdrew from the contract.'),
  total: z.number(),
  invoice_path: z
    .string()
    .nullable()
    .describe('The address for downloading the invoice; null until the order is paid.'),
}
export const supplementAmounts = {
  amount: z.number().describe('What it costs, VAT included.'),
  vat_percent: z.number(),
  vat_amount: z.number(),
}

const creditNote = z
  .object({
    number: z.int(),
    issued_at: z.iso.datetime(),
    refunded_at: z.iso
      .datetime()
      .nullable()
      .describe('When the provider refunded it; null while the refund is due.'),
    amount: z.number(),
    path: z.string().nullable(),
  })
  .meta({ id: 'OrderCreditNote' })

const supplementOfOrder = z
  .object({
    order_number: z.string().describe('The number under which the supplement is paid and invoiced.'),
    name: z.string(),
    ...supplementAmounts,
    state: z
      .enum(supplementStates)
      .describe('`ended`: the link was withdrawn or replaced, and nobody has to pay.'),
    requested_at: z.iso.datetime(),
    paid_at: z.iso.datetime().nullable(),
    refunded: z.number().describe('How much of it goes back or has gone back.'),
    payment_by: z.enum(paymentMethods).nullable().describe('How it was paid; null until then.'),
    invoice_path: z.string().nullable(),
    credit_notes: z.array(creditNote).describe('The refunds of the supplement.'),
    pay_path: z
      .string()
      .nullable()
      .describe('The page of the shop that pays it; null for staff and unless it is open.'),
  })
  .meta({ id: 'SupplementOfOrder' })

const orderSummary = z.object(summary).meta({ id: 'OrderSummary' })
export type OrderSummary = z.output<typeof orderSummary>

const promisedDays = deliveryDays
  .nullable()
  .describe('The days between which delivery was promised. Null when the tyres are fitted.')

/** An order with all details. Amounts are in euros with VAT, as they were when the buyer last confirmed the order. */
export const order = z
  .object({
    ...summary,
    reserved_until: z.iso
      .datetime()
      .nullable()
      .describe('Until when the tyres and the time are reserved for the payment; null if nothing is.'),
    payable_from: z.iso
      .datetime()
      .nullable()
      .describe(
        'The earliest start of the next payment; null unless the buyer has to wait because reservations of the same tyres expired without a payment.',
      ),
    payment_refusal: z
      .string()
      .nullable()
      .describe(
        'Why a payment could not be started now, in the language of the caller: others of the network of a guest have reserved the last tyres. Null if nothing is known that keeps it from being started.',
      ),
    sub_total: z.number(),
    shipping_charges: z.number(),
    delivery_days: promisedDays,
    discount_amount: z.number(),
    promo_code_id: z.int().nullable(),
    promo_code_name: z.string().nullable(),
    vat_amount: z.number(),
    buyer_reference: z.string().nullable().describe('The reference of a company that buys.'),
    order_note: z.string().nullable(),
    licence_plate: z.string().nullable(),
    is_business_customer: z.boolean(),
    payment_by: z.enum(paymentMethods).nullable().describe('How the order was paid; null until then.'),
    credit_notes: z.array(creditNote).describe('The refunds of the order.'),
    refund: z
      .object({
        amount: z
          .number()
          .describe('How much the buyer gets back in all, supplements included and deductions taken off.'),
        parts: z
          .array(z.object({ amount: z.number(), payment_by: z.enum(paymentMethods).nullable() }))
          .describe(
            'How much of it goes back of each payment: that of the order first, then its supplements.',
          ),
        made: z.number().describe('How much of it the provider has refunded.'),
        latest_on: z.iso
          .date()
          .nullable()
          .describe('The last day of the refund after a withdrawal or a cancellation, by Finnish time.'),
        deductions: z.array(z.object({ amount: z.number(), reason: z.enum(deductionReasons) })),
      })
      .meta({ id: 'RefundDue' })
      .nullable()
      .describe('What goes back of the payments; null if nothing does.'),
    tyres_are_collected: z
      .boolean()
      .describe(
        'Whether the shop collects tyres from a buyer who withdraws. It then refunds without waiting for them.',
      ),
    refunds: z
      .array(
        z
          .object({
            id: z.string(),
            amount: z.number(),
            reason: z.enum(refundReasons),
            made_at: z.iso
              .datetime()
              .nullable()
              .describe('When the provider refunded it; null while the refund is due.'),
            lines: z
              .array(orderLine.pick({ name: true, quantity: true }))
              .describe('The pieces that were given back for it. Empty when only money is refunded.'),
          })
          .meta({ id: 'OrderRefund' }),
      )
      .describe('What has been or will be refunded, money that arrived in vain included; the oldest first.'),
    supplements: z
      .array(supplementOfOrder)
      .describe(
        'Differences in price after the fitting was moved to a dearer service point; the oldest first.',
      ),
    billing_details: orderAddress.nullable(),
    shipping_details: orderAddress
      .extend({
        address_type: z.literal('shipping'),
        order_id: z.string(),
        ship_to: z.enum(shippingTypes),
      })
      .meta({ id: 'OrderShippingAddress' })
      .nullable(),
    service_point_shipment_details: appointment.shape.dealer.nullable(),
    appointment: orderAppointment
      .extend({
        move_token: z
          .string()
          .nullable()
          .describe('Moves the appointment to another time; null when the buyer can no longer move it.'),
        move_until: z.iso
          .datetime()
          .nullable()
          .describe('Until when the buyer can move it; null without `move_token` and after it was declined.'),
      })
      .meta({ id: 'OrderAppointment' })
      .nullable()
      .describe(
        'The appointment of an order with fitting; null once the fitting is cancelled, and while nothing is paid if the time is not held.',
      ),
    fitting_declined: z
      .boolean()
      .describe(
        'The service point could not do it: the buyer takes another time by the link of the e-mail, or cancels.',
      ),
    line_items: z.array(orderLine),
    terms_version: z
      .string()
      .nullable()
      .describe('Which version of the terms was accepted; null until then.'),
    terms_path: z
      .string()
      .nullable()
      .describe(
        'The address for downloading the accepted terms, as the confirmation carried them; null before.',
      ),
    shipped_at: z.iso.datetime().nullable(),
    delivered_at: z.iso
      .datetime()
      .nullable()
      .describe('When the customer received the tyres or they were fitted.'),
    cancelled_at: z.iso.datetime().nullable(),
    can_be_cancelled: z.boolean(),
    can_be_withdrawn: z.boolean(),
    withdraw_until: z.iso
      .date()
      .nullable()
      .describe('The last day of withdrawal; null until it is delivered.'),
    parcels: z
      .array(
        z.object({
          tracking_number: z.string(),
          tracking_url: z.string().nullable().describe('The page of the carrier about the parcel.'),
        }),
      )
      .describe('The parcels with the tyres, as far as their tracking numbers are known.'),
  })
  .meta({ id: 'Order' })
export type Order = z.output<typeof order>

export const confirmOrder = customerAndGuest({
  method: 'POST',
  moves: 'stock',
  takesForm: true,
  customer: '/api/v1/customer/order/confirm',
  anonymous: '/api/v1/anonymous/order/confirm',
  summary: 'Creates the unpaid order of the open cart, or updates it; nothing is charged',
  body: z.object({ cart_id: cartId }),
  response: answer(z.object({ orderDetails: order })),
  errors: ['not-valid', 'not-found', ...notCheckedOut, 'checkout-full', 'not-logged-in', 'session-ended'],
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/v1/customer/orders',
  summary: 'Lists the customer’s orders, the latest first',
  query: z.object({ page }),
  response: answerPage(
    orderSummary.extend({
      tyres: z.array(orderLine.pick({ name: true, quantity: true, product: true })),
      delivery_days: promisedDays,
      appointment: orderAppointment
        .nullable()
        .describe('The time and the place of the fitting, as the page of the order shows them.'),
    }),
  ),
  errors: ['not-valid', 'not-allowed', 'not-logged-in', 'session-ended'],
})

export const getNextFitting = endpoint({
  method: 'GET',
  path: '/api/v1/customer/next-fitting',
  summary: 'Returns the next booked fitting of the customer’s orders; null when there is none',
  response: answer(
    z
      .object({
        order_number: z.string(),
        schedule_date: z.iso.date(),
        start_time: z.string(),
        company_name: z.string(),
        city: z.string(),
      })
      .nullable(),
  ),
  errors: ['not-allowed', 'not-logged-in', 'session-ended'],
})

const byNumber = {
  method: 'GET',
  params: z.object({ orderNumber }),
  customerExample: { orderNumber: '3907152846' },
  response: answer(order),
} as const
const foreign = ['not-valid', 'not-found', 'not-logged-in', 'session-ended'] as const

export const getOrder = customerAndGuest({
  ...byNumber,
  customer: '/api/v1/customer/order/:orderNumber',
  anonymous: '/api/v1/anonymous/order/:orderNumber',
  summary: 'Returns one of the caller’s own orders; others are not found',
  errors: [...foreign],
})

export const getOrderDetails = customerAndGuest({
  ...byNumber,
  customer: '/api/v1/customer/order/:orderNumber/details',
  anonymous: '/api/v1/anonymous/order/:orderNumber/details',
  summary: 'Does the same under a second address',
  errors: [...foreign],
})
