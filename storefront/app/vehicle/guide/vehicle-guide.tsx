import { Alert } from '@pito/ui/alert'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { useListView } from '../../tyres/list-view.ts'
import type { ListedVehicle } from '../find-vehicle.ts'
import { GivenAnswers } from './given-answers.tsx'
import { guideWords } from './guide-words.ts'
import type { Guide } from './load-guide.ts'
import { isApprovedOnOneAxle, isOfPairs } from './next-question.ts'
import { PriorityQuestion } from './priority-question.tsx'
import { Recommendations } from './recommendations.tsx'
import { SeasonQuestion } from './season-question.tsx'
import { SizeQuestion } from './size-question.tsx'

/** Asks one question at a time until tyres can be recommended. */
export function VehicleGuide({ guide, vehicle }: { guide: Guide; vehicle: ListedVehicle }) {
  const w = useWords(guideWords)
  const { state } = useListView()
  const { question, unapproved, sizes, recommended } = guide
  const region = useFocusOnNext(question ?? 'recommendations')
  return (
    <div className="stack" ref={region} tabIndex={-1}>
      <GivenAnswers vehicle={vehicle} />
      {unapproved && (
        <Alert
          tone="warn"
          title={
            isApprovedOnOneAxle(unapproved, vehicle) ? w.notOnAllWheels(unapproved) : w.unapproved(unapproved)
          }
        >
          {w.chooseApproved}
        </Alert>
      )}
      {state.skipped.includes('size') && <p className="small">{w.readSidewall}</p>}
      {question === 'size' && <SizeQuestion vehicle={vehicle} sizes={sizes} />}
      {question === 'season' && <SeasonQuestion vehicle={vehicle} />}
      {question === 'priority' && <PriorityQuestion vehicle={vehicle} />}
      {question === null && isOfPairs(state, vehicle) && <Alert title={w.pairTitle}>{w.buyPair}</Alert>}
      {recommended && <Recommendations recommended={recommended} />}
    </div>
  )
}

/** Moves the focus to the next step, to its heading if it has one, because the pressed answer has been removed. */
function useFocusOnNext(step: string) {
  const region = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    const heading = region.current?.querySelector<HTMLElement>('h3')
    if (before.current !== step) (heading ?? region.current)?.focus()
    before.current = step
  }, [step])
  return region
}
