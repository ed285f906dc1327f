import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { vatRateSchema } from './records/vat-rates.ts'

const { kind, valid_from: startDate } = vatRateSchema.shape

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const
const vatRate = z
  .object({
    kind,
    valid_from: z.iso.date(),
    permille: z.int().describe('255 is 25.5 %.'),
    state: z
      .enum(['past', 'current', 'future'])
      .describe('Only a future rate can be removed. Orders store the rate of each line.'),
  })
  .meta({ id: 'VatRate' })
export type VatRate = z.output<typeof vatRate>

export const getVatRates = endpoint({
  method: 'GET',
  path: '/api/v1/staff/vat-rates',
  summary: 'Lists the VAT rates of products, then those of services, newest first',
  response: answer(z.array(vatRate)),
  errors: [...ofStaff],
})

const changing = [...ofStaff, 'second-factor-required', 'not-valid'] as const

export const addVatRate = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/vat-rates',
  summary: 'Adds a VAT rate that starts tomorrow or later; prices including VAT stay the same',
  body: vatRateSchema,
  example: { kind: 'services', valid_from: '2099-01-01', permille: 255 },
  response: answer(z.array(vatRate)),
  errors: [...changing],
})

export const removeVatRate = endpoint({
  method: 'DELETE',
  moves: 'nothing',
  path: '/api/v1/staff/vat-rates/:kind/:validFrom',
  summary: 'Removes a VAT rate that has not started',
  params: z.object({ kind, validFrom: startDate }),
  response: answer(z.array(vatRate)),
  errors: [...changing, 'not-found'],
})
