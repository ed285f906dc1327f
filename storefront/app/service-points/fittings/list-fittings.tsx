import './fittings.css'
import type { Place } from '@pito/contracts/places'
import { mostFittings } from '@pito/contracts/values/most-fittings'
import { Button } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { FittingLinesContext } from './card-fitting.tsx'
import { fittingWords } from './fitting-words.ts'
import { LazyLoadLines } from './lazy-load-lines.tsx'
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
  const forget = () => {
    setPlace(null)
    setLines(new Map())
  }
  return (
    <>
      <div className="list-fittings">
        {place ? (
          <Near place={place} onChange={forget} />
        ) : (
          <PostcodeForm label={w.askList} onChoose={setPlace} />
        )}
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

function Near({ place, onChange }: { place: Place; onChange: () => void }) {
  const w = useWords(fittingWords)
  return (
    <p className="row small">
      <span>{w.near(place.label)}</span>
      <Button look="link" onClick={onChange}>
        {w.change}
      </Button>
    </p>
  )
}
