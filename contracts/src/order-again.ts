import { z } from 'zod'
import { rowId } from './cart.ts'
import { answer, endpoint, guestPart } from './endpoint.ts'
import { linkToken, orderNumber, productId } from './parameters.ts'
import { product } from './product.ts'

const orderedTyre = z
  .object({
    name: z.string().describe('The name at the time of the order, in the caller’s language.'),
    quantity: z.int().describe('How many of it the order has.'),
    paid_price: z.number().describe('What one tyre cost in the order, with the recycling fee.'),
    is_sold: z.boolean().describe('Whether the shop still sells this tyre.'),
    available_quantity: z
      .int()
      .describe('How many of it can be put into the cart now, at most as many as were ordered.'),
    for_another_car: z
      .boolean()
      .describe(
        'Whether the buyer said that the tyre is for another car. The new line is then marked as well.',
      ),
    product: product
      .nullable()
      .describe('The tyre as it is offered today; null if it is not known any more.'),
    equivalents: z
      .array(product)
      .describe(
        'If fewer than ordered can be had: up to three tyres that may replace it, each with as many as were ordered in stock.',
      ),
  })
  .meta({ id: 'OrderedTyre' })
export type OrderedTyre = z.output<typeof orderedTyre>

const repeatedOrder = z
  .object({
    order_number: z.string(),
    with_service: z.boolean().describe('Whether the tyres of the order were fitted.'),
    tyres: z.array(orderedTyre),
    service_point: z
      .object({ dealer_id: z.int(), company_name: z.string(), zipcode: z.string(), city: z.string() })
      .nullable()
      .describe('The service point of the order; null if it fits no tyres any more.'),
  })
  .meta({ id: 'RepeatedOrder' })
export type RepeatedOrder = z.output<typeof repeatedOrder>

const which = z.object({
  order_number: orderNumber.optional().describe('One of the caller’s own orders.'),
  token: linkToken.optional().describe('Instead of the number: the token of the link in an e-mail.'),
  tyre_id: productId.optional().describe('Repeats only the line of this tyre.'),
  ...guestPart.shape,
})

export const getRepeatedOrder = endpoint({
  method: 'GET',
  path: '/api/v1/order-again',
  summary: 'Returns what ordering the same tyres again would put into the cart, at today’s prices',
  query: which,
  response: answer(repeatedOrder),
  errors: ['not-valid', 'not-found'],
})

export const repeatOrder = endpoint({
  method: 'POST',
  moves: 'time',
  path: '/api/v1/order-again',
  summary:
    'Puts the tyres of an order into the caller’s cart, as many as can be had; a repeated call adds nothing',
  body: which.extend({
    for_another_car: z
      .array(rowId)
      .max(1000)
      .default([])
      .describe('The `id` of each further tyre that is for another car than the one that the shop knows.'),
  }),
  response: answer(repeatedOrder),
  errors: ['not-valid', 'not-found'],
})
