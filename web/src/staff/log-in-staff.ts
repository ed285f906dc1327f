import { memberLogin } from '@pito/contracts/staff-log-in'
import { accountSentences as s } from '@pito/contracts/values/account-sentences'
import { isEmail } from '@pito/contracts/values/email'
import type { Api } from '../api/api.ts'
import type { Submission } from '../form/form-action.ts'
import { fieldErrors, textIn } from '../form/form-result.ts'
import { sealed } from '../sealing/sealed.ts'

export const loginFields = ['email', 'password', 'code'] as const

/** Starts a session of a member of staff. Returns the errors of the fields, or null if the log-in succeeded. */
export async function logInStaff(api: Api, { form, locale }: Submission) {
  const email = textIn(form, 'email')
  const password = String(form.get('password') ?? '')
  const code = textIn(form, 'code')
  const emailFault = isEmail(email) ? null : s.loginEmailWrong[locale]
  const errors = fieldErrors({
    email: email === '' ? s.loginEmailMissing[locale] : emailFault,
    password: password === '' ? s.passwordMissing[locale] : null,
    code: code === '' ? s.codeMissing[locale] : null,
  })
  if (errors) return errors
  await api(memberLogin, { code, ...(await sealed(api, { email, password })) })
  return null
}
