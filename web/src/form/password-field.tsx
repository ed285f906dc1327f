import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useWords } from '../words/words.ts'
import { passwordWords } from './password-words.ts'

interface PasswordFieldProps {
  readonly label: string
  /** What `form.field` gives. */
  readonly field: { readonly name: string; readonly autoFocus?: boolean }
  readonly error: string | undefined
  readonly autoComplete: 'current-password' | 'new-password'
  readonly hint?: ReactNode
  /** The id of the rules that the password has to meet. */
  readonly describedBy?: string
  readonly onBlur?: () => void
}

/** A password with a button that shows it; without scripts there is no button. */
export function PasswordField({
  label,
  field,
  error,
  autoComplete,
  hint,
  describedBy,
  onBlur,
}: PasswordFieldProps) {
  const w = useWords(passwordWords)
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} error={error} hint={hint}>
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
