import { z } from 'zod'
import { listOf, wholeNumber } from './catalogue-query.ts'
import { answer, endpoint } from './endpoint.ts'
import { product } from './product.ts'
import { mostCompared } from './values/most-compared.ts'

const comparedProduct = product.extend({ ice_grip: z.boolean() }).meta({ id: 'ComparedProduct' })
export type ComparedProduct = z.output<typeof comparedProduct>

export const compareProducts = endpoint({
  method: 'GET',
  path: '/api/v1/products/compare',
  summary: 'Returns up to four tyres in the requested order; unknown ones are left out',
  query: z.object({
    ids: listOf(wholeNumber, mostCompared).describe('The `id` of each tyre, at most four, as 12,34,56.'),
  }),
  example: { ids: [1, 3] },
  response: answer(z.array(comparedProduct)),
  errors: ['not-valid'],
  cached: true,
})
