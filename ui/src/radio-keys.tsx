import type { ReactNode } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'
import { FieldError } from './field.tsx'

export interface RadioKey {
  value: string
  label: ReactNode
  /** A smaller second line. */
  note?: ReactNode
  disabled?: boolean | undefined
}

interface RadioKeysProps {
  legend: ReactNode
  name: string
  keys: readonly RadioKey[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  error?: ReactNode
  hideLegend?: boolean | undefined
  /** Whether the keys are wider and fewer in a row, for words instead of times. */
  wide?: boolean | undefined
}

export function RadioKeys({ legend, keys, error, hideLegend, wide, ...group }: RadioKeysProps) {
  const errorId = useId()
  return (
    <fieldset data-invalid={error ? true : undefined} aria-describedby={error ? errorId : undefined}>
      <legend className={hideLegend ? 'vh' : 'field__label slots__legend'}>{legend}</legend>
      <div className={classes('slots', wide && 'slots--wide')}>
        {keys.map(({ value: own, ...key }) => (
          <Key key={own} {...key} {...group} own={own} />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

type KeyProps = Omit<RadioKey, 'value'> &
  Pick<RadioKeysProps, 'name' | 'value' | 'defaultValue' | 'onChange'> & { own: string }

function Key({ own, label, note, disabled, name, value, defaultValue, onChange }: KeyProps) {
  const checked =
    value === undefined
      ? { defaultChecked: own === defaultValue }
      : { checked: own === value, readOnly: onChange === undefined }
  return (
    <label className="slot">
      <input
        type="radio"
        name={name}
        value={own}
        disabled={disabled}
        onChange={onChange && (() => onChange(own))}
        {...checked}
      />
      <span>{label}</span>
      {note && <small>{note}</small>}
    </label>
  )
}
