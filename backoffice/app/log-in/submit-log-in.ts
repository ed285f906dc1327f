import { memberLogin } from '@pito/contracts/staff'
import { accountSentences as s } from '@pito/contracts/values/account-sentences'
import { isEmail } from '@pito/contracts/values/email'
import { sameSitePath } from '@pito/contracts/values/same-site-path'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { fieldErrors, textIn } from '@pito/web/form/form-result'
import { sealed } from '@pito/web/sealing/sealed'
import { redirect } from 'react-router'

export const loginFields = ['email', 'password'] as const

export async function submitLogIn(api: Api, { form, locale, url }: Submission) {
  const email = textIn(form, 'email')
  const password = String(form.get('password') ?? '')
  const emailFault = isEmail(email) ? null : s.loginEmailWrong[locale]
  const errors = fieldErrors({
    email: email === '' ? s.loginEmailMissing[locale] : emailFault,
    password: password === '' ? s.passwordMissing[locale] : null,
  })
  if (errors) return { errors }
  await api(memberLogin, await sealed(api, { email, password }))
  return redirect(pageAfter(url))
}

/** The page that led to the log-in. */
export function pageAfter({ searchParams }: URL): string {
  return sameSitePath(searchParams.get('redirect')) ?? '/'
}
