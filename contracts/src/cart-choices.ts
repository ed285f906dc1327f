import { z } from 'zod'
import { cart, lineItem, shippingAddressTypes } from './cart.ts'
import { answer, customerAndGuest, endpoint, guestPart } from './endpoint.ts'
import { cartId, dealerId } from './parameters.ts'
import { product } from './product.ts'
import { oneLine } from './text-fields.ts'

const ownCart = z.object({
  cart_id: cartId.nullish().describe('The `id` of the open cart. Without it the open cart of the caller.'),
})
const response = answer(cart)
const errors = ['not-valid', 'not-found', 'not-logged-in', 'session-ended'] as const

export const addShippingCharge = customerAndGuest({
  method: 'POST',
  moves: 'nothing',
  takesForm: true,
  customer: '/api/v1/customer/cart/services/add-shipping-charge',
  anonymous: '/api/v1/anonymous/cart/services/add-shipping-charge',
  summary: 'Puts the delivery charge into the cart’s sums again: by tiers, or nothing to a service point',
  body: ownCart,
  example: {},
  response,
  errors,
})

export const removeShippingCharge = customerAndGuest({
  method: 'POST',
  moves: 'nothing',
  takesForm: true,
  customer: '/api/v1/customer/cart/services/remove-shipping-charge',
  anonymous: '/api/v1/anonymous/cart/services/remove-shipping-charge',
  summary:
    'Leaves the delivery charge out of the sums of the cart. An order charges it nevertheless, and so does the cart after the next choice of fitting or delivery',
  body: ownCart,
  example: {},
  response,
  errors,
})

export const removeServices = customerAndGuest({
  method: 'POST',
  moves: 'time',
  takesForm: true,
  customer: '/api/v1/customer/cart/services/remove',
  anonymous: '/api/v1/anonymous/cart/services/remove',
  summary:
    'Removes the installation and all other services: the cart is delivered only, and its time is free',
  body: ownCart,
  example: {},
  response,
  errors,
})

export const updateShippingAddressType = customerAndGuest({
  method: 'POST',
  moves: 'time',
  takesForm: true,
  customer: '/api/v1/customer/cart/shipping-address-type/update',
  anonymous: '/api/v1/anonymous/cart/shipping-address-type/update',
  summary:
    'Stores where the tyres go, and with with_service whether they are fitted there. Tyres go to a service point only with fitting',
  body: ownCart.extend({
    shipping_address_type: z
      .enum(shippingAddressTypes)
      .describe('Where the tyres go: to the billing address, to another address, or to a service point.'),
    with_service: z
      .union([
        z.boolean(),
        z.literal([0, 1]).transform(Boolean),
        z.enum(['0', '1']).transform((one) => one === '1'),
      ])
      .optional()
      .describe('Whether a service point fits the tyres. Without it the choice stays as it is.'),
  }),
  example: { shipping_address_type: 'billing', with_service: false },
  response,
  errors,
})

export const clearCart = customerAndGuest({
  method: 'POST',
  moves: 'time',
  takesForm: true,
  customer: '/api/v1/customer/cart/clear',
  anonymous: '/api/v1/anonymous/cart/clear',
  summary: 'Empties the cart: its tyres, services, promo code and time',
  body: ownCart,
  example: {},
  response,
  errors,
})

export const acceptPrices = customerAndGuest({
  method: 'POST',
  moves: 'nothing',
  takesForm: true,
  customer: '/api/v1/customer/cart/prices/accept',
  anonymous: '/api/v1/anonymous/cart/prices/accept',
  summary:
    'Accepts the changed prices of the cart when its total is still the one that was shown; refused when the total has changed since',
  body: ownCart.extend({
    total: z
      .number()
      .min(0)
      .max(100_000_000)
      .describe('The total that the customer was shown, in euros, VAT included.'),
  }),
  response,
  errors: [...errors, 'cart-changed'],
})

