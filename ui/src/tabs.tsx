import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { Anchor } from './anchor.tsx'
import { classes } from './classes.ts'
import type { DrawnIcon } from './icon-class.ts'
import { iconClass } from './icon-class.ts'
import { nextTab } from './next-tab.ts'
import { useHydrated } from './use-hydrated.ts'

export interface Tab {
  id: string
  label: string
  panel: ReactNode
  /** The icon above the text, which is shown on a phone only. */
  icon?: DrawnIcon | undefined
  /** The link of the tab while there are no scripts. By default it leads to the tab's panel on this page. */
  href?: string | undefined
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  /** The id of the tab that is open initially. */
  initial?: string | undefined
  onSelect?: ((id: string) => void) | undefined
  /** Whether the labels are large and aligned to the left, for the sections of a page. */
  start?: boolean | undefined
}

export function Tabs({ label, tabs, initial, onSelect, start }: TabsProps) {
  const [selected, setSelected] = useState(initial ?? tabs[0]?.id)
  // Without scripts the tabs are links to their panels, and the Tab key reaches every one of these links.
  const live = useHydrated()
  const row = useRef<HTMLDivElement>(null)
  const select = (index: number) => {
    const tab = tabs[index]
    if (!tab) return
    setSelected(tab.id)
    onSelect?.(tab.id)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  const icons = tabs.some((tab) => tab.icon)
  return (
    <div className="tabbox">
      <div
        className={classes('tabs', icons && 'tabs--icons', start && 'tabs--start')}
        role="tablist"
        aria-label={label}
        ref={row}
      >
        {tabs.map((tab, index) => (
          <TabLink
            key={tab.id}
            tab={tab}
            {...{ index, count: tabs.length, live, select }}
            chosen={tab.id === selected}
          />
        ))}
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} tab={tab} chosen={tab.id === selected} />
      ))}
    </div>
  )
}

interface TabLinkProps {
  tab: Tab
  index: number
  count: number
  chosen: boolean
  live: boolean
  select: (index: number) => void
}

function TabLink({ tab, index, count, chosen, live, select }: TabLinkProps) {
  const press = (event: MouseEvent) => {
    event.preventDefault()
    select(index)
  }
  const type = (event: KeyboardEvent) => {
    const next = event.key === ' ' ? index : nextTab(event.key, index, count)
    if (next === null) return
    event.preventDefault()
    select(next)
  }
  return (
    <Anchor
      className={classes('tab', tab.icon && iconClass(tab.icon))}
      role="tab"
      id={`${tab.id}-tab`}
      href={tab.href ?? `#${tab.id}`}
      aria-controls={tab.id}
      aria-selected={chosen}
      tabIndex={chosen || !live ? undefined : -1}
      onClick={press}
      onKeyDown={type}
    >
      {tab.label}
    </Anchor>
  )
}

function TabPanel({ tab, chosen }: { tab: Tab; chosen: boolean }) {
  return (
    <div
      className="tabpanel"
      role="tabpanel"
      id={tab.id}
      aria-labelledby={`${tab.id}-tab`}
      data-off={chosen ? undefined : ''}
    >
      {tab.panel}
    </div>
  )
}
