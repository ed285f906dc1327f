import { Checkbox } from '@pito/ui/checkbox'
import { FieldError } from '@pito/ui/field'
import type { ComponentProps } from 'react'
import { Fragment, useId } from 'react'

interface CheckGroupProps {
  /** The id of the first checkbox, to which an error summary links. */
  readonly id?: string
  readonly legend: string
  readonly options: readonly {
    readonly label: string
    readonly hint?: string
    /** Why the reader cannot change the checkbox. */
    readonly unavailable?: string | undefined
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
        {options.map(({ label, hint, unavailable, control }, place) => (
          <Fragment key={label}>
            <Checkbox
              {...(place === 0 && id !== undefined && { id })}
              {...control}
              disabled={unavailable !== undefined}
            >
              {label}
              {hint && <span className="check-group__hint quiet small">{hint}</span>}
              {unavailable && <span className="check-group__hint quiet small">{unavailable}</span>}
            </Checkbox>
            {/* A disabled checkbox is not sent, and what is ticked has to stay. */}
            {unavailable && control.defaultChecked && (
              <input type="hidden" name={control.name} value={control.value ?? 'on'} />
            )}
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}
