import { languageOf } from '@pito/contracts/values/locale'
import { Chip, Chips } from '@pito/ui/chips'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { facetValue } from '../../tyres/filters/facet-label.ts'
import { withPicked, withPriority } from '../../tyres/list/list-changes.ts'
import type { ListState, Question } from '../../tyres/list/list-state.ts'
import { hasWholeSize, noSize, questions } from '../../tyres/list/list-state.ts'
import { sizeOfList } from '../../tyres/list/size-of-list.ts'
import { useListView } from '../../tyres/list-view.ts'
import type { ListedVehicle } from '../find-vehicle.ts'
import { guideWords } from './guide-words.ts'
import { isWinter, nameOfSeasons } from './season-answers.ts'
import { nameOfSize } from './size-answers.ts'

/**
 * Shows the answers in the URL. Each chip removes its answer, so that the question is asked again, with that answer
 * marked.
 */
export function GivenAnswers({ vehicle }: { vehicle: ListedVehicle }) {
  const w = useWords(guideWords)
  const language = languageOf(useLocale())
  const { data, state, address } = useListView()
  const seasons = state.picked.tyre_season
  const listOfAll = new Set(vehicle.lists).size > 1 ? null : state.vehicle
  const texts: Readonly<Record<Question, string | null>> = {
    size: hasWholeSize(state) ? (nameOfSize(state, vehicle) ?? sizeOfList(state.size)) : null,
    season: isWinter(seasons)
      ? w.winter
      : seasons.map((season) => facetValue('tyre_season', season, language)).join(', ') || null,
    priority: state.priority && w[state.priority],
  }
  const names: Readonly<Record<Question, string | null>> = {
    size: nameOfSize(state, vehicle),
    season: nameOfSeasons(seasons, data.options.facets.tyre_season),
    priority: state.priority,
  }
  const without = (question: Question): ListState => {
    const skipped = state.skipped.filter((one) => one !== question)
    const previousAnswer = texts[question] === null ? 'skip' : names[question]
    const unskipped = { ...state, skipped, previousAnswer, page: 1 }
    if (texts[question] === null) return unskipped
    if (question === 'size') return { ...unskipped, size: noSize, vehicle: listOfAll }
    return question === 'season' ? withPicked(unskipped, 'tyre_season', []) : withPriority(unskipped, null)
  }
  const answers = questions.filter((one) => texts[one] !== null || state.skipped.includes(one))
  if (answers.length === 0) return null
  return (
    <Chips label={w.answers} scroll>
      {answers.map((question) => (
        <Chip key={question} removeLabel={w.change} href={address(without(question))}>
          {`${w[question]}: ${texts[question] ?? w.skipped}`}
        </Chip>
      ))}
    </Chips>
  )
}
