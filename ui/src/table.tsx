import type { ReactNode } from 'react'

// A box that scrolls has to be reached by keyboard; not every browser sees to it.
const reachable = { tabIndex: 0 }

interface TableProps {
  /** Names the box that scrolls; also the caption when `showCaption`. */
  label: string
  showCaption?: boolean | undefined
  /** thead and tbody; `className="is-num"` on cells with figures. */
  children: ReactNode
}

export function Table({ label, showCaption, children }: TableProps) {
  return (
    <section className="tbl" aria-label={label} {...reachable}>
      <table>
        <caption className={showCaption ? undefined : 'vh'}>{label}</caption>
        {children}
      </table>
    </section>
  )
}
