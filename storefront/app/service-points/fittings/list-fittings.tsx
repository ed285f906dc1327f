import './fittings.css'
import { mostFittings } from '@pito/contracts/values/most-fittings'
import type { ReactNode } from 'react'
import { Suspense, useEffect, useState } from 'react'
import { storedPlace, usePlace } from '../../places/place-memory.ts'
import { FittingLinesContext, noLines } from './card-fitting.tsx'
import { LazyLoadLines } from './lazy-load-lines.tsx'
import type { LoadedLines } from './load-lines.tsx'

interface ListFittingsProps {
  /** The ids of those tyres in the list that can be fitted. It is empty while the list is loading. */
  readonly tyreIds: readonly number[]
  /** The list whose cards show the earliest fittings. */
  readonly children: ReactNode
}

/** Fills in the lines of the cards about the earliest fitting near the place that the shop remembers. */
export function ListFittings({ tyreIds, children }: ListFittingsProps) {
  const place = usePlace()
  const [{ lines, sentence }, setLoaded] = useState<LoadedLines>({ lines: noLines, sentence: '' })
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
            onLoad={setLoaded}
          />
        </Suspense>
      )}
      <FittingLinesContext value={place ? lines : noLines}>{children}</FittingLinesContext>
    </div>
  )
}
