import { z } from 'zod'
import { bilingualMessage } from '../bilingual-message.ts'
import {
  contactNumber,
  dialCode,
  firstName,
  inNameScript,
  lastName,
  requiredEmail,
  salutation,
  shortText,
} from '../text-fields.ts'
import { accountSentences as s } from '../values/account-sentences.ts'
import { checkoutSentences } from '../values/checkout-sentences.ts'
import { isCompanyVatNumber } from '../values/company-id.ts'
import { finnishDialCode } from '../values/contact-number.ts'
import { locales } from '../values/locale.ts'
import { fieldsOf } from './fields-of.ts'

/** The contact details of a customer that staff enter and correct. A customer with a company name is a company. */
export const customerSchema = z.object({
  email: requiredEmail(s.emailMissing)
    .prefault('')
    .describe('The e-mail address of the customer, with which the customer logs in.'),
  salutation: salutation.default('mr'),
  first_name: firstName.prefault(''),
  last_name: lastName.prefault(''),
  country_code: dialCode.default(finnishDialCode),
  contact_number: contactNumber.prefault(''),
  company_name: shortText
    .refine(...inNameScript)
    .nullable()
    .transform((text) => text || null)
    .default(null)
    .describe('The name of the company. Makes it the account of a company.'),
  // The same rule as in the checkout: without a Finnish number nobody buys as a company.
  company_vat_number: shortText
    .refine(
      (text) => text === '' || isCompanyVatNumber(text),
      bilingualMessage(checkoutSentences.companyVatNumberWrong),
    )
    .nullable()
    .transform((text) => text || null)
    .default(null)
    .describe('The business id (Y-tunnus) or VAT number of the company.'),
  locale: z.enum(locales).default('fi_FI').describe('The language of the e-mails to the customer.'),
})
export type CustomerFields = z.output<typeof customerSchema>
export const customerFields = fieldsOf(customerSchema)
