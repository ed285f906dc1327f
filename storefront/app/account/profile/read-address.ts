import { accountSentences as s } from '@pito/contracts/values/account-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { whyNotDelivered } from '@pito/contracts/values/why-not-delivered'
import type { FieldErrors } from '@pito/web/form/form-result'
import { textsIn } from '@pito/web/form/form-result'
import { printedFault } from '../read-person.ts'

export const addressNames = ['address_line_1', 'address_line_2', 'zipcode', 'city', 'country_id'] as const
export type AddressName = (typeof addressNames)[number]

/** The form has a billing and a delivery address with the same fields. */
export type AddressKind = 'billing' | 'delivery'
export type AddressField = `${AddressKind}_${AddressName}`

export const fieldsOf = (kind: AddressKind) => addressNames.map((name) => `${kind}_${name}` as const)

/** Reads one address from the form, in the form that the API expects, with an error for each invalid field. */
export function readAddress(form: FormData, kind: AddressKind, locale: Locale) {
  const texts = textsIn(form, fieldsOf(kind)) as Record<AddressField, string>
  const text = (name: AddressName) => texts[`${kind}_${name}`]
  const country = Number(text('country_id'))
  const isCountry = Number.isInteger(country) && country > 0
  const reason =
    kind === 'delivery' && isCountry
      ? whyNotDelivered({ zipcode: text('zipcode'), country_id: country })
      : null
  const unserved = (name: 'zipcode' | 'country_id') =>
    reason?.field === name ? reason.sentence[locale] : null
  return {
    address: {
      address_line_1: text('address_line_1'),
      address_line_2: text('address_line_2'),
      zipcode: text('zipcode'),
      city: text('city'),
      country_id: country,
    },
    errors: {
      [`${kind}_address_line_1`]: printedFault(text('address_line_1'), locale, s.addressMissing),
      [`${kind}_address_line_2`]: printedFault(text('address_line_2'), locale),
      [`${kind}_zipcode`]: zipcodeFault(text('zipcode'), locale) ?? unserved('zipcode'),
      [`${kind}_city`]: printedFault(text('city'), locale, s.cityMissing),
      [`${kind}_country_id`]: isCountry ? unserved('country_id') : s.countryMissing[locale],
    },
  }
}

/** Renames the API's field errors for one address to the field names of the form. */
export function namedFor(kind: AddressKind, errors: FieldErrors): FieldErrors {
  const isOfAddress = (name: string) => addressNames.some((known) => known === name)
  return Object.fromEntries(
    Object.entries(errors).map(([name, sentences]) => [
      isOfAddress(name) ? `${kind}_${name}` : name,
      sentences,
    ]),
  )
}

function zipcodeFault(zipcode: string, locale: Locale): string | null {
  if (zipcode === '') return s.zipcodeMissing[locale]
  return /^\d{5}$/.test(zipcode) ? null : s.zipcodeWrong[locale]
}
