import type { Output } from '@pito/contracts/endpoint'
import type { offerAuthenticatorApp, openStaffLogin } from '@pito/contracts/staff-log-in'
import { sameSitePath } from '@pito/contracts/values/same-site-path'
import { Alert } from '@pito/ui/alert'
import { Button, buttonClass } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { browserApi } from '@pito/web/api/browser-api'
import { EmailInput } from '@pito/web/form/email-input'
import { formAction } from '@pito/web/form/form-action'
import { PasswordField } from '@pito/web/form/password-field'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { focusHeading } from '@pito/web/navigation/focus-heading'
import { openDocumentForNobody } from '@pito/web/session/opened-by'
import { hasSessionMarker } from '@pito/web/session/session-marker'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { Link, redirect, useLocation, useSearchParams } from 'react-router'
import { loadStaff } from '../session/load-staff.ts'
import { AppSecret } from './app-secret.tsx'
import { CodeField } from './code-field.tsx'
import { CodeList } from './code-list.tsx'
import { LogInFrame } from './log-in-frame.tsx'
import { logInWords } from './log-in-words.ts'
import { pageAfter } from './page-after.ts'
import { logInForms, submitLogIn } from './submit-log-in.ts'

/** Redirects staff who are already logged in to the page that sent them to the login page. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  openDocumentForNobody()
  const url = new URL(request.url)
  const isMarked = hasSessionMarker('staff', document.cookie)
  if (isMarked && (await loadStaff(browserApi(browserLocale(url))))) throw redirect(pageAfter(url))
  return null
}

/** The loader would lead away while the recovery codes are shown, because the session has begun by then. */
export const shouldRevalidate = () => false

export const clientAction = formAction<unknown>(submitLogIn).inBrowser

type Step = Output<typeof openStaffLogin>['data']

/** The log-in in steps: the password, then the second factor, which a newcomer sets up. */
export default function LogIn() {
  const w = useWords(logInWords)
  const { search } = useLocation()
  const [query] = useSearchParams()
  const action = `/login${search}`
  const form = useFetcherForm<(typeof passwordFields)[number], Step>({
    id: logInForms.password,
    action,
    fields: passwordFields,
  })
  const [left, setLeft] = useState<Step | null>(null)
  const step = form.done === left ? null : form.done
  if (!step)
    return (
      <LogInFrame title={w.title}>
        {query.get('note') === 'session-ended' && <Alert title={w.sessionEnded} tone="warn" />}
        <PasswordStep form={form} />
      </LogInFrame>
    )
  const again = (
    <Button look="bare" onClick={() => setLeft(step)}>
      {w.startAgain}
    </Button>
  )
  return step.next === 'set-up' ? (
    <SetUp action={action} ticket={step.ticket} again={again} />
  ) : (
    <SecondFactorStep action={action} step={step} again={again} />
  )
}

const passwordFields = ['email', 'password'] as const

type PasswordForm = ReturnType<typeof useFetcherForm<(typeof passwordFields)[number]>>

/** The first step of the log-in. */
function PasswordStep({ form }: { readonly form: PasswordForm }) {
  const w = useWords(logInWords)
  return (
    <PostForm form={form} className="login__form">
      <Field label={w.email} error={form.error('email')}>
        <EmailInput field={form.field('email')} autoComplete="username" />
      </Field>
      <PasswordField
        label={w.password}
        field={form.field('password')}
        error={form.error('password')}
        autoComplete="current-password"
      />
      <Button type="submit" look="go" busy={form.pending}>
        {w.next}
      </Button>
    </PostForm>
  )
}

interface StepProps {
  readonly action: string
  readonly step: { readonly ticket: string; readonly has_app: boolean; readonly has_passkey: boolean }
  readonly again: ReactNode
}

