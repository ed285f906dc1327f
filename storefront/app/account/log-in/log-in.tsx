import './log-in.css'
import { browserApi } from '@pito/web/api/browser-api'
import { formAction } from '@pito/web/form/form-action'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect } from 'react'
import type { ClientActionFunctionArgs } from 'react-router'
import { useLocation } from 'react-router'
import { loadCart } from '../../cart/cart-store.ts'
import { openedFromIn } from '../../frame/opened-from.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { visitorsPage } from '../visitors-page.ts'
import { AuthSheet } from './auth-sheet.tsx'
import { leaveAfterLogin } from './leave-after-login.ts'
import { LogInForm } from './log-in-form.tsx'
import { logIn } from './log-in-words.ts'
import { LoginNotice } from './login-notice.tsx'
import { NewAccount } from './new-account.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { rememberPreviousUrl } from './previous-url.ts'
import { submitLogIn } from './submit-log-in.ts'
import { useRedirectQuery } from './use-redirect-query.ts'

const title = titled(logIn, (w) => w.logIn)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = visitorsPage(async () => null)
export const loader = load.onServer
export const clientLoader = load.inBrowser

const submit = formAction(submitLogIn)
export const action = submit.onServer

export async function clientAction(args: ClientActionFunctionArgs) {
  const outcome = await submit.inBrowser(args)
  const locale = browserLocale(new URL(window.location.href))
  const api = browserApi(locale)
  if (!(outcome instanceof Response)) {
    // After a failed log-in, the guest's cart is loaded again, because stock and prices may have changed. It remains
    // the guest's cart.
    await loadCart(api)
    return outcome
  }
  return leaveAfterLogin(api, { url: new URL(args.request.url), locale })
}

export default function LogIn() {
  const w = useWords(logIn)
  const query = useRedirectQuery()
  const { state } = useLocation()
  useEffect(() => rememberPreviousUrl(openedFromIn(state)), [state])
  return (
    <AuthSheet
      page="login"
      query={query}
      left={
        <>
          <h2>{w.logIn}</h2>
          <LoginNotice />
          <LogInForm query={query} />
          <PasskeyButton query={query} />
        </>
      }
      right={<NewAccount query={query} />}
    />
  )
}
