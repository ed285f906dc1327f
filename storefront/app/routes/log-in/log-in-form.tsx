import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { accountWords } from '../../account/account-words.ts'
import { PasswordField } from '../../account/password-field.tsx'
import { EmailInput } from '../../form/email-input.tsx'
import { PostForm } from '../../form/post-form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useWords } from '../../words/words.ts'
import { logIn } from './log-in-words.ts'

const fields = ['email', 'password'] as const

/** `query` carries what opens after the log-in. */
export function LogInForm({ query }: { query: string }) {
  const w = useWords(logIn)
  const { email, password } = useWords(accountWords)
  const form = useForm({ id: 'log-in', action: `/login${query}`, fields })
  return (
    <PostForm form={form} className="form">
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
        <a className="link small" href="/resetpassword">
          {w.forgotten}
        </a>
      </p>
      <Button type="submit" look="go" wide busy={form.pending}>
        {w.logIn}
      </Button>
    </PostForm>
  )
}
