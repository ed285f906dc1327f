import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { ButtonLink } from '@pito/ui/button'
import { Chips } from '@pito/ui/chips'
import { Empty } from '@pito/ui/empty'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { FilterChips } from '../filter-chips.tsx'
import { facetValue } from '../filters/facet-label.ts'
import { optionsIn } from '../filters/list-options.ts'
import { withoutFilters, withPicked } from '../list/list-changes.ts'
import type { ListState } from '../list/list-state.ts'
import { countOfFilters, emptyList, hasSize, noSize } from '../list/list-state.ts'
import { sizeOfList } from '../list/size-of-list.ts'
import { useListView } from '../list-view.ts'
import { tyreList } from '../tyre-list-words.ts'
import type { NoTyresWords } from './no-tyres-words.ts'
import { noTyres } from './no-tyres-words.ts'

/** Says that no tyre matches, and suggests filters to remove, other seasons and another size. */
export function NoTyres() {
  const w = useWords(noTyres)
  const { state } = useListView()
  const hasFilters = countOfFilters(state) > 0
  return (
    <Empty title={w.none}>
      <p>{whatToDo(state, w)}</p>
      {hasFilters && <ChosenFilters />}
      <OtherSeasons />
      <WaysOut />
    </Empty>
  )
}

function whatToDo(state: ListState, w: NoTyresWords): string {
  if (countOfFilters(state) > 0) return w.noneHint
  const size = sizeOfList(state.size)
  return size ? w.noneOfSize(size) : w.nothing
}

export function ChosenFilters() {
  const w = useWords(tyreList)
  return (
    <Chips label={w.chosen}>
      <FilterChips />
    </Chips>
  )
}

function OtherSeasons() {
  const w = useWords(tyreList)
  const language = languageOf(useLocale())
  const { data, state, address } = useListView()
  const seasons = optionsIn(data.options.facets.tyre_season).filter(({ count }) => count > 0)
  if (seasons.length === 0) return null
  return (
    <ul className="row" aria-label={w.tyre_season}>
      {seasons.map(({ value, count }) => (
        <li key={value}>
          <Anchor
            className="link"
            preventScrollReset
            href={address(withPicked(state, 'tyre_season', [value]))}
          >
            {facetValue('tyre_season', value, language)} ({count})
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

function WaysOut() {
  const w = useWords(noTyres)
  const { state, address } = useListView()
  const hasFilters = countOfFilters(state) > 0
  return (
    <p className="row">
      {hasFilters && (
        <ButtonLink preventScrollReset href={address(withoutFilters(state))}>
          {w.clearFilters}
        </ButtonLink>
      )}
      {hasSize(state) && (
        <ButtonLink preventScrollReset href={address({ ...state, size: noSize, page: 1 })}>
          {w.otherSizes}
        </ButtonLink>
      )}
      {!hasFilters && !hasSize(state) && (
        <ButtonLink preventScrollReset href={address(emptyList(null))}>
          {w.allTyres}
        </ButtonLink>
      )}
    </p>
  )
}
