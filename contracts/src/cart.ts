import { z } from 'zod'
import { appointment } from './booking.ts'
import { answer, customerAndGuest, endpoint } from './endpoint.ts'
import { cartId } from './parameters.ts'
import { deliveryDays, deliveryTier } from './pricing.ts'
import { product } from './product.ts'
import { mostInRow } from './values/cart-quantity.ts'
import { notCheckedOut } from './values/not-checked-out.ts'

export const shippingAddressTypes = ['billing', 'different', 'servicepoint'] as const
export const rowId = z.int().min(1).max(2_147_483_647)
export const lineItemTypes = ['product', 'service', 'shipping_charges', 'recycling_charges'] as const

/** Euros, VAT included. What follows from another line has no id of its own and cannot be removed. */
export const lineItem = z
  .object({
    id: z.int().nullable(),
    cart_id: z.string(),
    type: z.enum(lineItemTypes),
    type_id: z
      .int()
      .nullable()
      .describe('Of a product or of its recycling fee: the product; of a service: the service.'),
    sub_type_id: z
      .int()
      .nullable()
      .describe('Of a service whose price depends on the rim: the rim in tenths of an inch.'),
    quantity: z.int(),
    unit_price: z.number(),
    sub_total: z.number(),
    vat_percent: z.number(),
    vat_amount: z.number(),
    product: product.nullable(),
    service: z
      .object({
        translations: z.array(z.object({ locale_code: z.string(), name: z.string() })),
        is_price_per_quantity: z.boolean(),
      })
      .nullable(),
    rim_size: z.number().nullable().describe('Of a service whose price depends on it, in inches.'),
    is_from_price: z
      .boolean()
      .describe('The lowest price of any service point, before one is chosen: not in the total.'),
    discount_amount: z
      .number()
      .describe("This line's share of the promo code; `sub_total` is the price before it."),
    price_was: z
      .number()
      .nullable()
      .describe('What one cost, everything in, when the customer last saw it; null when it costs the same.'),
    axle: z
      .enum(['front', 'rear'])
      .nullable()
      .describe('Of tyres that were put in as front and rear of a set; null for others.'),
    other_axle_line_id: z.int().nullable().describe('The line with the tyres of the other axle.'),
  })
  .meta({ id: 'LineItem' })
export type LineItem = z.output<typeof lineItem>

export const cart = z
  .object({
    id: z.string().nullable().describe('Null before anything was put in.'),
    promo_code_id: z.int().nullable(),
    promo_code_name: z.string().nullable(),
    promo_code_error: z.string().nullable().describe('Why the code takes nothing off at the moment.'),
    discount_amount: z.number(),
    quantity: z.int().describe('Tyres in all rows together.'),
    sub_total: z.number().describe('Products and their recycling fees.'),
    shipping_charges: z.number(),
    services_total: z
      .number()
      .nullable()
      .describe('Services at the chosen point, in the total; null before one is chosen.'),
    services_from: z
      .number()
      .nullable()
      .describe(
        'Services at the lowest price of any point, not in the total; null when one is chosen, or there are none.',
      ),
    total: z.number(),
    vat_percent: z.number(),
    vat_amount: z.number(),
    line_items: z.array(lineItem),
    shipping_line_item: lineItem.nullable(),
    shipping_tiers: z.array(deliveryTier),
    delivery_days: deliveryDays
      .nullable()
      .describe('When it would be at home; with fitting the tyres are at the point before the time.'),
    appointment: appointment
      .nullable()
      .describe('The time held for the cart, or the appointment to be made by phone.'),
    with_service: z.boolean().describe('Fitted at a service point; false: delivery only.'),
    not_fitted: z.enum(['trucks-not-fitted']).nullable().describe('Why the whole cart is delivered only.'),
    shipping_address_type: z.enum(shippingAddressTypes),
    not_checked_out: z
      .enum(notCheckedOut)
      .nullable()
      .describe('Why it cannot become an order as it is; null when it can.'),
  })
  .meta({ id: 'Cart' })
export type Cart = z.output<typeof cart>

