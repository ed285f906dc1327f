import './fittings.css'
import type { Place } from '@pito/contracts/places'
import { mostFittings } from '@pito/contracts/values/most-fittings'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { FittingLinesContext } from './card-fitting.tsx'
import { fittingWords } from './fitting-words.ts'
import { LazyLoadLines } from './lazy-load-lines.tsx'
import { NearPlace } from './near-place.tsx'
import { PostcodeForm } from './postcode-form.tsx'
import { useStoredPlace } from './use-stored-place.ts'

interface ListFittingsProps {
  /** An object that is different for each set of cards, or null while the cards are loading. */
  readonly list: object | null
  /** The ids of those tyres in the list that can be fitted. */
  readonly tyreIds: readonly number[]
  /** The list whose cards show the earliest fittings. */
  readonly children: ReactNode
}

/**
 * Shows a line above the cards: the place near which the cards show the earliest fitting, or a field to enter a
 * place.
 */
export function ListFittings({ list, tyreIds, children }: ListFittingsProps) {
  const w = useWords(fittingWords)
  const [place, setPlace] = useStoredPlace(list)
  const [lines, setLines] = useState<ReadonlyMap<number, ReactNode>>(new Map())
  // True after the visitor has chosen or changed the place here. A stored place neither moves the focus nor is it
  // announced.
  const [isPressed, setPressed] = useState(false)
  const change = (next: Place | null) => {
    setPressed(true)
    setPlace(next)
    setLines(new Map())
  }
  return (
    <>
      <div className="list-fittings">
        {place ? (
          <NearPlace place={place} focus={isPressed} onChange={() => change(null)} />
        ) : (
          <PostcodeForm label={w.askList} focus={isPressed} onChoose={change} />
        )}
        <p className="vh" role="status">
          {isPressed && place && lines.size > 0 ? w.shown(place.label, lines.size) : ''}
        </p>
        {place && (
          <Suspense>
            <LazyLoadLines
              place={place}
              tyreIds={list ? tyreIds.slice(0, mostFittings) : []}
              onLines={setLines}
            />
          </Suspense>
        )}
      </div>
      <FittingLinesContext value={lines}>{children}</FittingLinesContext>
    </>
  )
}
