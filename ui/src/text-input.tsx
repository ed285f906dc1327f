import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { useFieldAttributes } from './field-context.ts'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} {...useFieldAttributes(rest)} className={classes('input', className)} />
}
