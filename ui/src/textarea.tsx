import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { useFieldAttributes } from './field-context.ts'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} {...useFieldAttributes(rest)} className={classes('input', className)} />
}
