import './points.css'
import { PartAlert } from '../parts/part-alert.tsx'
import { useWords } from '../words/words.ts'
import type { ChosenPoint } from './point-memory.ts'
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
}

/** The search for a service point with what it finds: a tab of the finder, a page, and a dialog of the list. */
export function PointsFinder({ start = noSearch, radiusAfterClearing, onChoose }: PointsFinderProps) {
  const w = useWords(servicePoints)
  const chosen = useChosenPoint(onChoose)
  const points = usePoints({ start, radiusAfterClearing, onForget: chosen.forget })
  return (
    <div className="points">
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
          <PointsResults points={points} chosen={chosen} />
        )}
      </div>
    </div>
  )
}
