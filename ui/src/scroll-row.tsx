import type { ReactNode } from 'react'
import { classes } from './classes.ts'

// A box that scrolls has to be reached by keyboard; not every browser sees to it.
const reachable = { tabIndex: 0 }

interface ShelfProps {
  label: string
  children: ReactNode
  /** Everything side by side from 1024 px, without scrolling. */
  row?: boolean | undefined
}

export function Shelf({ label, children, row }: ShelfProps) {
  return (
    <section className={classes('shelf', row && 'shelf--row')} aria-label={label} {...reachable}>
      {children}
    </section>
  )
}
