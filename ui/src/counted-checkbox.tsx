import type { ComponentProps, ReactNode } from 'react'

type CountedCheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode
  /** A number at the end of the row, such as a count of results. */
  count?: ReactNode
  /** What the number counts, such as "tyres", for screen readers. */
  unit?: string
}

/**
 * A checkbox of a filter. A page has about a hundred of these, so each renders no more than one row of a `checks`
 * list.
 */
export function CountedCheckbox({ children, count, unit, className, ...rest }: CountedCheckboxProps) {
  return (
    <label className={className}>
      <input {...rest} type="checkbox" />
      {children}
      {count !== undefined && (
        <small>
          <span className="vh">, </span>
          {count}
          {unit && <span className="vh">{` ${unit}`}</span>}
        </small>
      )}
    </label>
  )
}
