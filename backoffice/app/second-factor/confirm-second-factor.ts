import { confirmSecondFactor, getConfirmationOptions } from '@pito/contracts/staff-log-in'
import { accountSentences } from '@pito/contracts/values/account-sentences'
import { languageOf } from '@pito/contracts/values/locale'
import { textIn } from '@pito/web/form/form-result'
import { redirect } from 'react-router'
import { signedByPasskey } from '../log-in/passkeys.ts'
import { staffAction } from '../session/staff-page.ts'
import { confirmWords } from './confirm-words.ts'

/** Gives the second factor again, from the dialog over a form whose change needs it. */
export const clientAction = staffAction(async (api, { form, locale }) => {
  if (textIn(form, 'method') === 'passkey') {
    const passkey = await signedByPasskey((await api(getConfirmationOptions, {})).data)
    if (!passkey) return { errors: { code: [confirmWords[languageOf(locale)].cancelled] } }
    await api(confirmSecondFactor, { passkey })
    return { done: null }
  }
  const code = textIn(form, 'code')
  if (code === '') return { errors: { code: [accountSentences.codeMissing[locale]] } }
  await api(confirmSecondFactor, { code })
  return { done: null }
})

export const clientLoader = () => redirect('/')

export default function ConfirmSecondFactor() {
  return null
}
