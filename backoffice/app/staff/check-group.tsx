import { Checkbox } from '@pito/ui/checkbox'
import { FieldError } from '@pito/ui/field'
import { useId } from 'react'

interface CheckGroupProps {
  readonly name: string
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly hint?: string }[]
  readonly checked: readonly string[]
  readonly error: string | undefined
}

/** A group of checkboxes, of which a rule asks for at least one. */
export function CheckGroup({ name, legend, options, checked, error }: CheckGroupProps) {
  const errorId = useId()
  return (
    <fieldset data-invalid={error ? true : undefined} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div className="check-group">
        {options.map(({ value, label, hint }) => (
          <Checkbox name={name} value={value} defaultChecked={checked.includes(value)} key={value}>
            {label}
            {hint && <span className="check-group__hint quiet small">{hint}</span>}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
