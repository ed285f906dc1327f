import { Button } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import type { KeyboardEvent, ReactNode, ToggleEvent } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'

export const filtersId = 'filters'
/** While the sheet is open, the address ends with this hash. A link with the hash opens the sheet. */
export const sheetHash = `#${filtersId}`

/**
 * Renders filters once for both layouts: on wide screens they are a region beside the list, and on phones they are in a
 * sheet over the list, which is a dialog.
 */
export function FilterSheet({ children }: { children: ReactNode }) {
  const { sheet, hasEntry } = useSheet()
  return (
    <section
      className="filters"
      id={filtersId}
      popover="auto"
      {...sheet}
      aria-labelledby="filters-title"
      tabIndex={-1}
    >
      {hasEntry && <BackClosesSheet />}
      {children}
    </section>
  )
}

interface SheetHeadProps {
  title: string
  closeLabel: string
  children?: ReactNode
}

export function SheetHead({ title, closeLabel, children }: SheetHeadProps) {
  return (
    <div className="filters__head">
      <h2 id="filters-title">{title}</h2>
      {children}
      <Button look="bare" icon popoverTarget={filtersId} popoverTargetAction="hide" aria-label={closeLabel}>
        <Icon name="close" />
      </Button>
    </div>
  )
}

/**
 * Makes the open sheet a modal dialog. It has an entry in the history, so that the Back button closes it; filters that
 * were changed meanwhile replace that entry and remain.
 */
function useSheet() {
  const location = useLocation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const hasOwnEntry = useRef(false)
  const openedAt = useRef('')
  const inHash = location.hash === sheetHash
  // Closing and the effect that follows the hash may both find that the entry is to be left. Only one may go back.
  const isGoingBack = useRef(false)
  useOpenedByHash(inHash, hasOwnEntry, isGoingBack)
  const opened = () => {
    openedAt.current = location.search
    hasOwnEntry.current = !inHash
    if (!inHash) void navigate({ ...location, hash: sheetHash }, { preventScrollReset: true })
  }
  const closed = () => {
    if (!inHash || isGoingBack.current) return
    const isUnchanged = openedAt.current === location.search
    isGoingBack.current = hasOwnEntry.current && isUnchanged
    if (isGoingBack.current) void navigate(-1)
    else void navigate({ ...location, hash: '' }, { preventScrollReset: true, replace: true })
  }
  const onToggle = ({ newState, currentTarget, target }: ToggleEvent<HTMLElement>) => {
    // React also calls the handler for the groups of filters in the sheet.
    if (target !== currentTarget) return
    setOpen(newState === 'open')
    if (newState === 'closed') {
      focusOpener()
      return closed()
    }
    currentTarget.focus()
    opened()
  }
  return {
    hasEntry: isOpen && inHash,
    sheet: { onToggle, onKeyDown: trapFocus, ...(isOpen && { role: 'dialog', 'aria-modal': true }) },
  }
}

/** After a press outside the sheet, the browser leaves the focus on what was pressed, such as the body or `<main>`. */
function focusOpener() {
  const { activeElement: active } = document
  if (active instanceof HTMLElement && active.tabIndex >= 0) return
  document
    .querySelector<HTMLElement>(`[popovertarget="${filtersId}"][aria-haspopup]`)
    ?.focus({ preventScroll: true })
}

/** Opens the sheet for a link with the hash, and closes it without one. Wide screens show the filters beside the list. */
function useOpenedByHash(
  inHash: boolean,
  hasOwnEntry: { current: boolean },
  isGoingBack: { current: boolean },
) {
  const navigate = useNavigate()
  const follow = useEffectEvent((inHash: boolean) => {
    const sheet = document.getElementById(filtersId)
    if (!sheet) return
    const isOpen = sheet.matches(':popover-open')
    if (!inHash) {
      hasOwnEntry.current = false
      isGoingBack.current = false
      if (isOpen) sheet.hidePopover()
    } else if (!isOpen) {
      // The sheet was closed before its entry in the history existed.
      if (hasOwnEntry.current) {
        if (!isGoingBack.current) void navigate(-1)
        isGoingBack.current = true
      } else if (matchMedia('(width < 64rem)').matches) sheet.showPopover()
    }
  })
  useEffect(() => follow(inHash), [inHash])
}

/**
 * Closes the sheet instead of leaving a list whose filters were changed in the sheet. It is a component because
 * `useBlocker` renders its component a second time, which would cost every visitor of a list who never opens the sheet.
 */
function BackClosesSheet() {
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next, historyAction }) => {
    const isSameList = here.pathname === next.pathname && here.search === next.search
    return historyAction === 'POP' && !isSameList
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    document.getElementById(filtersId)?.hidePopover()
  }, [blocker])
  return null
}

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, summary'

/** Moves the focus from the last element of the sheet to the first, and the other way round. */
function trapFocus(event: KeyboardEvent<HTMLElement>) {
  const sheet = event.currentTarget
  if (event.key !== 'Tab' || !sheet.matches(':popover-open')) return
  const all = [...sheet.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.checkVisibility())
  const { activeElement: active } = document
  const atEnd = event.shiftKey ? active === all[0] || active === sheet : active === all.at(-1)
  if (!atEnd) return
  event.preventDefault()
  all.at(event.shiftKey ? -1 : 0)?.focus()
}
