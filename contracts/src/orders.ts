import { z } from 'zod'
import { appointment } from './booking.ts'
import { answer, answerPage, customerAndGuest, endpoint } from './endpoint.ts'
import { deliveryDays } from './pricing.ts'
import { product } from './product.ts'
import { shippingTypes } from './values/checkout-details.ts'
import { finnishDialCode } from './values/contact-number.ts'
import { orderProgress } from './values/order-progress.ts'
import { salutations } from './values/salutations.ts'

const cartId = z.string().regex(/^[\w-]{1,100}$/)
const orderNumber = z.string().max(40).describe('Ten digits')
/** Long texts are refused with the sentence of their field, so the limit here is far above it. */
const typed = z.string().trim().max(1000)
const typedOrEmpty = typed.nullish().transform((text) => text ?? '')

export const orderStatuses = ['unpaid', 'paid'] as const
export const orderTypes = ['service_point_delivery', 'other'] as const

const orderLine = z
  .object({
    id: z.int(),
    type: z.enum(['product', 'service', 'shipping_charges', 'recycling_charges']),
    type_id: z.int().nullable(),
    name: z.string().describe('As it was called when it was ordered, in the caller’s language.'),
    rim_size: z.number().nullable().describe('Of a service that depends on it, in inches.'),
    quantity: z.int(),
    unit_price: z.number(),
    sub_total: z.number(),
    vat_percent: z.number(),
    vat_amount: z.number(),
    product: product
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
      .nullable(),
  })
  .meta({ id: 'OrderLine' })
export type OrderLine = z.output<typeof orderLine>

const orderAddress = z
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
  order_type: z.enum(orderTypes),
  created_at: z.iso.datetime(),
  paid_on: z.iso.datetime().nullable(),
  total: z.number(),
  invoice_path: z
    .string()
    .nullable()
    .describe('Where the caller downloads it; null until the order is paid.'),
}
const orderSummary = z.object(summary).meta({ id: 'OrderSummary' })
export type OrderSummary = z.output<typeof orderSummary>

/** Amounts in euros, VAT included, as they were when the order was last confirmed. */
export const order = z
  .object({
    ...summary,
    sub_total: z.number(),
    shipping_charges: z.number(),
    delivery_days: deliveryDays
      .nullable()
      .describe('What the buyer was told: at home between these days. Null where the tyres are fitted.'),
    discount_amount: z.number(),
    promo_code_id: z.int().nullable(),
    promo_code_name: z.string().nullable(),
    vat_amount: z.number(),
    order_note: z.string().nullable(),
    licence_plate: z.string().nullable(),
    is_business_customer: z.boolean(),
    credit_notes: z
      .array(
        z.object({
          number: z.int(),
          issued_at: z.iso.datetime(),
          refunded_at: z.iso.datetime().nullable().describe('When it was sent back; null while it is due.'),
          amount: z.number(),
          path: z.string().nullable(),
        }),
      )
      .describe('Of money that goes back.'),
    billing_details: orderAddress.nullable(),
    shipping_details: orderAddress.extend({ ship_to: z.enum(shippingTypes) }).nullable(),
    service_point_shipment_details: appointment.shape.dealer.nullable(),
    appointment: appointment
      .pick({ schedule_date: true, start_time: true, end_time: true, without_calendar: true, dealer: true })
      .nullable()
      .describe('Of an order that is fitted; null once the fitting is cancelled.'),
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
    shipped_at: z.iso.datetime().nullable(),
    delivered_at: z.iso.datetime().nullable().describe('With the customer, or fitted.'),
    withdrawn_at: z.iso.datetime().nullable().describe('When the buyer withdrew from the contract.'),
    cancelled_at: z.iso.datetime().nullable(),
    can_be_cancelled: z.boolean(),
    can_be_withdrawn: z.boolean(),
    withdraw_until: z.iso
      .date()
      .nullable()
      .describe('The last day of withdrawal; null until it is delivered.'),
  })
  .meta({ id: 'Order' })
export type Order = z.output<typeof order>

const notCheckedOut = ['cart-empty', 'sold-out', 'not-enough-stock', 'appointment-missing'] as const

export const confirmOrder = customerAndGuest({
  method: 'POST',
  customer: '/api/v1/customer/order/confirm',
  anonymous: '/api/v1/anonymous/order/confirm',
  summary:
    'Makes the unpaid order of the open cart, or brings it up to date with the cart; nothing is charged',
  body: z.object({ cart_id: cartId }),
  response: answer(z.object({ orderDetails: order })),
  errors: ['not-valid', 'not-found', ...notCheckedOut, 'not-logged-in', 'session-ended'],
})

