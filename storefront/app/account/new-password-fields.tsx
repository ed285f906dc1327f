import { useId } from 'react'
import { useWords } from '../words/words.ts'
import { accountWords } from './account-words.ts'
import { PasswordField } from './password-field.tsx'
import { PasswordRules } from './password-rules.tsx'

interface NewPasswordFieldsProps {
  /** What `useForm` gives, of a form that names both fields. */
  readonly form: {
    error(name: 'password' | 'confirm_password'): string | undefined
    field(name: 'password' | 'confirm_password'): { readonly name: string; readonly autoFocus?: boolean }
  }
  readonly label: string
  /** As typed so far; empty before scripts run. */
  readonly password: string
}

/** A new password, what it has to have, and the same again. */
export function NewPasswordFields({ form, label, password }: NewPasswordFieldsProps) {
  const w = useWords(accountWords)
  const rules = useId()
  return (
    <>
      <PasswordField
        label={label}
        field={form.field('password')}
        error={form.error('password')}
        autoComplete="new-password"
        hint={w.atMost}
        describedBy={rules}
      />
      <PasswordRules id={rules} password={password} />
      <PasswordField
        label={w.confirmPassword}
        field={form.field('confirm_password')}
        error={form.error('confirm_password')}
        autoComplete="new-password"
      />
    </>
  )
}
