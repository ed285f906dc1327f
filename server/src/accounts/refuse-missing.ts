import { accountSentences } from '@pito/contracts/values/account-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { refuse } from '../platform/refuse.ts'

const sentences = {
  first_name: accountSentences.firstNameMissing,
  last_name: accountSentences.lastNameMissing,
  contact_number: accountSentences.contactNumberMissing,
  company_name: accountSentences.companyNameMissing,
  address_line_1: accountSentences.addressMissing,
  zipcode: accountSentences.zipcodeWrong,
  city: accountSentences.cityMissing,
  country_id: accountSentences.countryMissing,
} as const

export function refuseMissing(locale: Locale, fields: readonly (keyof typeof sentences)[]): void {
  if (fields.length === 0) return
  refuse('not-valid', {
    errors: Object.fromEntries(fields.map((field) => [field, [sentences[field][locale]]])),
  })
}
