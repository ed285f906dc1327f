import { saveAccount } from '@pito/contracts/profile'
import { accountSentences as s } from '@pito/contracts/values/account-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { whyNotDelivered } from '@pito/contracts/values/why-not-delivered'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { sentenceOfAnswer } from '@pito/web/api/sentence-of-answer'
import type { Submission } from '@pito/web/form/form-action'
import type { FieldErrors } from '@pito/web/form/form-result'
import { fieldErrors, textsIn } from '@pito/web/form/form-result'
import { errors as faults } from '@pito/web/words/errors'
import { redirect } from 'react-router'
import { personFields, printedFault, readPerson } from '../read-person.ts'
import { profileWords } from './profile-words.ts'

export const addressNames = ['address_line_1', 'address_line_2', 'zipcode', 'city', 'country_id'] as const
type AddressName = (typeof addressNames)[number]

/** The form has a billing and a delivery address with the same fields. */
export type AddressKind = 'billing' | 'delivery'
export type AddressField = `${AddressKind}_${AddressName}`

const fieldsOf = (kind: AddressKind) => addressNames.map((name) => `${kind}_${name}` as const)

/** Reads one address from the form, in the form that the API expects, with an error for each invalid field. */
function readAddress(form: FormData, kind: AddressKind, locale: Locale) {
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
function namedFor(kind: AddressKind, errors: FieldErrors): FieldErrors {
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

/** The fields in the order in which the form shows them. */
export const profileFields = [
  ...personFields,
  ...fieldsOf('billing'),
  'same_as_shipping',
  ...fieldsOf('delivery'),
] as const

/**
 * Saving needs two API requests. Both are idempotent, so a customer can safely submit the form again after a failure.
 */
export async function submitProfile(api: Api, submission: Submission) {
  const { form, locale } = submission
  const isSame = form.has('same_as_shipping')
  const { person, errors } = readPerson(form, locale)
  const billing = readAddress(form, 'billing', locale)
  const delivery = isSame ? { address: billing.address, errors: {} } : readAddress(form, 'delivery', locale)
  const wrong = fieldErrors({ ...errors, ...billing.errors, ...delivery.errors })
  if (wrong) return { errors: wrong }
  const details = { ...person, ...billing.address, address_type: 0, same_as_shipping: isSame } as const
  const refusal = await api(saveAccount, details).then(() => null, billingRefusal)
  if (refusal) return { errors: refusal }
  const failure = await api(saveAccount, { ...delivery.address, address_type: 1 }).then(
    () => null,
    (error: unknown) => deliveryFailure(error, submission),
  )
  return failure ? { errors: failure } : redirect('/profile?saved', 303)
}

const notValid = 422

/**
 * Returns the field errors of a rejected billing address under the form's field names. Any other error is thrown
 * again, and the form shows its message.
 */
function billingRefusal(error: unknown): FieldErrors {
  const refused = refusedAnswer(error)
  if (refused?.status !== notValid || !refused.answer.errors) throw error
  return namedFor('billing', refused.answer.errors)
}

const notLoggedIn = 401

/**
 * Reports why the delivery address could not be saved although the first request succeeded. The form keeps what the
 * customer typed.
 */
function deliveryFailure(error: unknown, { locale }: Submission): FieldErrors {
  const language = languageOf(locale)
  const refused = refusedAnswer(error)
  const isOffline = typeof window !== 'undefined' && error instanceof TypeError
  if (refused?.status === notLoggedIn || (!refused && !isOffline)) throw error
  const why = refused ? sentenceOfAnswer(refused.answer) : `${faults[language].offline}.`
  return {
    delivery: [profileWords[language].deliveryNotSaved(why)],
    ...namedFor('delivery', refused?.answer.errors ?? {}),
  }
}
