import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { productId } from './parameters.ts'
import { product } from './product.ts'

const difference = z
  .object({
    price: z.number().describe('The difference in euros for one tyre: negative is cheaper.'),
    wet_grip: z
      .object({ from: z.string(), to: z.string() })
      .nullable()
      .describe('Null when a class is unknown or both tyres have the same class.'),
    noise_value: z
      .int()
      .nullable()
      .describe('The difference in decibels: negative is quieter; null when a value is unknown.'),
    ice_grip: z.boolean().describe('Whether this tyre has ice grip and the other one does not.'),
    snow_grip: z.boolean(),
  })
  .meta({ id: 'TyreDifference' })
const equivalent = z.object({ product, difference }).meta({ id: 'EquivalentTyre' })
const alternative = equivalent
  .extend({ reason: z.enum(['grip', 'quieter', 'cheaper']) })
  .meta({ id: 'AlternativeTyre' })
export type EquivalentTyre = z.output<typeof equivalent>
export type AlternativeTyre = z.output<typeof alternative>

export const getProductAlternatives = endpoint({
  method: 'GET',
  path: '/api/v1/product/:id/alternatives',
  summary:
    'Lists other models of the same size and season in stock, with at least the same load and speed index',
  params: z.object({ id: productId }),
  example: { id: 1 },
  response: answer(
    z.object({
      equivalents: z.array(equivalent).describe('For a sold-out tyre, up to three tyres of a similar price.'),
      alternatives: z.array(alternative).describe('At most one tyre for each reason, and no tyre twice.'),
    }),
  ),
  errors: ['not-found', 'not-valid'],
  cached: true,
})
