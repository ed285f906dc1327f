import type { ReactNode } from 'react'
import { classes } from './classes.ts'

// Keyboard users must be able to focus a scrolling box, and not every browser makes it focusable.
const reachable = { tabIndex: 0 }

interface TableProps {
  /** The accessible name of the scrolling box. With `showCaption` it is also the visible caption of the table. */
  label: string
  showCaption?: boolean | undefined
  /**
   * The headings of the columns, for a table whose `children` are only the `tbody`. With the styles of the office each
   * row is a card on a phone, in which a cell is named by its `data-label`.
   */
  headings?: readonly string[] | undefined
  /** The `thead` and `tbody`. Cells with numbers have `className="is-num"`. */
  children: ReactNode
}

export function Table({ label, showCaption, headings, children }: TableProps) {
  return (
    <section className={classes('tbl', headings && 'tbl--stacked')} aria-label={label} {...reachable}>
      <table>
        <caption className={showCaption ? undefined : 'vh'}>{label}</caption>
        {headings && <Headings headings={headings} />}
        {children}
      </table>
    </section>
  )
}

function Headings({ headings }: { headings: readonly string[] }) {
  return (
    <thead>
      <tr>
        {headings.map((heading) => (
          <th scope="col" key={heading}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  )
}
