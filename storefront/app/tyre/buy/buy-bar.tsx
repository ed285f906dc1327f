import { formatEuro } from '@pito/contracts/values/format-euro'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { cookieChoice, cookieChoiceChanged } from '../../cookies/cookie-choice.ts'
import type { FitTyre } from '../../vehicle/fit-of-tyre.ts'
import { LazyFitMark } from '../../vehicle/lazy-fit-mark.tsx'
import { buying } from './buying-words.ts'

interface BuyBarProps {
  readonly tyre: FitTyre
  /** Selects the part of the page that the bar replaces while that part is out of view. */
  readonly replaces: string
  readonly cents: number
  readonly what: string
  /** The total with fitting in cents, or null if the tyre is not fitted or sold out. */
  readonly fittedCents?: number | null
  /** The button of the bar. */
  readonly children: ReactNode
}

/**
 * Keeps the price and the button within reach while the page's own buttons are out of view. Without scripts, and on
 * narrow screens before hydration, the bar is always visible.
 */
export function BuyBar({ tyre, replaces, cents, what, fittedCents = null, children }: BuyBarProps) {
  const w = useWords(buying)
  const away = useAwayFrom(replaces)
  return (
    <div className={`buybar no-print${away === null ? ' buybar--unmeasured' : ''}`} inert={away === false}>
      <p>
        <span className="num">{formatEuro(cents)}</span> <small>{what}</small>
        {fittedCents !== null && (
          <small className="buy__fitted">{`${w.fittedFrom} ${formatEuro(fittedCents)}`}</small>
        )}
      </p>
      {children}
      <LazyFitMark tyre={tyre} />
    </div>
  )
}

/** The height in pixels that the bar covers. */
const barPixels = 72
/** The height in pixels that the question about cookies covers on a narrow screen. */
const cookiePixels = 116
const wide = '(min-width: 64rem)'

/**
 * Returns whether the selected part is out of view, or null until that is known. The part counts as in view when at
 * least half of it is visible above the bars at the bottom of the window.
 */
function useAwayFrom(part: string): boolean | null {
  const [away, setAway] = useState<boolean | null>(null)
  useEffect(() => {
    const element = document.querySelector(part)
    if (!element) return setAway(true)
    let watcher: IntersectionObserver | null = null
    const watch = () => {
      watcher?.disconnect()
      const asksBelow = !cookieChoice() && !window.matchMedia(wide).matches
      watcher = new IntersectionObserver(([entry]) => setAway((entry?.intersectionRatio ?? 0) < threshold), {
        rootMargin: `0px 0px ${-barPixels - (asksBelow ? cookiePixels : 0)}px`,
        threshold,
      })
      watcher.observe(element)
    }
    watch()
    addEventListener(cookieChoiceChanged, watch)
    return () => {
      watcher?.disconnect()
      removeEventListener(cookieChoiceChanged, watch)
    }
  }, [part])
  return away
}

const threshold = 0.5
