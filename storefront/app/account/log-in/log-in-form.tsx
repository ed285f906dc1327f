import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { EmailInput } from '@pito/web/form/email-input'
import { PasswordField } from '@pito/web/form/password-field'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { accountWords } from '../account-words.ts'
import { logIn } from './log-in-words.ts'

const fields = ['email', 'password'] as const

/** `query` is the query string that names the page to open after the log-in. */
export function LogInForm({ query }: { query: string }) {
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
