import { accountSentences } from '@pito/contracts/values/account-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { PasswordField } from '@pito/web/form/password-field'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useId, useState } from 'react'
import { accountWords } from './account-words.ts'
import type { NewPassword } from './password-faults.ts'
import { PasswordRules } from './password-rules.tsx'

interface NewPasswordFieldsProps {
  /** What `useForm` gives, of a form that names both fields. */
  readonly form: {
    error(name: 'password' | 'confirm_password'): string | undefined
    field(name: 'password' | 'confirm_password'): { readonly name: string; readonly autoFocus?: boolean }
  }
  readonly label: string
  /** As typed so far; null before scripts run. */
  readonly typed: NewPassword | null
  /** For two that differ. */
  readonly differ?: Readonly<Record<Locale, string>>
}

/** A new password, what it has to have, and the same again. */
export function NewPasswordFields({
  form,
  label,
  typed,
  differ = accountSentences.passwordsDiffer,
}: NewPasswordFieldsProps) {
  const w = useWords(accountWords)
  const locale = useLocale()
  const rules = useId()
  // The button of most such forms is not available meanwhile, so what is wrong has to stand here; not while it is typed.
  const [wasLeft, setWasLeft] = useState(false)
  const differs = typed !== null && typed.confirmed !== '' && typed.confirmed !== typed.password
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
      <PasswordRules id={rules} password={typed?.password ?? ''} />
      <PasswordField
        label={w.confirmPassword}
        field={form.field('confirm_password')}
        error={wasLeft && differs ? differ[locale] : form.error('confirm_password')}
        autoComplete="new-password"
        onBlur={() => setWasLeft(true)}
      />
    </>
  )
}
