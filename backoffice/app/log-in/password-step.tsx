import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { EmailInput } from '@pito/web/form/email-input'
import { PasswordField } from '@pito/web/form/password-field'
import { PostForm } from '@pito/web/form/post-form'
import type { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { logInWords } from './log-in-words.ts'

export const passwordFields = ['email', 'password'] as const

type PasswordForm = ReturnType<typeof useFetcherForm<(typeof passwordFields)[number]>>

/** The first step of the log-in. */
export function PasswordStep({ form }: { readonly form: PasswordForm }) {
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
