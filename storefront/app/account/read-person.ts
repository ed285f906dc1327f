import { longestText, accountSentences as s } from '@pito/contracts/values/account-sentences'
import { isContactNumber } from '@pito/contracts/values/contact-number'
import type { Locale } from '@pito/contracts/values/locale'
import { isPrintable } from '@pito/contracts/values/printable'
import type { Salutation } from '@pito/contracts/values/salutations'
import { salutations } from '@pito/contracts/values/salutations'
import { textsIn } from '@pito/web/form/form-result'
import { dialCodeIn } from './country-codes.ts'

export const personFields = [
  'is_company_user',
  'company_name',
  'company_vat_number',
  'salutation',
  'first_name',
  'last_name',
  'country_code',
  'contact_number',
] as const

/** Reads the person or company from the form, with an error for each invalid field. */
export function readPerson(form: FormData, locale: Locale) {
  const texts = textsIn(form, personFields)
  const isCompany = texts.is_company_user === '1'
  const person = {
    ...texts,
    is_company_user: isCompany ? ('1' as const) : ('0' as const),
    salutation: salutationIn(texts.salutation),
    country_code: dialCodeIn(texts.country_code),
    company_name: isCompany ? texts.company_name : null,
    company_vat_number: isCompany ? texts.company_vat_number : null,
  }
  return {
    person,
    errors: {
      first_name: nameFault(texts.first_name, locale, s.firstNameMissing),
      last_name: nameFault(texts.last_name, locale, s.lastNameMissing),
      contact_number: numberFault(texts.contact_number, locale),
      company_name: isCompany ? nameFault(texts.company_name, locale, s.companyNameMissing) : null,
      company_vat_number: isCompany ? textFault(texts.company_vat_number, locale) : null,
    },
  }
}

type Sentence = Readonly<Record<Locale, string>>

/** Returns an error if the text is too long, or if it is empty and `missing` is given. Otherwise returns null. */
export function textFault(text: string, locale: Locale, missing?: Sentence): string | null {
  if (text === '' && missing) return missing[locale]
  return text.length > longestText ? s.tooLong[locale] : null
}

function nameFault(name: string, locale: Locale, missing: Sentence): string | null {
  return textFault(name, locale, missing) ?? (isPrintable(name) ? null : s.nameScript[locale])
}

/** Returns an error also if the text, a line of an address, is in a script that documents cannot print. */
export function printedFault(text: string, locale: Locale, missing?: Sentence): string | null {
  return textFault(text, locale, missing) ?? (isPrintable(text) ? null : s.textScript[locale])
}

function numberFault(text: string, locale: Locale): string | null {
  if (text === '') return s.contactNumberMissing[locale]
  return isContactNumber(text) ? null : s.contactNumberWrong[locale]
}

function salutationIn(text: string): Salutation {
  return salutations.find((known) => known === text) ?? salutations[0]
}
