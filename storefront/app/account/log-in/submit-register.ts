import { register } from '@pito/contracts/accounts'
import { accountSentences as s } from '@pito/contracts/values/account-sentences'
import { isEmail } from '@pito/contracts/values/email'
import type { Locale } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { fieldErrors, textIn } from '@pito/web/form/form-result'
import { sealed } from '@pito/web/sealing/sealed'
import { redirect } from 'react-router'
import { readCaptcha } from '../../captcha/read-captcha.ts'
import { newPasswordIn, passwordFaults } from '../password-faults.ts'
import { personFields, readPerson } from '../read-person.ts'
import { pathAfterLogIn } from './submit-log-in.ts'

/** The fields in the order in which the form shows them, so that the first field with an error gets the focus. */
export const registerFields = [
  ...personFields,
  'email',
  'password',
  'confirm_password',
  'captcha',
  'terms',
] as const

export async function submitRegister(api: Api, { form, url, locale }: Submission) {
  const { person, errors } = readPerson(form, locale)
  const email = textIn(form, 'email')
  const typed = newPasswordIn(form)
  const { captcha, captcha_id, error: captchaFault } = readCaptcha(form, locale)
  const faults = fieldErrors({
    ...errors,
    email: emailFault(email, locale),
    ...passwordFaults(typed, locale, s.registerPasswordsDiffer),
    captcha: captchaFault,
    terms: form.has('terms') ? null : s.termsMissing[locale],
  })
  if (faults) return { errors: faults }
  const secrets = await sealed(api, { email, password: typed.password })
  await api(register, { ...person, ...secrets, captcha, captcha_id, lang: locale })
  return redirect(pathAfterRegister(url), 303)
}

export function pathAfterRegister(url: URL): string {
  return pathAfterLogIn(url) ?? '/profile'
}

function emailFault(email: string, locale: Locale): string | null {
  if (email === '') return s.emailMissing[locale]
  return isEmail(email) ? null : s.emailWrong[locale]
}
