import './fittings.css'
import { mostFittings } from '@pito/contracts/values/most-fittings'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import type { ReactNode } from 'react'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { storedPlace, usePlace } from '../places/place-memory.ts'
import { noLines } from './card-fitting.tsx'
import type { LoadedLines } from './load-lines.tsx'

/**
 * Holds the lines about the earliest fitting for the cards of a page. `FittingLinesContext` passes them to the cards,
 * and `ListFittings` loads them.
 */
export function useFittingLines() {
  const place = usePlace()
  // The mark of the document (see place-key.ts) follows a place that is entered or forgotten while the page is open.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-place', (place ?? storedPlace()) !== null)
  }, [place])
  const [{ lines, sentence }, onLoad] = useState<LoadedLines>({ lines: noLines, sentence: '' })
  return { lines: place ? lines : noLines, sentence, onLoad }
}

interface ListFittingsProps {
  /** The ids of those tyres on the page that can be fitted. It is empty while the list is loading. */
  readonly tyreIds: readonly number[]
  readonly sentence: string
  readonly onLoad: (loaded: LoadedLines) => void
  /** The list whose cards show the earliest fittings. */
  readonly children: ReactNode
}

/** Loads the lines of the cards about the earliest fitting near the place that the shop remembers. */
export function ListFittings({ tyreIds, sentence, onLoad, children }: ListFittingsProps) {
  const place = usePlace()
  // A place that was stored before the page was opened is not announced.
  const [before, setBefore] = useState<string | null>(null)
  useEffect(() => setBefore(storedPlace()?.id ?? null), [])
  const isAnnounced = place && place.id !== before
  return (
    <div className="list-fittings">
      <p className="vh" role="status">
        {isAnnounced ? sentence : ''}
      </p>
      {place && (
        <Suspense>
          <LazyLoadLines
            key={place.id}
            place={place}
            tyreIds={tyreIds.slice(0, mostFittings)}
            onLoad={onLoad}
          />
        </Suspense>
      )}
      {children}
    </div>
  )
}

const LazyLoadLines = lazyOptional(() => import('./load-lines.tsx').then((loaded) => loaded.LoadLines))
