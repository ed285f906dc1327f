import type { ReactNode } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'
import { FieldContext } from './field-context.ts'
import { Icon } from './icon.tsx'

interface FieldProps {
  label: ReactNode
  /**
   * The control: TextInput, Textarea, Select or NumberStepper. It reads its id and descriptions from the context of
   * the field.
   */
  children: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** A note after the label, for example "(vapaaehtoinen)". */
  optional?: ReactNode
  /** The id of the control. It has to be given if an error list links to the field. */
  id?: string | undefined
  /**
   * Whether screen readers announce the error when it appears. A form sets this for a field whose error may appear
   * while the focus is elsewhere.
   */
  live?: boolean | undefined
  className?: string | undefined
}

export function Field({ label, children, hint, error, optional, id, live, className }: FieldProps) {
  const made = useId()
  const control = id ?? made
  const hintId = hint ? `${control}-hint` : undefined
  const errorId = error ? `${control}-error` : undefined
  const message = error && <FieldError id={errorId}>{error}</FieldError>
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className={classes('field', className)}>
      <label htmlFor={control}>
        {label}
        {optional && <span className="field__optional"> {optional}</span>}
      </label>
      <FieldContext value={{ id: control, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {live ? (
        <div className="field__live" aria-live="polite">
          {message}
        </div>
      ) : (
        message
      )}
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

interface FieldErrorProps {
  id?: string | undefined
  children: ReactNode
  /** Whether the note is shown as a hint, because nobody has made a mistake yet. */
  quiet?: boolean | undefined
}

export function FieldError({ id, children, quiet }: FieldErrorProps) {
  return (
    <p className={classes('field__error', quiet && 'field__error--quiet')} id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}
