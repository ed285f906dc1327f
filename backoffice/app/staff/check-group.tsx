import { Checkbox } from '@pito/ui/checkbox'
import { FieldError } from '@pito/ui/field'
import type { ComponentProps } from 'react'
import { useId } from 'react'

interface CheckGroupProps {
  /** The id of the first checkbox, to which an error summary links. */
  readonly id?: string
  readonly legend: string
  readonly options: readonly {
    readonly label: string
    readonly hint?: string
    /** The props of the checkbox, such as its name. */
    readonly control: Omit<ComponentProps<typeof Checkbox>, 'children'>
  }[]
  readonly error: string | undefined
}

/** A group of checkboxes, of which a rule asks for at least one. */
export function CheckGroup({ id, legend, options, error }: CheckGroupProps) {
  const errorId = useId()
  return (
    <fieldset data-invalid={error ? true : undefined} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div className="check-group">
        {options.map(({ label, hint, control }, place) => (
          <Checkbox {...(place === 0 && id !== undefined && { id })} {...control} key={label}>
            {label}
            {hint && <span className="check-group__hint quiet small">{hint}</span>}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
