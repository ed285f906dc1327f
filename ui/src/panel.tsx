import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

type PanelProps = ComponentProps<'div'> & {
  float?: boolean | undefined
  /** Whether the panel has a dark border, because it is open or chosen. */
  chosen?: boolean | undefined
}

export function Panel({ float, chosen, className, ...rest }: PanelProps) {
  return (
    <div {...rest} className={classes('panel', float && 'panel--float', chosen && 'panel--on', className)} />
  )
}
