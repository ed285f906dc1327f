import { z } from 'zod'
import { bilingualMessage } from '../bilingual-message.ts'
import { numberWithin } from '../limited-fields.ts'
import { inNameScript, inTextScript, oneLine, requiredEmail, requiredText } from '../text-fields.ts'
import { isBusinessId } from '../values/company-id.ts'
import { companySentences as s } from '../values/company-sentences.ts'
import { bicPattern, ibanIn, isIban } from '../values/iban.ts'
import { fieldsOf } from './fields-of.ts'

const tooLong = bilingualMessage(s.tooLong)

/** Opening hours keep their no-break spaces, which hold a weekday and its time together. */
const withNoBreakSpaces = (text: string) => text.normalize()

/** Finvoice limits the name of the seller to 70 characters and a line of its address to 35. */
export const companySchema = z.object({
  shop_name: requiredText(s.shopNameMissing)
    .max(40, tooLong)
    .describe('The name under which the company sells. Pages, e-mails and invoices show it.'),
  name: requiredText(s.nameMissing)
    .min(2, bilingualMessage(s.nameMissing))
    .max(70, tooLong)
    .refine(...inNameScript)
    .describe('The name.'),
  business_id: oneLine
    .refine(isBusinessId, bilingualMessage(s.businessIdWrong))
    .describe('The business ID (Y-tunnus) with a right check digit. The VAT number follows from it.'),
  street: requiredText(s.streetMissing)
    .max(35, tooLong)
    .refine(...inTextScript)
    .describe('The street address.'),
  postcode: oneLine
    .regex(/^\d{5}$/, bilingualMessage(s.postcodeWrong))
    .describe('The postcode, five digits.'),
  town: requiredText(s.townMissing)
    .max(35, tooLong)
    .refine(...inTextScript)
    .describe('The town.'),
  iban: oneLine
    .overwrite(ibanIn)
    .refine(isIban, bilingualMessage(s.ibanWrong))
    .describe('The bank account (IBAN), with or without spaces.'),
  bic: oneLine
    .overwrite((text) => text.toUpperCase())
    .regex(bicPattern, bilingualMessage(s.bicWrong))
    .describe('The BIC of the bank.'),
  phone: oneLine
    .regex(/^\+?\d[\d ]{4,19}$/, bilingualMessage(s.phoneWrong))
    .describe('The phone number of customer service, as pages and e-mails show it.'),
  service_email: requiredEmail(s.emailMissing, s.emailWrong).describe(
    'The address to which customers write.',
  ),
  hours_fi: requiredText(s.hoursMissing, withNoBreakSpaces)
    .max(200, tooLong)
    .describe('When customer service is open, in Finnish.'),
  hours_en: requiredText(s.hoursMissing, withNoBreakSpaces)
    .max(200, tooLong)
    .describe('When customer service is open, in English.'),
  order_email: z
    .union([z.literal(''), requiredEmail(s.emailMissing, s.emailWrong)])
    .describe('The address that gets a mail for each paid order. Empty if nobody wants these mails.'),
  refund_limit_cents: numberWithin({ least: 0, most: 10_000_000, sentence: s.refundLimitWrong }).describe(
    'How much of an order staff may refund in all without the right `refund-above-limit`.',
  ),
})
export const companyFields = fieldsOf(companySchema)
