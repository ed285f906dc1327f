import { z } from 'zod'
import { appointment, formerAppointment } from './booking.ts'
import { answer, customerAndGuest, endpoint } from './endpoint.ts'
import { cartId } from './parameters.ts'
import { deliveryDays, deliveryTier, freeDeliveryFrom } from './pricing.ts'
import { product } from './product.ts'
import { mostInRow } from './values/cart-quantity.ts'
import { notCheckedOut } from './values/not-checked-out.ts'

export const shippingAddressTypes = ['billing', 'different', 'servicepoint'] as const
export const rowId = z.int().min(1).max(2_147_483_647)
export const lineItemTypes = ['product', 'service', 'shipping_charges', 'recycling_charges'] as const

/**
 * A line of a cart or order. Amounts are in euros with VAT. A line that is added because of another line, such as a
 * fee, has no id and cannot be removed by itself.
 */
export const lineItem = z
  .object({
    id: z.int().nullable(),
    cart_id: z.string(),
    type: z.enum(lineItemTypes),
    type_id: z
      .int()
      .nullable()
      .describe('The `id` of the product, for its recycling fee too, or of the service.'),
    sub_type_id: z
      .int()
      .nullable()
      .describe('The rim in tenths of an inch, for a service whose price depends on it.'),
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
    rim_size: z.number().nullable().describe('The rim in inches, for a service whose price depends on it.'),
    is_from_price: z
      .boolean()
      .describe(
        'Whether this is the lowest price of any service point, used until one is chosen and not in the total.',
      ),
    discount_amount: z
      .number()
      .describe("This line's share of the promo code; `sub_total` is the price before it."),
    price_was: z
      .number()
      .nullable()
      .describe('The full price of one when the customer last saw it; null when it has not changed.'),
    axle: z
      .enum(['front', 'rear'])
      .nullable()
      .describe('The axle of tyres that were added as front and rear of a set; null for others.'),
    other_axle_line_id: z.int().nullable().describe('The line with the tyres of the other axle.'),
    for_another_car: z
      .boolean()
      .describe(
        'Whether the customer has said that the tyre is for another car than the one that the shop knows.',
      ),
  })
  .meta({ id: 'LineItem' })
export type LineItem = z.output<typeof lineItem>

export const cart = z
  .object({
    id: z.string().nullable().describe('Null before anything has been added.'),
    promo_code_id: z.int().nullable(),
    promo_code_name: z.string().nullable(),
    promo_code_error: z.string().nullable().describe('Why the code takes nothing off at the moment.'),
    discount_amount: z.number(),
    quantity: z.int().describe('The number of tyres in all lines together.'),
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
    free_delivery_from: freeDeliveryFrom,
    delivery_days: deliveryDays
      .nullable()
      .describe(
        'When the tyres would be delivered home; with fitting they reach the service point before the appointment.',
      ),
    appointment: appointment
      .nullable()
      .describe('The time held for the cart, or the appointment to be made by phone.'),
    former_appointment: formerAppointment
      .nullable()
      .describe('A time that the cart held before and may want to have again; null when there is none.'),
    with_service: z.boolean().describe('Whether a service point fits the tyres; false means delivery only.'),
    not_fitted: z
      .enum(['trucks-not-fitted', 'no-service-point'])
      .nullable()
      .describe('Why the cart can only be delivered; null when it can be fitted.'),
    shipping_address_type: z.enum(shippingAddressTypes),
    not_checked_out: z
      .enum(notCheckedOut)
      .nullable()
      .describe('Why the cart cannot become an order; null when it can.'),
  })
  .meta({ id: 'Cart' })
export type Cart = z.output<typeof cart>

export const getCartItems = customerAndGuest({
  method: 'GET',
  customer: '/api/v1/customer/cart/items/all',
  anonymous: '/api/v1/anonymous/cart/items/all',
  summary: 'Returns the open cart with its lines at current prices and stock',
  response: answer(cart),
  errors: ['not-valid', 'not-logged-in', 'session-ended'],
})

export const mergeCart = endpoint({
  method: 'POST',
  moves: 'time',
  takesForm: true,
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
  takesForm: true,
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
        'The number to add. With `line_item_id` it is the new quantity of the line, and 0 removes the line. More than the stock is refused with the number that is left.',
      ),
    cart_id: cartId.nullish().describe('The `id` of the open cart. Without it the open cart of the caller.'),
    line_item_id: rowId
      .nullish()
      .describe('The `id` of a line of the cart whose quantity is set. Without it the tyres are added.'),
    for_another_car: z
      .boolean()
      .default(false)
      .describe(
        'Marks the line as being for another car than the one that the shop knows. No later call removes the mark.',
      ),
  }),
  example: { type_id: 1, quantity: 2 },
  response: answer(
    z.object({
      cart_id: z.string(),
      line_item_id: z.int().nullable(),
      quantity: z.int().describe('The quantity of the line after the call.'),
      available_quantity: z.int(),
      anonymous_id: z
        .string()
        .nullable()
        .describe('The guest id that clients other than browsers send with later calls. Null for customers.'),
    }),
  ),
  errors: ['not-valid', 'not-found', 'not-enough-stock', 'sold-out', 'not-logged-in', 'session-ended'],
})

export const insertCartSet = customerAndGuest({
  method: 'POST',
  moves: 'time',
  takesForm: true,
  customer: '/api/v1/customer/cart/set/insert',
  anonymous: '/api/v1/anonymous/cart/set/insert',
  summary: 'Adds one model in two sizes, front and rear, as two lines: both or none',
  body: z.object({
    items: z
      .array(
        z.object({
          type_id: rowId.describe('The `id` of the tyre.'),
          quantity: z.int().min(1).max(mostInRow).default(2).describe('How many tyres of this size.'),
          for_another_car: z
            .boolean()
            .default(false)
            .describe(
              'Marks the line as being for another car than the one that the shop knows. No later call removes the mark.',
            ),
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
  takesForm: true,
  customer: '/api/v1/customer/cart/line-item/remove',
  anonymous: '/api/v1/anonymous/cart/line-item/remove',
  summary: 'Takes a line out of the cart',
  body: z.object({ cart_id: cartId, cart_line_item_id: rowId.describe('The `id` of the line.') }),
  response: answer(z.object({ cart_id: z.string(), cart_line_item_id: z.int() })),
  errors: ['not-valid', 'not-found', 'not-logged-in', 'session-ended'],
})
