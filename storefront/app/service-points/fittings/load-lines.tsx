import type { Fitting } from '@pito/contracts/fittings'
import type { Place } from '@pito/contracts/places'
import { PartAlert } from '@pito/web/parts/part-alert'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { placeName } from '../places/place-name.ts'
import { FittingLine } from './fitting-line.tsx'
import { fittingWords } from './fitting-words.ts'
import { loadFittings } from './load-fittings.ts'
import { useNearPlace } from './use-near-place.ts'

interface LoadLinesProps {
  readonly place: Place
  readonly tyreIds: readonly number[]
  readonly onLoad: (loaded: LoadedLines) => void
}

export interface LoadedLines {
  readonly lines: ReadonlyMap<number, ReactNode>
  /** The text that screen readers announce. */
  readonly sentence: string
}

/**
 * Loads the earliest fittings of a list and passes the lines for the cards to `onLoad`. It renders nothing but an
 * error.
 */
export function LoadLines({ place, tyreIds, onLoad }: LoadLinesProps) {
  const w = useWords(fittingWords)
  const { found, loading, load } = useNearPlace({
    place,
    needed: tyreIds.join(','),
    find: (api) => loadFittings(api, place, tyreIds),
  })
  useEffect(() => {
    const lines = [...(found?.data ?? [])].map(([id, fitting]) => [id, lineOf(fitting, w.none)] as const)
    const sentence = lines.length > 0 ? w.shown(placeName(place), lines.length) : ''
    onLoad({ lines: new Map(lines), sentence })
  }, [found, w, place, onLoad])
  return (
    found?.failure && <PartAlert title={w.failed} failure={found.failure} again={load} loading={loading} />
  )
}

function lineOf(fitting: Fitting | null, none: string): ReactNode {
  if (!fitting) return <span className="fitting__where">{none}</span>
  return <FittingLine fitting={fitting} point={fitting.dealer.company_name} />
}
