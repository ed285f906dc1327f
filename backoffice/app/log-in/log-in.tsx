import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Logo } from '@pito/ui/logo'
import { browserApi } from '@pito/web/api/browser-api'
import { EmailInput } from '@pito/web/form/email-input'
import { formAction } from '@pito/web/form/form-action'
import { PasswordField } from '@pito/web/form/password-field'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { hasSessionMarker } from '@pito/web/session/session-marker'
import { useWords } from '@pito/web/words/words'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { redirect, useLocation, useSearchParams } from 'react-router'
import { LanguageButton } from '../frame/language-button.tsx'
import { loadStaff } from '../session/load-staff.ts'
import { logInWords } from './log-in-words.ts'
import { loginFields, pageAfter, submitLogIn } from './submit-log-in.ts'

/** Staff who are logged in already go on to the page. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const url = new URL(request.url)
  const isMarked = hasSessionMarker('staff', document.cookie)
  if (isMarked && (await loadStaff(browserApi(browserLocale(url))))) throw redirect(pageAfter(url))
  return null
}

export const clientAction = formAction(submitLogIn).inBrowser

export default function LogIn() {
  const w = useWords(logInWords)
  const { search } = useLocation()
  const [query] = useSearchParams()
  const form = useForm({ id: 'staff-login', action: `/login${search}`, fields: loginFields })
  return (
    <div className="login">
      <title>{`${w.title} – Pito`}</title>
      <header className="login__head">
        <Logo label="Pito" />
        <LanguageButton />
      </header>
      <main className="login__in stack" id="content" tabIndex={-1}>
        <h1>{w.title}</h1>
        {query.get('note') === 'session-ended' && <Alert title={w.sessionEnded} tone="warn" />}
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
            {w.logIn}
          </Button>
        </PostForm>
      </main>
    </div>
  )
}
