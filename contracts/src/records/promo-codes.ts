import { z } from 'zod'
import { bilingualMessage } from '../bilingual-message.ts'
import { calendarDate, mostInteger, numberWithin } from '../limited-fields.ts'
import { oneLine, requiredText } from '../text-fields.ts'
import { promoCodeSentences as s } from '../values/promo-code-faults.ts'
import { fieldsOf } from './fields-of.ts'

/** Printable characters of Latin-1 without spaces and small letters. */
const codePattern = /^[!-`{-~À-ÖØ-Þ]{3,40}$/

const uses = () =>
  numberWithin({ least: 1, most: mostInteger, sentence: s.usesWrong }).nullable().default(null)

/** The fields of a promo code that its form edits. */
export const promoCodeSchema = z.object({
  code: requiredText(s.codeMissing)
    .overwrite((text) => text.toUpperCase())
    .regex(codePattern, bilingualMessage(s.codeWrong))
    .describe(
      'The text that customers enter: 3 to 40 characters without spaces. It is stored in upper case.',
    ),
  discount_permille: numberWithin({ least: 1, most: 1000, sentence: s.permilleWrong })
    .nullable()
    .default(null)
    .describe('The discount on the tyres as a share: 100 is 10 %. Either this or `discount_cents` is null.'),
  discount_cents: numberWithin({ least: 1, most: 1_000_000, sentence: s.centsWrong })
    .nullable()
    .default(null)
    .describe('The discount on the tyres as an amount. Either this or `discount_permille` is null.'),
  valid_from: calendarDate(s.startMissing).describe('The first day on which the code applies, in Helsinki.'),
  valid_until: calendarDate(s.endWrong)
    .nullable()
    .default(null)
    .describe('The last day on which the code applies. Without it the code never ends.'),
  minimum_cents: numberWithin({ least: 1, most: 10_000_000, sentence: s.minimumWrong })
    .nullable()
    .default(null)
    .describe('What the tyres of a cart cost at least, with their recycling fees and before the discount.'),
  uses_in_all: uses().describe('How often the code can be used in total.'),
  uses_each: uses().describe('How often each customer can use the code.'),
  active: z
    .boolean()
    .default(true)
    .describe('Whether the code applies. Payments in progress keep its discount.'),
  note: oneLine.max(500).default('').describe('A note for the staff.'),
})
export type PromoCodeFields = z.output<typeof promoCodeSchema>

export const promoCodeFields = fieldsOf(promoCodeSchema)
