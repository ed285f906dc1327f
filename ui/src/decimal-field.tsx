import type { ComponentProps, ReactNode } from 'react'
import { useId, useState } from 'react'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

type DecimalFieldProps = Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'children'> & {
  label: ReactNode
  /** Returns the number that a text stands for, or null if the text is not a number. */
  parse: (text: string) => number | null
  /** Returns the number as it will be shown, such as "1.234,50 €". */
  format: (value: number) => string
  /** Shown while the text is not a number. */
  unreadable: string
  hint?: ReactNode
  error?: ReactNode
  optional?: ReactNode
}

/** A field for a number, which shows how the text is understood before it is saved. */
export function DecimalField({
  label,
  parse,
  format,
  unreadable,
  hint,
  error,
  optional,
  id,
  onChange,
  ...input
}: DecimalFieldProps) {
  const made = useId()
  const control = id ?? made
  const [typed, setTyped] = useState(String(input.defaultValue ?? ''))
  const text = input.value === undefined ? typed : String(input.value)
  const number = text.trim() === '' ? undefined : parse(text)
  return (
    <Field {...{ label, hint, error, optional }} id={control}>
      <TextInput
        {...input}
        inputMode="decimal"
        autoComplete="off"
        className="decimal"
        onChange={(event) => {
          setTyped(event.target.value)
          onChange?.(event)
        }}
      />
      <output className="decimal__read" htmlFor={control}>
        {number === null ? unreadable : number !== undefined && `= ${format(number)}`}
      </output>
    </Field>
  )
}
