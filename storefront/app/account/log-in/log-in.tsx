import './log-in.css'
import { accountSentences } from '@pito/contracts/values/account-sentences'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Icon } from '@pito/ui/icon'
import { browserApi } from '@pito/web/api/browser-api'
import { EmailInput } from '@pito/web/form/email-input'
import { formAction } from '@pito/web/form/form-action'
import { PasswordField } from '@pito/web/form/password-field'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm, useForm } from '@pito/web/form/use-form'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect } from 'react'
import type { ClientActionFunctionArgs } from 'react-router'
import { useLocation } from 'react-router'
import { loadCart } from '../../cart/cart-store.ts'
import { openedFromIn } from '../../frame/opened-from.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { Hyphenated } from '../../words/hyphenated.tsx'
import { accountWords } from '../account-words.ts'
import { loginNoteIn } from '../login-address.ts'
import { TimedAlert } from '../timed-alert.tsx'
import { visitorsPage } from '../visitors-page.ts'
import { AuthSheet } from './auth-sheet.tsx'
import { leaveAfterLogin, rememberPreviousUrl } from './leave-after-login.ts'
import { logIn } from './log-in-words.ts'
import { NewAccount } from './new-account.tsx'
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

/** The button to log in with a passkey. It needs scripts, so the style sheet hides it without them. */
function PasskeyButton({ query }: { query: string }) {
  const w = useWords(logIn)
  const form = useFetcherForm({ id: 'passkey-log-in', action: `/login/passkey${query}`, fields: [] })
  return (
    <PostForm form={form} className="form with-scripts">
      <Button type="submit" wide busy={form.pending}>
        <Icon name="lock" />
        <Hyphenated text={w.passkey} />
      </Button>
    </PostForm>
  )
}

/**
 * Says why the login page has opened: the session has ended, the visitor's browser does not know the order, or the
 * customer has set a new password.
 */
function LoginNotice() {
  const w = useWords(logIn)
  const locale = useLocale()
  const { search, key } = useLocation()
  const note = loginNoteIn(new URL(search, 'https://query.invalid/'))
  if (note === 'session-ended') return <Alert title={w.sessionEnded} tone="warn" />
  if (note === 'order-unknown')
    return (
      <Alert title={w.orderUnknown} tone="warn">
        <p>
          {w.withoutAccount} <Anchor href="/cart">{w.toCart}</Anchor>
        </p>
      </Alert>
    )
  if (note === 'password-changed')
    return <TimedAlert title={accountSentences.passwordChanged[locale]} key={key} />
  return note === 'password-set' ? <TimedAlert title={w.passwordSet} key={key} /> : null
}

const fields = ['email', 'password'] as const

/** `query` is the query string that names the page to open after the log-in. */
function LogInForm({ query }: { query: string }) {
  const w = useWords(logIn)
  const { email, password } = useWords(accountWords)
  const form = useForm({ id: 'log-in', action: `/login${query}`, fields })
  return (
    // Errors of no field are above the form (AUTH-08).
    <PostForm form={{ ...form, alertsBelow: false }} className="form">
      <Field label={email} error={form.error('email')}>
        <EmailInput field={form.field('email')} autoComplete="username" />
      </Field>
      <PasswordField
        label={password}
        field={form.field('password')}
        error={form.error('password')}
        autoComplete="current-password"
      />
      <p className="auth__between">
        <span className="small quiet">{w.remembered}</span>
        <Anchor className="link small" href="/resetpassword">
          {w.forgotten}
        </Anchor>
      </p>
      <Button type="submit" look="go" wide busy={form.pending}>
        {w.logIn}
      </Button>
    </PostForm>
  )
}
