import { Anchor } from './anchor.tsx'

export interface RecordTab {
  readonly href: string
  readonly label: string
  /** Whether the page shows this tab. The address decides, so exactly one tab of a record is current. */
  readonly current: boolean
}

interface RecordTabsProps {
  /** The accessible name of the navigation. */
  label: string
  tabs: readonly RecordTab[]
  /** Whether the row begins with its first tab, whichever is current. */
  fromStart?: boolean
}

/** The tabs of a record as links to pages. On a phone the row scrolls, with the current tab in view. */
export function RecordTabs({ label, tabs, fromStart = false }: RecordTabsProps) {
  return (
    <nav aria-label={label} className="no-print">
      <ul className="tabs tabs--start">
        {tabs.map(({ href, label, current }) => (
          <li key={href} className="tabs__link" ref={current && !fromStart ? scrollToTab : undefined}>
            <Anchor
              className="tab"
              href={href}
              aria-current={current ? 'page' : undefined}
              preventScrollReset
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// `scrollIntoView` would scroll the page too.
function scrollToTab(item: HTMLLIElement | null): void {
  const row = item?.parentElement
  if (item && row) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
}
