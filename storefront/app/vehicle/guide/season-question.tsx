import { figure } from '@pito/contracts/values/figure'
import { seasonOf, studdable } from '@pito/contracts/values/tyre-season'
import { useWords } from '@pito/web/words/words'
import { isWinterByLaw, seasonOn } from '../../season/season-on.ts'
import { useToday } from '../../season/use-today.ts'
import { optionsIn } from '../../tyres/filters/list-options.ts'
import { withPicked } from '../../tyres/list/list-changes.ts'
import { useListView } from '../../tyres/list-view.ts'
import { tyreList } from '../../tyres/tyre-list-words.ts'
import { tyres } from '../../words/tyres.ts'
import type { ListedVehicle } from '../find-vehicle.ts'
import { Answer } from './answer.tsx'
import { guideWords } from './guide-words.ts'
import { Question } from './question.tsx'
import { seasonAnswers } from './season-answers.ts'

/** Asks for the season. The season of the date comes first and is marked, but still needs a press. */
export function SeasonQuestion({ vehicle }: { vehicle: ListedVehicle }) {
  const w = useWords(guideWords)
  const { seasonTyres } = useWords(tyres)
  const list = useWords(tyreList)
  const { data, state } = useListView()
  const today = useToday()
  const season = seasonOn(today)
  const { tyre_season } = data.options.facets
  const answers = seasonAnswers(tyre_season)
  const hasStuddable = optionsIn(tyre_season).some(
    ({ value, count }) => count > 0 && seasonOf(value)?.id === studdable,
  )
  const own = answers.filter(({ name }) => name === season)
  const others = answers.filter(({ name }) => name !== season)
  return (
    <Question question="season" vehicle={vehicle} title={w.seasonQuestion}>
      <p className="small">{isWinterByLaw(today) ? w.winterLaw : w.summerLaw}</p>
      <ul className="ask__answers" aria-label={w.season}>
        {[...own, ...others].map(({ name, seasons, count, parts }) => (
          <li key={name} className={name === season ? 'ask__now' : undefined}>
            <Answer name={name} to={withPicked(state, 'tyre_season', seasons)}>
              <b>{w[name]}</b>
              <span className="small">
                {[w.count(count), name === season && w.inSeason].filter(Boolean).join(' · ')}
              </span>
            </Answer>
            {parts.length > 0 && (
              <p className="row">
                {parts.map((part) => (
                  <Answer
                    key={part.season}
                    name={part.season}
                    look="part"
                    to={withPicked(state, 'tyre_season', [part.season])}
                  >
                    {`${w.only(seasonTyres[seasonOf(part.season)?.id ?? 0] ?? '')} (${figure(part.count)})`}
                  </Answer>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      {hasStuddable && <p className="small quiet">{list.studdable}</p>}
    </Question>
  )
}