export const getCartItems = customerAndGuest({
  method: 'GET',
  customer: '/api/v1/customer/cart/items/all',
  anonymous: '/api/v1/anonymous/cart/items/all',
  summary: 'The open cart with its lines, at the prices and the stock of this moment',
  response: answer(cart),
  errors: ['not-valid', 'not-logged-in', 'session-ended'],
})

export const mergeCart = endpoint({
  method: 'POST',
  moves: 'time',
  path: '/api/v1/customer/cart/merge',
  summary:
    'Moves the guest’s cart into the customer’s, once; quantities above the stock are reduced, with a message',
  body: z.object({
    anonymous_id: z
      .string()
      .max(200)
      .nullish()
      .describe(
        'The id of the guest whose cart is moved. Without it the guest of the cookie counts. An id that the shop did not issue moves nothing.',
      ),
  }),
  example: {},
  response: answer(cart),
  errors: ['not-valid', 'not-logged-in', 'session-ended', 'not-allowed-while-acting'],
})

export const insertCartItem = customerAndGuest({
  method: 'POST',
  moves: 'time',
  customer: '/api/v1/customer/cart/item/insert',
  anonymous: '/api/v1/anonymous/cart/item/insert',
  summary:
    'Adds to the line of the product, or sets the line that line_item_id names; 0 removes it. Without quantity: 1. A service is in the cart once; sub_type_id is its rim in tenths of an inch',
  body: z.object({
    type: z.enum(['product', 'service']).default('product').describe('Whether a tyre or a service is added.'),
    type_id: rowId.describe('The `id` of the tyre, or of the service.'),
    sub_type_id: z
      .int()
      .min(80)
      .max(300)
      .nullish()
      .describe('For a service whose price depends on the rim: the rim in tenths of an inch, as 165.'),
    quantity: z
      .int()
      .min(0)
      .default(1)
      .describe(
        'How many. With `line_item_id` the new quantity of the line, where 0 removes it. More than the stock is refused with the number that is left.',
      ),
    cart_id: cartId.nullish().describe('The `id` of the open cart. Without it the open cart of the caller.'),
    line_item_id: rowId
      .nullish()
      .describe('The `id` of a line of the cart whose quantity is set. Without it the tyres are added.'),
  }),
  example: { type_id: 1, quantity: 2 },
  response: answer(
    z.object({
      cart_id: z.string(),
      line_item_id: z.int().nullable(),
      quantity: z.int().describe('In the line now.'),
      available_quantity: z.int(),
      anonymous_id: z
        .string()
        .nullable()
        .describe('For clients that are not browsers: to be sent along from now on. Null for customers.'),
    }),
  ),
  errors: ['not-valid', 'not-found', 'not-enough-stock', 'sold-out', 'not-logged-in', 'session-ended'],
})

export const insertCartSet = customerAndGuest({
  method: 'POST',
  moves: 'time',
  customer: '/api/v1/customer/cart/set/insert',
  anonymous: '/api/v1/anonymous/cart/set/insert',
  summary: 'Adds one model in two sizes, front and rear, as two lines: both or none',
  body: z.object({
    items: z
      .array(
        z.object({
          type_id: rowId.describe('The `id` of the tyre.'),
          quantity: z.int().min(1).max(mostInRow).default(2).describe('How many tyres of this size.'),
        }),
      )
      .length(2)
      .describe('The tyres of the front axle, then those of the rear axle.'),
  }),
  response: answer(z.object({ cart_id: z.string(), anonymous_id: z.string().nullable() })),
  errors: ['not-valid', 'not-found', 'not-enough-stock', 'sold-out', 'not-logged-in', 'session-ended'],
})

export const removeCartLine = customerAndGuest({
  method: 'POST',
  moves: 'time',
  customer: '/api/v1/customer/cart/line-item/remove',
  anonymous: '/api/v1/anonymous/cart/line-item/remove',
  summary: 'Takes a line out of the cart',
  body: z.object({ cart_id: cartId, cart_line_item_id: rowId.describe('The `id` of the line.') }),
  response: answer(z.object({ cart_id: z.string(), cart_line_item_id: z.int() })),
  errors: ['not-valid', 'not-found', 'not-logged-in', 'session-ended'],
})
