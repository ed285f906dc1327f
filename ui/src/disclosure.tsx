import type { ReactNode, ToggleEvent } from 'react'
import { classes } from './classes.ts'

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  /** The name of a group. Only one disclosure of a group is open at a time. */
  name?: string | undefined
  open?: boolean | undefined
  onToggle?: ((event: ToggleEvent<HTMLDetailsElement>) => void) | undefined
  big?: boolean | undefined
  className?: string | undefined
}

export function Disclosure({ summary, children, big, className, ...details }: DisclosureProps) {
  return (
    <details className={classes('fgroup', big && 'fgroup--big', className)} {...details}>
      <summary>{summary}</summary>
      <div className="fgroup__in">{children}</div>
    </details>
  )
}

interface FoldedSectionProps {
  /** The id of the heading, which names the section. */
  id: string
  title: string
  children: ReactNode
  /** Whether the section is unfolded on phones. */
  open?: boolean | undefined
  className?: string | undefined
}

/**
 * A section that is folded on phones. Where there is room, and in browsers that cannot show the content of closed
 * details, it is an ordinary section under its heading.
 */
export function FoldedSection({ id, title, children, open, className }: FoldedSectionProps) {
  return (
    <section className={classes('folded', className)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Disclosure summary={title} open={open}>
        {children}
      </Disclosure>
    </section>
  )
}

export function Disclosures({ children }: { children: ReactNode }) {
  return <div className="fgroups">{children}</div>
}
