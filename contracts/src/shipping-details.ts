import { z } from 'zod'
import { answer, customerAndGuest } from './endpoint.ts'
import { order, orderAddress } from './orders.ts'
import { cartId, orderId } from './parameters.ts'
import { oneLine, salutation } from './text-fields.ts'
import { shippingTypes } from './values/checkout-details.ts'
import { finnishDialCode } from './values/contact-number.ts'

/**
 * A text of one line whose length limit is far above the limits of the fields. A text that is too long for its field
 * is thus refused later, with the field's own sentence.
 */
const typed = oneLine.max(1000)
const typedOrEmpty = typed.nullish().transform((text) => text ?? '')

const addressFields = {
  address_line_1: typedOrEmpty.describe('Street and building number.'),
  address_line_2: typedOrEmpty.describe('A second line of the address, such as c/o. May be left out.'),
  zipcode: typedOrEmpty.describe('The postcode. The shop does not deliver to Åland (22…).'),
  city: typedOrEmpty.describe('The town.'),
  country_id: z.int().nullish().describe('The `id` of the country, as `countries` lists it; Finland is 73.'),
  company_name: typedOrEmpty.describe('The name of the company, where a company buys.'),
  company_vat_number: typedOrEmpty.describe(
    'The business id (Y-tunnus) or VAT number, where a company buys.',
  ),
}
/** A boolean. It may also be sent as a text, because a form body holds only texts. */
const truth = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'true', 'false'])])
  .transform((value) => value === 'true' || Number(value) === 1)

const billingDetails = z.object({
  address_type: z.literal('billing').default('billing').describe('Always `billing`. May be left out.'),
  salutation: salutation.default('mr'),
  first_name: typedOrEmpty.describe('The first name of the buyer.'),
  last_name: typedOrEmpty.describe('The last name of the buyer.'),
  email: typedOrEmpty.describe('Where the confirmation and the invoice are sent.'),
  country_code: typed
    .regex(/^\d{1,4}$/)
    .default(finnishDialCode)
    .describe('The country code of the phone number, digits without a plus: 358 is Finland.'),
  contact_number: typedOrEmpty.describe('The phone number of the buyer, 7 to 12 digits: 040 123 4567.'),
  job_title: typedOrEmpty.describe('The job title of the buyer, where a company buys. May be left out.'),
  company_branch: typedOrEmpty.describe('The branch or department, where a company buys. May be left out.'),
  is_business_customer: truth
    .optional()
    .describe('The same as `is_business_customer` of the order: one is enough.'),
  ...addressFields,
})

const shippingDetails = z.object({
  address_type: z.literal('shipping').default('shipping').describe('Always `shipping`. May be left out.'),
  order_id: orderId
    .nullish()
    .describe('The same as `order_id` of the request. May be left out; another id is refused.'),
  ship_to: z
    .enum(shippingTypes)
    .describe(
      'Where the tyres go: `billing` to the billing address, `different` to the address that is given here, `servicepoint` to the point that fits them.',
    ),
  dealer_id: z
    .int()
    .nullish()
    .describe('The `id` of the service point. Changes nothing: the one that the cart has chosen counts.'),
  first_name: typedOrEmpty.describe(
    'The first name of whoever receives the delivery at a `different` address. Left out with the last name, the buyer receives it.',
  ),
  last_name: typedOrEmpty.describe('The last name of whoever receives the delivery.'),
  email: typedOrEmpty.describe(
    'The e-mail address of whoever receives the delivery. Without it, that of the buyer is stored. The confirmation and the invoice go to the buyer.',
  ),
  contact_number: typedOrEmpty.describe('The Finnish phone number of whoever receives the delivery.'),
  ...addressFields,
})

export const updateShippingDetails = customerAndGuest({
  method: 'POST',
  moves: 'nothing',
  takesForm: true,
  customer: '/api/v1/customer/order/shipping-details/update',
  anonymous: '/api/v1/anonymous/order/shipping-details/update',
  summary:
    'Stores with an unpaid order who buys, where the tyres go, a note and a licence plate. `conditions: true` accepts the terms, without which the order cannot be paid',
  body: z.object({
    order_id: orderId,
    billing_details: billingDetails.describe('Who buys, and the address on the invoice.'),
    shipping_details: shippingDetails.describe('Where the tyres go.'),
    is_business_customer: truth.default(false).describe('True where a company buys.'),
    buyer_reference: typedOrEmpty.describe(
      'The reference of a company that buys, which its invoice repeats. Ignored for a private person.',
    ),
    order_note: typedOrEmpty.describe('A message to the shop. May be left out.'),
    licence_plate: typedOrEmpty.describe(
      'The licence plate of the vehicle, for the garage. May be left out.',
    ),
    refuses_review_emails: truth
      .default(false)
      .describe('True when the buyer wants no e-mail that asks for a review.'),
    conditions: truth
      .default(false)
      .describe(
        'True when the buyer accepts the terms as they are published now. Required before the payment: with false, the default, the details are stored, but `payment/process` refuses the order with `order-not-complete`. Staff who act for the customer cannot accept them.',
      ),
    is_gone_at_klaviyo: z
      .enum(['0', '1'])
      .default('0')
      .describe('Some clients send it. Changes nothing, because marketing has its own call.'),
  }),
  response: answer(order),
  errors: [
    'not-valid',
    'not-found',
    'order-paid',
    'not-logged-in',
    'session-ended',
    'not-allowed-while-acting',
  ],
})

export const getShippingDetails = customerAndGuest({
  method: 'GET',
  customer: '/api/v1/customer/order/shipping-details/get',
  anonymous: '/api/v1/anonymous/order/shipping-details/get',
  summary: 'Returns the details stored with the order of a cart; null when there are none',
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
