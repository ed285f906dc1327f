import type { ComponentProps, ReactNode } from 'react'

type CountedCheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode
  /** A number at the end of the row, such as a count of results. */
  count?: ReactNode
  /** The count with what it counts, such as "21 tyres", for screen readers. */
  countLabel?: string
}

/**
 * A checkbox of a filter. A page has about a hundred of these, so each renders no more than one row of a `checks`
 * list.
 */
export function CountedCheckbox({ children, count, countLabel, className, ...rest }: CountedCheckboxProps) {
  return (
    <label className={className}>
      <input {...rest} type="checkbox" />
      {children}
      {countLabel && <span className="vh">, {countLabel}</span>}
      {count !== undefined && <small aria-hidden="true">{count}</small>}
    </label>
  )
}
