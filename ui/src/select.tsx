import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { useFieldAttributes } from './field-context.ts'

export interface Choice {
  value: string
  label: string
  disabled?: boolean | undefined
}

type SelectProps = Omit<ComponentProps<'select'>, 'multiple'> & {
  options: readonly Choice[]
  /** The text of the first option, which has an empty value, such as "Valitse". */
  blank?: string | undefined
}

export function Select({ options, blank, className, ...rest }: SelectProps) {
  return (
    <select {...rest} {...useFieldAttributes(rest)} className={classes('select', className)}>
      {blank !== undefined && <option value="">{blank}</option>}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value === label ? undefined : value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  )
}
