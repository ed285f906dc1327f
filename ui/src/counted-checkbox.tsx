import type { ComponentProps, ReactNode } from 'react'

type CountedCheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode
  /** A figure at the end of the row, such as a number of results. */
  count?: ReactNode
}

/** One of many that filter a list: a hundred of them stand there, so each is no more than its row in a `checks`. */
export function CountedCheckbox({ children, count, className, ...rest }: CountedCheckboxProps) {
  return (
    <label className={className}>
      <input {...rest} type="checkbox" />
      {children}
      {count !== undefined && <small>{count}</small>}
    </label>
  )
}