const promoCode = ownCart.extend({
  promo_code: oneLine.max(100).nullish().describe('The promo code, in capital or small letters.'),
  promocode: oneLine.max(100).nullish().describe('Another spelling of `promo_code`.'),
  locale: z
    .enum(['fi', 'en'])
    .nullish()
    .describe('The language prefix of the page, which some clients send. Changes nothing.'),
})

export const applyPromoCode = customerAndGuest({
  method: 'POST',
  moves: 'nothing',
  takesForm: true,
  customer: '/api/v1/customer/cart/promo-code/apply',
  anonymous: '/api/v1/anonymous/cart/promo-code/apply',
  summary: 'Applies a promo code, replacing another: for registered customers. promocode is accepted as well',
  body: promoCode,
  customerExample: { promo_code: 'TALVI10' },
  response,
  errors: [
    ...errors,
    'promo-code-not-valid',
    'promo-code-for-customers',
    'promo-code-used',
    'promo-code-minimum',
    'too-many-requests',
  ],
})

export const removePromoCode = customerAndGuest({
  method: 'POST',
  moves: 'nothing',
  takesForm: true,
  customer: '/api/v1/customer/cart/promo-code/remove',
  anonymous: '/api/v1/anonymous/cart/promo-code/remove',
  summary: 'Removes the promo code; a code given in the request has to be the one in the cart',
  body: promoCode,
  example: {},
  response,
  errors,
})

const cartProduct = product
  .pick({ name: true, image: true, available_quantity: true, in_stock: true, car_type: true })
  .extend({ is_recycled: product.shape.is_recycled, diameter: z.number(), vehicle_type: z.int() })
  .extend({
    id: z.int().describe('The `id` of the line; `type_id` is the product.'),
    type_id: z.int(),
    net_price: z.number().describe('The price of one tyre without the recycling fee.'),
    qty: z.int(),
  })

export const getCartDetails = customerAndGuest({
  method: 'GET',
  customer: '/api/v1/customer/cart/details',
  anonymous: '/api/v1/anonymous/cart/details',
  summary: 'Returns the open cart with separate lists of its products and rim sizes',
  response: answer(
    z.object({
      cartId: z.string().nullable(),
      cartProducts: z.array(cartProduct),
      rimSizes: z.array(z.string().describe('label:size, as R16:16')),
      cartDetails: cart,
      cartShippingAddressType: z.enum(shippingAddressTypes),
    }),
  ),
  errors: ['not-valid', 'not-logged-in', 'session-ended'],
})

const liveService = z.object({
  id: z.int(),
  name: z.string(),
  size: z.number().nullable().describe('The rim in inches when the price depends on it; otherwise null.'),
  rim_size_id: z.int().nullable(),
  price: z.number(),
  sub_total: z.number(),
  line_item: z.object({ quantity: z.int() }),
})

const serviceIds = z
  .string()
  .regex(/^\[?\d{1,6}(,\d{1,6}){0,19}\]?$|^\[\]$/)
  .transform((text) => [...new Set(text.match(/\d+/g) ?? [])].map(Number))
  .describe('The `id` of each service: `[1,4]` or `1,4`. Without it the services of the cart.')

export const getLiveCart = endpoint({
  method: 'GET',
  path: '/api/v1/get-live-cart',
  summary:
    'Returns the price of the caller’s open cart at a service point and with given services; without parameters, as it is',
  query: z.object({
    service_point_id: dealerId
      .optional()
      .describe('The `id` of the service point. Without it the one that the cart has chosen, if any.'),
    services: serviceIds.optional(),
    with: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .describe('Changes nothing: everything is always part of the response.'),
    ...guestPart.shape,
  }),
  response: answer(
    z.object({
      products: z.array(lineItem),
      services: z.array(liveService),
      shipping_charges: z.number(),
      discount: z.number(),
      totals: z.object({ total: z.number(), vat_amount: z.number() }),
      services_from: z
        .number()
        .nullable()
        .describe(
          'The lowest price of the services at any service point, outside the total, until a service point is chosen.',
        ),
    }),
  ),
  errors: ['not-valid', 'not-found'],
})
