import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { productId } from './parameters.ts'
import { product } from './product.ts'

const difference = z
  .object({
    price: z.number().describe('Euros for one tyre: negative is cheaper.'),
    wet_grip: z
      .object({ from: z.string(), to: z.string() })
      .nullable()
      .describe('Null where a class is unknown, or both have the same.'),
    noise_value: z.int().nullable().describe('Decibels: negative is quieter; null where one is unknown.'),
    ice_grip: z.boolean().describe('Whether it has what the other lacks.'),
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
  summary: 'Other models of the same size and season, in stock, that carry as much and are as fast',
  params: z.object({ id: productId }),
  example: { id: 1 },
  response: answer(
    z.object({
      equivalents: z.array(equivalent).describe('Of a sold-out tyre: up to three of about its price.'),
      alternatives: z.array(alternative).describe('At most one for each reason, and none twice.'),
    }),
  ),
  errors: ['not-found', 'not-valid'],
  cached: true,
})
