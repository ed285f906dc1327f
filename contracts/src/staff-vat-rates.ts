import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, endpoint } from './endpoint.ts'
import { calendarDate } from './limited-fields.ts'
import { vatKinds } from './values/vat-kinds.ts'
import { vatRateSentences as s } from './values/vat-rate-sentences.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const
const startDate = calendarDate(s.dateMissing).describe(
  'The first day on which the rate applies, in Helsinki.',
)

const kind = z
  .enum(vatKinds)
  .describe('The lines to which the rate applies. Recycling fees and delivery have the rate of products.')

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
  body: z.object({
    kind,
    valid_from: startDate,
    permille: z
      .int(bilingualMessage(s.rateWrong))
      .min(0, bilingualMessage(s.rateWrong))
      .max(500, bilingualMessage(s.rateWrong))
      .describe('255 is 25.5 %.'),
  }),
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