/** The second step: a passkey, a code of the app, or a recovery code. */
function SecondFactorStep({ action, step: { ticket, has_app, has_passkey }, again }: StepProps) {
  const w = useWords(logInWords)
  const [isRecovery, setRecovery] = useState(false)
  const form = useFetcherForm<'code'>({ id: logInForms.code, action, fields: ['code'] })
  const asksForCode = has_app || isRecovery
  return (
    <LogInFrame title={w.secondTitle}>
      {has_passkey && (
        <PasskeyButton
          id={logInForms.passkey}
          label={w.usePasskey}
          isMain={!asksForCode}
          {...{ action, ticket }}
        />
      )}
      {asksForCode && (
        <PostForm form={form} className="login__form">
          <input type="hidden" name="ticket" value={ticket} />
          <CodeField form={form} isRecovery={isRecovery} key={String(isRecovery)} />
          <Button type="submit" look="go" busy={form.pending}>
            {w.logIn}
          </Button>
        </PostForm>
      )}
      <div className="login__ways">
        {(has_app || !isRecovery) && (
          <Button look="bare" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? w.useApp : w.useRecovery}
          </Button>
        )}
        {again}
      </div>
    </LogInFrame>
  )
}

interface SetUpProps {
  readonly action: string
  readonly ticket: string
  readonly again: ReactNode
}

type App = Output<typeof offerAuthenticatorApp>['data']

/** Sets up the second factor at the first log-in. The recovery codes at its end are shown once. */
function SetUp({ action, ticket, again }: SetUpProps) {
  const w = useWords(logInWords)
  const app = useFetcherForm<never, App>({ id: logInForms.app, action, fields: [] })
  const code = useFetcherForm<'code', string[]>({ id: logInForms.appCode, action, fields: ['code'] })
  const passkey = useFetcherForm<never, string[]>({ id: logInForms.newPasskey, action, fields: [] })
  useEffect(() => focusHeading(), [])
  const codes = code.done ?? passkey.done
  const hidden = <input type="hidden" name="ticket" value={ticket} />
  if (codes) return <RecoveryCodes codes={codes} />
  if (app.done)
    return (
      <LogInFrame title={w.appTitle}>
        <AppSecret app={app.done} />
        <PostForm form={code} className="login__form">
          {hidden}
          <CodeField form={code} />
          <Button type="submit" look="go" busy={code.pending}>
            {w.confirm}
          </Button>
        </PostForm>
        {again}
      </LogInFrame>
    )
  return (
    <LogInFrame title={w.setUpTitle}>
      <p>{w.setUpLead}</p>
      <PostForm form={app} className="login__form">
        {hidden}
        <Button type="submit" look="go" busy={app.pending}>
          {w.setUpApp}
        </Button>
      </PostForm>
      <PasskeyButton id={logInForms.newPasskey} label={w.setUpPasskey} {...{ action, ticket }} />
      {again}
    </LogInFrame>
  )
}

/** Shows the recovery codes, which the server has stored as hashes and cannot show again. */
function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const w = useWords(logInWords)
  const [query] = useSearchParams()
  useEffect(() => focusHeading(), [])
  return (
    <LogInFrame title={w.codesTitle}>
      <p>{w.codesLead}</p>
      <CodeList codes={codes} />
      <Link className={buttonClass({ look: 'go' })} to={sameSitePath(query.get('redirect')) ?? '/'}>
        {w.codesSaved}
      </Link>
    </LogInFrame>
  )
}

interface PasskeyButtonProps {
  readonly id: string
  readonly action: string
  readonly ticket?: string
  readonly label: string
  readonly isMain?: boolean
}

/** A form of one button, which lets the browser ask for a passkey. */
function PasskeyButton({ id, action, ticket, label, isMain = false }: PasskeyButtonProps) {
  const form = useFetcherForm({ id, action, fields: [] })
  return (
    <PostForm form={form} className="login__form">
      {ticket !== undefined && <input type="hidden" name="ticket" value={ticket} />}
      <Button type="submit" look={isMain ? 'go' : 'quiet'} busy={form.pending}>
        {label}
      </Button>
    </PostForm>
  )
}
