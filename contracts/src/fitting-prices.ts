import { z } from 'zod'
import { answer, customerAndGuest } from './endpoint.ts'

/**
 * A list of service point ids. It holds at most 100 ids, which is the length of one search result for service points.
 */
const dealerIds = z
  .string()
  .regex(/^\[?[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}\]?$|^\[\]$/)
  .transform((text) => [...new Set(text.match(/\d+/g) ?? [])].map(Number))
  .describe('The `id` of each service point, at most 100: `[1,4]` or `1,4`.')

export const getFittingPrices = customerAndGuest({
  method: 'GET',
  customer: '/api/v1/customer/cart/fitting-prices',
  anonymous: '/api/v1/anonymous/cart/fitting-prices',
  summary:
    'Returns the price of the installation and the chosen services of the open cart, and the total of the cart, at service points; points that cannot do all of it are left out',
  query: z.object({ dealer_ids: dealerIds }),
  example: { dealer_ids: '[1,4]' },
  response: answer(
    z.array(
      z.object({
        dealer_id: z.int(),
        price: z.number().describe('The price for all tyres of the cart together, VAT included.'),
        total: z
          .number()
          .describe('The price of the whole cart with these services, after the promo code, VAT included.'),
      }),
    ),
  ),
  errors: ['not-valid', 'not-logged-in', 'session-ended'],
})
