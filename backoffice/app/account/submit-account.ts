import * as factors from '@pito/contracts/staff-second-factors'
import { accountSentences as s } from '@pito/contracts/values/account-sentences'
import { languageOf } from '@pito/contracts/values/locale'
import type { Submit } from '@pito/web/form/form-action'
import { formField, textIn } from '@pito/web/form/form-result'
import { logInWords } from '../log-in/log-in-words.ts'
import { newPasskey } from '../log-in/passkeys.ts'

export const accountPath = '/account'

/** The ids of the forms of the page. */
export const accountForms = {
  app: 'new-app',
  appCode: 'new-app-code',
  passkey: 'new-passkey',
  codes: 'new-codes',
} as const

/** Handles the forms of the page, which are told apart by their ids. A form that removes a passkey names the passkey. */
export const submitAccount: Submit<unknown> = async (api, { form, locale }) => {
  const id = textIn(form, formField)
  const removed = textIn(form, 'remove')
  if (removed !== '') {
    await api(factors.removeOwnPasskey, { id: removed })
    return { done: null }
  }
  if (id === accountForms.app) return { done: (await api(factors.offerNewApp, {})).data }
  if (id === accountForms.codes)
    return { done: (await api(factors.renewRecoveryCodes, {})).data.recovery_codes }
  if (id === accountForms.passkey) {
    const passkey = await newPasskey((await api(factors.offerOwnPasskey, {})).data)
    if (!passkey) return { errors: { passkey: [logInWords[languageOf(locale)].passkeyCancelled] } }
    await api(factors.addOwnPasskey, { passkey })
    return { done: null }
  }
  const code = textIn(form, 'code')
  if (code === '') return { errors: { code: [s.codeMissing[locale]] } }
  await api(factors.confirmNewApp, { code })
  // The page compares this secret with the latest one, because the app can be replaced several times.
  return { done: textIn(form, 'secret') }
}
