import { Button } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { fewPoints } from './point-search.ts'
import { servicePoints } from './service-point-words.ts'

interface PointsListProps {
  /** The cards of the shown service points, each in an `<li>`. */
  readonly children: readonly ReactNode[]
  readonly total: number
  /** Shows ten more: the URL of the page with them or the handler of a button. */
  readonly more: string | (() => void)
}

/** Shows the first service points of a search, and a button for the next ten, the first of which then has the focus. */
export function PointsList({ children, total, more }: PointsListProps) {
  const w = useWords(servicePoints)
  const list = useRef<HTMLUListElement>(null)
  const shownBefore = useRef(Number.POSITIVE_INFINITY)
  const shown = children.length
  useEffect(() => {
    if (shown <= shownBefore.current) return
    const card = list.current?.children[shownBefore.current]?.querySelector('article')
    shownBefore.current = Number.POSITIVE_INFINITY
    if (card) card.tabIndex = -1
    card?.focus({ preventScroll: true })
  }, [shown])
  const press = () => {
    shownBefore.current = shown
    if (typeof more === 'function') more()
  }
  const rest = total - shown
  const label = w.showMore(Math.min(rest, fewPoints), rest)
  return (
    <>
      <ul className="points__list" ref={list}>
        {children}
      </ul>
      {rest > 0 &&
        (typeof more === 'string' ? (
          <Link className="btn points__more" to={more} replace preventScrollReset onClick={press}>
            {label}
          </Link>
        ) : (
          <Button className="points__more" onClick={press}>
            {label}
          </Button>
        ))}
    </>
  )
}
