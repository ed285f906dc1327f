import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  /** The name of a group. Only one disclosure of a group is open at a time. */
  name?: string | undefined
  open?: boolean | undefined
  big?: boolean | undefined
  className?: string | undefined
}

export function Disclosure({ summary, children, name, open, big, className }: DisclosureProps) {
  return (
    <details className={classes('fgroup', big && 'fgroup--big', className)} name={name} open={open}>
      <summary>{summary}</summary>
      <div className="fgroup__in">{children}</div>
    </details>
  )
}

export function Disclosures({ children }: { children: ReactNode }) {
  return <div className="fgroups">{children}</div>
}
