import { saveAccount } from '@pito/contracts/profile'
import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { sentenceOfAnswer } from '@pito/web/api/sentence-of-answer'
import type { Submission } from '@pito/web/form/form-action'
import type { FieldErrors } from '@pito/web/form/form-result'
import { fieldErrors } from '@pito/web/form/form-result'
import { errors as faults } from '@pito/web/words/errors'
import { redirect } from 'react-router'
import { personFields, readPerson } from '../read-person.ts'
import { profileWords } from './profile-words.ts'
import { fieldsOf, namedFor, readAddress } from './read-address.ts'

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
