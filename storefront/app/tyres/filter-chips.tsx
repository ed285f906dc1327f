import { languageOf } from '@pito/contracts/values/locale'
import { Chip } from '@pito/ui/chips'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { forgetPoint } from '../service-points/places/place-memory.ts'
import { filterLabel } from './filters/facet-label.ts'
import type { ActiveFilter } from './list/list-chips.ts'
import { activeFilters } from './list/list-chips.ts'
import { useListView } from './list-view.ts'
import { tyreList } from './tyre-list-words.ts'

/**
 * Shows the active filters. Each chip links to the list without its filter. Removing the service point also deletes
 * its stored selection.
 */
export function FilterChips() {
  const w = useWords(tyreList)
  const { state, address } = useListView()
  const label = useFilterLabel()
  return activeFilters(state).map((filter) => (
    <Chip
      key={address(filter.without)}
      removeLabel={w.remove}
      href={address(filter.without)}
      onRemove={filter.facet === 'service_point' ? forgetPoint : undefined}
    >
      {label(filter)}
    </Chip>
  ))
}

function useFilterLabel() {
  const w = useWords(tyreList)
  const language = languageOf(useLocale())
  const { point } = useListView().data
  return (filter: ActiveFilter) => {
    const isPoint = filter.facet === 'service_point' && filter.value === point?.slug
    return isPoint ? point.name : filterLabel(filter, w, language)
  }
}
