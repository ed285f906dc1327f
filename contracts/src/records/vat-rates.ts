import { z } from 'zod'
import { bilingualMessage } from '../bilingual-message.ts'
import { calendarDate } from '../limited-fields.ts'
import { vatKinds } from '../values/vat-kinds.ts'
import { vatRateSentences as s } from '../values/vat-rate-sentences.ts'
import { fieldsOf } from './fields-of.ts'

const startDate = calendarDate(s.dateMissing).describe(
  'The first day on which the rate applies, in Helsinki.',
)

const kind = z
  .enum(vatKinds)
  .describe('The lines to which the rate applies. Recycling fees and delivery have the rate of products.')

export const vatRateSchema = z.object({
  kind,
  valid_from: startDate,
  permille: z
    .int(bilingualMessage(s.rateWrong))
    .min(0, bilingualMessage(s.rateWrong))
    .max(500, bilingualMessage(s.rateWrong))
    .describe('255 is 25.5 %.'),
})

export const vatRateFields = fieldsOf(vatRateSchema)
