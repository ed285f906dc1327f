import { getPasskeyLoginOptions, logInWithPasskey } from '@pito/contracts/passkeys'
import { languageOf } from '@pito/contracts/values/locale'
import { browserApi } from '@pito/web/api/browser-api'
import { formAction } from '@pito/web/form/form-action'
import { browserLocale } from '@pito/web/locale/browser-locale'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { ClientActionFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { leaveAfterLogin } from './leave-after-login.ts'
import { logIn } from './log-in-words.ts'

const submit = formAction(async (api, { locale }) => {
  const [{ startAuthentication }, { data }] = await Promise.all([
    import('@simplewebauthn/browser'),
    api(getPasskeyLoginOptions, { lang: locale }),
  ])
  const signed = await startAuthentication({
    optionsJSON: data as PublicKeyCredentialRequestOptionsJSON,
  }).catch(() => null)
  if (!signed) return { errors: { passkey: [logIn[languageOf(locale)].passkeyCancelled] } }
  const clientExtensionResults = { ...signed.clientExtensionResults }
  await api(logInWithPasskey, { response: { ...signed, clientExtensionResults }, lang: locale })
  return redirect('/', 303)
})

/**
 * A form that was posted without scripts is redirected to the login page with the password form, because passkeys
 * need scripts.
 */
export const action = () => redirect('/login', 303)

export async function clientAction(args: ClientActionFunctionArgs) {
  const outcome = await submit.inBrowser(args)
  if (!(outcome instanceof Response)) return outcome
  const locale = browserLocale(new URL(window.location.href))
  return leaveAfterLogin(browserApi(locale), { url: new URL(args.request.url), locale })
}

export const loader = () => redirect('/login')
export const clientLoader = () => redirect('/login')

export default function PasskeyLogIn() {
  return null
}
