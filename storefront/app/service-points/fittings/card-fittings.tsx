import type { Place } from '@pito/contracts/places'
import { mostFittings } from '@pito/contracts/values/most-fittings'
import { PartAlert } from '@pito/web/parts/part-alert'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { FittingLine } from './fitting-line.tsx'
import { fittingWords } from './fitting-words.ts'
import { useFittings } from './use-fittings.ts'

interface CardFittingsProps {
  readonly place: Place
  readonly list: object | null
}

/** Cards are static, so their lines are rendered into the regions that they reserve. */
export function CardFittings({ place, list }: CardFittingsProps) {
  const w = useWords(fittingWords)
  const regions = useRegions(list)
  const { fittings, loading, load } = useFittings(place, [...regions.keys()])
  if (fittings?.failure)
    return <PartAlert title={w.failed} failure={fittings.failure} again={load} loading={loading} />
  return [...regions].map(([id, region]) => {
    const fitting = fittings?.data.get(id)
    return (
      fitting &&
      createPortal(<FittingLine fitting={fitting} point={fitting.dealer.company_name} />, region, String(id))
    )
  })
}

function useRegions(list: object | null): ReadonlyMap<number, Element> {
  const [regions, setRegions] = useState<ReadonlyMap<number, Element>>(new Map())
  useEffect(() => {
    const found = list ? [...document.querySelectorAll<HTMLElement>('.results [data-fitting]')] : []
    setRegions(
      new Map(found.slice(0, mostFittings).map((region) => [Number(region.dataset.fitting), region])),
    )
  }, [list])
  return regions
}
