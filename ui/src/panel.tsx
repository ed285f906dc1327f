import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

type PanelProps = ComponentProps<'div'> & {
  float?: boolean | undefined
  /** Framed in ink: the open or chosen one. */
  chosen?: boolean | undefined
}

export function Panel({ float, chosen, className, ...rest }: PanelProps) {
  return (
    <div {...rest} className={classes('panel', float && 'panel--float', chosen && 'panel--on', className)} />
  )
}
