import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { productId } from './parameters.ts'

export const lowestInstallation = z.object({
  min_price: z
    .number()
    .nullable()
    .describe('Euros for one tyre, VAT included; null where no service point fits the tyre, as with trucks.'),
  service_description: z.string().describe("What is done for it, in the caller's language."),
})

export const getLowestInstallationPrice = endpoint({
  method: 'GET',
  path: '/api/v1/get-lowest-installation-price',
  summary: 'Returns the fitting price of an article at the cheapest service point',
  query: z.object({ product_id: productId }),
  example: { product_id: 1 },
  response: answer(lowestInstallation),
  errors: ['not-found', 'not-valid'],
  cached: true,
})
