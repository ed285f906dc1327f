import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

type CountedCheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode
  /** A figure at the end of the row, such as a number of results. */
  count?: ReactNode
}

/** One of many that filter a list: a hundred of them stand there, so it is no more than its row. */
export function CountedCheckbox({ children, count, className, ...rest }: CountedCheckboxProps) {
  return (
    <label className={classes('check', className)}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  )
}
