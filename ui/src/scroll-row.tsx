import type { ReactNode } from 'react'
import { classes } from './classes.ts'

// Keyboard users must be able to focus a scrolling box, and not every browser makes it focusable.
const reachable = { tabIndex: 0 }

interface ScrollRowProps {
  label: string
  children: ReactNode
  /** Whether all items are side by side from 1024 px on, without scrolling. */
  row?: boolean | undefined
}

export function ScrollRow({ label, children, row }: ScrollRowProps) {
  return (
    <section className={classes('scroll-row', row && 'scroll-row--wide')} aria-label={label} {...reachable}>
      {children}
    </section>
  )
}
