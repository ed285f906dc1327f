import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useWords, words } from '../words/words.ts'

const passwordWords = words({
  fi: { show: 'Näytä', showPassword: 'Näytä salasana' },
  en: { show: 'Show', showPassword: 'Show password' },
})

interface PasswordFieldProps {
  readonly label: string
  /** The props that `form.field` returns. */
  readonly field: { readonly name: string; readonly autoFocus?: boolean }
  readonly error: string | undefined
  readonly autoComplete: 'current-password' | 'new-password'
  readonly hint?: ReactNode
  /** The id of the list of rules that the password has to meet. */
  readonly describedBy?: string
  readonly onBlur?: () => void
  /** Whether an error is announced when it appears. */
  readonly live?: boolean
}

/** A password field with a button that shows the password. Without scripts there is no such button. */
export function PasswordField({
  label,
  field,
  error,
  autoComplete,
  hint,
  describedBy,
  onBlur,
  live,
}: PasswordFieldProps) {
  const w = useWords(passwordWords)
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} error={error} hint={hint} live={live}>
      <div className="pw">
        <TextInput
          name={field.name}
          autoFocus={field.autoFocus}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={describedBy}
          onBlur={onBlur}
          required
        />
        <Button
          className="pw__show"
          aria-pressed={shown}
          aria-label={w.showPassword}
          onClick={() => setShown(!shown)}
        >
          {w.show}
        </Button>
      </div>
    </Field>
  )
}