const addressFields = {
  address_line_1: typedOrEmpty,
  address_line_2: typedOrEmpty,
  zipcode: typedOrEmpty,
  city: typedOrEmpty,
  country_id: z.int().nullish(),
  company_name: typedOrEmpty,
  company_vat_number: typedOrEmpty,
}
const truth = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1'])])
  .transform((value) => Number(value) === 1)

export const billingDetails = z.object({
  address_type: z.literal('billing').default('billing'),
  salutation: z.enum(salutations).default('mr'),
  first_name: typedOrEmpty,
  last_name: typedOrEmpty,
  email: typedOrEmpty,
  country_code: typed.regex(/^\d{1,4}$/).default(finnishDialCode),
  contact_number: typedOrEmpty,
  job_title: typedOrEmpty,
  company_branch: typedOrEmpty,
  is_business_customer: truth.optional(),
  ...addressFields,
})

export const shippingDetails = z.object({
  address_type: z.literal('shipping').default('shipping'),
  ship_to: z.enum(shippingTypes),
  dealer_id: z
    .int()
    .nullish()
    .describe('The chosen service point’s; that of the cart counts, whatever is sent.'),
  ...addressFields,
})

export const updateShippingDetails = customerAndGuest({
  method: 'POST',
  customer: '/api/v1/customer/order/shipping-details/update',
  anonymous: '/api/v1/anonymous/order/shipping-details/update',
  summary:
    'Stores who buys, where the tyres go, note and plate with an unpaid order, and which terms were accepted',
  body: z.object({
    order_id: z.uuid(),
    billing_details: billingDetails,
    shipping_details: shippingDetails,
    is_business_customer: truth.default(false),
    order_note: typedOrEmpty,
    licence_plate: typedOrEmpty,
    refuses_review_emails: truth
      .default(false)
      .describe('True: the buyer wants no e-mail that asks for a review.'),
    conditions: truth
      .default(false)
      .describe('True: the buyer accepts the terms as they are now. Without it the order cannot be paid.'),
    is_gone_at_klaviyo: z
      .enum(['0', '1'])
      .default('0')
      .describe('Sent by clients of the specification; marketing has a call of its own.'),
  }),
  response: answer(order),
  errors: ['not-valid', 'not-found', 'order-paid', 'not-logged-in', 'session-ended'],
})

export const getShippingDetails = customerAndGuest({
  method: 'GET',
  customer: '/api/v1/customer/order/shipping-details/get',
  anonymous: '/api/v1/anonymous/order/shipping-details/get',
  summary: 'What was stored with the order of a cart; null when nothing was',
  query: z.object({ cartId }),
  response: answer(
    z
      .object({
        order_id: z.string(),
        order_number: z.string(),
        billing_details: orderAddress.nullable(),
        shipping_details: order.shape.shipping_details,
        is_business_customer: z.boolean(),
        order_note: z.string().nullable(),
        licence_plate: z.string().nullable(),
      })
      .nullable(),
  ),
  errors: ['not-valid', 'not-found', 'not-logged-in', 'session-ended'],
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/v1/customer/orders',
  summary: 'The customer’s orders, the latest first',
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: answerPage(orderSummary),
  errors: ['not-valid', 'not-allowed', 'not-logged-in', 'session-ended'],
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
  summary: 'An order of one’s own; any other is not found',
  errors: [...foreign],
})

export const getOrderDetails = customerAndGuest({
  ...byNumber,
  customer: '/api/v1/customer/order/:orderNumber/details',
  anonymous: '/api/v1/anonymous/order/:orderNumber/details',
  summary: 'The same under the specification’s other address',
  errors: [...foreign],
})

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const

export const listOrdersForStaff = endpoint({
  method: 'GET',
  path: '/api/v1/staff/orders',
  summary: 'All orders, the latest first; search finds numbers, names and e-mail addresses',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    search: z.string().trim().max(100).default(''),
    order_status: z.enum(orderStatuses).optional(),
  }),
  response: answerPage(orderSummary.extend({ name: z.string().nullable(), email: z.string().nullable() })),
  errors: [...ofStaff, 'not-valid'],
})

export const getOrderForStaff = endpoint({
  method: 'GET',
  path: '/api/v1/staff/orders/:orderNumber',
  summary: 'One order, whole',
  params: z.object({ orderNumber }),
  example: { orderNumber: '3907152846' },
  response: answer(order),
  errors: [...ofStaff, 'not-valid', 'not-found'],
})
