import { logIn } from '@pito/contracts/accounts'
import { accountSentences as s } from '@pito/contracts/values/account-sentences'
import { isEmail } from '@pito/contracts/values/email'
import type { Locale } from '@pito/contracts/values/locale'
import { sameSitePath } from '@pito/contracts/values/same-site-path'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { fieldErrors, textIn } from '@pito/web/form/form-result'
import { sealed } from '@pito/web/sealing/sealed'
import { redirect } from 'react-router'

export async function submitLogIn(api: Api, { form, url, locale }: Submission) {
  const email = textIn(form, 'email')
  const password = String(form.get('password') ?? '')
  const errors = fieldErrors({
    email: emailFault(email, locale),
    password: password ? null : s.passwordMissing[locale],
  })
  if (errors) return { errors }
  await api(logIn, { ...(await sealed(api, { email, password })), lang: locale })
  // Without scripts a public page cannot show that the log-in succeeded, because it is the same for everybody. The
  // account area greets the customer.
  return redirect(pathAfterLogIn(url) ?? '/my-account', 303)
}

/**
 * Returns the `redirect` parameter of the URL if it is a path on this site. Otherwise returns null, so that a link
 * cannot redirect to another site.
 */
export function pathAfterLogIn(url: URL): string | null {
  return sameSitePath(url.searchParams.get('redirect'))
}

function emailFault(email: string, locale: Locale): string | null {
  if (email === '') return s.loginEmailMissing[locale]
  return isEmail(email) ? null : s.loginEmailWrong[locale]
}
