import { useWords } from '@pito/web/words/words'
import { withPriority } from '../../tyres/list/list-changes.ts'
import { useListView } from '../../tyres/list-view.ts'
import type { ListedVehicle } from '../find-vehicle.ts'
import { Answer } from './answer.tsx'
import { guideWords } from './guide-words.ts'
import { priorityAnswers } from './next-question.ts'
import { Question } from './question.tsx'

const means = { price: 'priceMeans', grip: 'gripMeans', quiet: 'quietMeans' } as const

/** Asks what matters most. Each answer says which data it uses. */
export function PriorityQuestion({ vehicle }: { vehicle: ListedVehicle }) {
  const w = useWords(guideWords)
  const { data, state } = useListView()
  return (
    <Question question="priority" vehicle={vehicle} title={w.priorityQuestion}>
      <ul className="ask__answers" aria-label={w.priority}>
        {priorityAnswers(data.options.facets).map((priority) => (
          <li key={priority}>
            <Answer name={priority} to={withPriority(state, priority)}>
              <b>{w[priority]}</b>
              <span className="small">{w[means[priority]]}</span>
            </Answer>
          </li>
        ))}
      </ul>
    </Question>
  )
}
