import { figure } from '@pito/contracts/values/figure'
import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { isPicked, toggled } from '../../../list/list-changes.ts'
import { seasonsByDate } from '../../../season/seasons-by-date.ts'
import { useToday } from '../../../season/use-today.ts'
import { facetValue } from '../filters/facet-label.ts'
import { optionsIn } from '../filters/list-options.ts'
import { useListView } from '../list-view.ts'
import { tyreList } from '../tyre-list-words.ts'

const facet = 'tyre_season'

/** Shows links to the seasons after a plate search, on narrow screens only, where a sheet hides the filters. */
export function VehicleSeasons() {
  const w = useWords(tyreList)
  const language = languageOf(useLocale())
  const { data, state, address } = useListView()
  const options = seasonsByDate(optionsIn(data.options.facets[facet]), ({ value }) => value, useToday())
  return (
    <ul className="vehicle__seasons chips chips--scroll only-narrow" aria-label={w[facet]}>
      {options.map(({ value, count }) => (
        <li key={value}>
          <Anchor
            className="chip"
            href={address(toggled(state, facet, value))}
            aria-current={isPicked(state, facet, value) || undefined}
            preventScrollReset
          >
            {facetValue(facet, value, language)} ({figure(count)})
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
