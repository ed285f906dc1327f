import './points.css'
import { PartAlert } from '@pito/web/parts/part-alert'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { FinderMap } from './map/finder-map.tsx'
import type { MapMark } from './map/map-mark.ts'
import type { ChosenPoint } from './places/place-memory.ts'
import { PointsResults } from './points-results.tsx'
import { PointsSearch } from './points-search.tsx'
import { servicePoints } from './service-point-words.ts'
import { useChosenPoint } from './use-chosen-point.ts'
import type { PointsStart } from './use-points.ts'
import { noSearch, usePoints } from './use-points.ts'

interface PointsFinderProps {
  readonly start?: PointsStart
  readonly radiusAfterClearing: 20 | 100
  readonly onChoose?: (point: ChosenPoint | null) => void
  /** The towns to mark on the map until the visitor searches. They are given only on the page that shows the map. */
  readonly towns?: readonly MapMark[]
}

/**
 * The search for a service point with its results. It is used in a tab of the tyre search, on a page and in a dialog
 * of the tyre list.
 */
export function PointsFinder({ start = noSearch, radiusAfterClearing, onChoose, towns }: PointsFinderProps) {
  const w = useWords(servicePoints)
  const chosen = useChosenPoint(onChoose)
  const points = usePoints({ start, radiusAfterClearing, onForget: chosen.forget })
  const [active, setActive] = useState<string | null>(null)
  return (
    <div className={towns ? 'points points--mapped' : 'points'}>
      <PointsSearch points={points} />
      <div className="points__found" aria-busy={points.loading || undefined}>
        {points.failure ? (
          <PartAlert
            title={w.failed}
            failure={points.failure}
            loading={points.loading}
            again={() => points.run(points.search)}
          />
        ) : (
          <PointsResults points={points} chosen={chosen} active={active} onActive={setActive} />
        )}
      </div>
      {towns && (
        <FinderMap
          found={points.found}
          towns={towns}
          active={active}
          chosen={chosen.slug}
          onActive={setActive}
        />
      )}
    </div>
  )
}
