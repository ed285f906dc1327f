import { seasonOf, summer, winterSeasons } from '@pito/contracts/values/tyre-season'
import { Button } from '@pito/ui/button'
import { Chips, ClearChip } from '@pito/ui/chips'
import { Icon } from '@pito/ui/icon'
import { Select } from '@pito/ui/select'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { useWords } from '@pito/web/words/words'
import { Suspense, useEffect, useRef } from 'react'
import type { Season } from '../season/season-on.ts'
import { forgetPoint } from '../service-points/places/place-memory.ts'
import { useVehicleText } from '../vehicle/vehicle-store.ts'
import { FilterChips } from './filter-chips.tsx'
import { filtersId } from './filters/filter-sheet.tsx'
import { filterFormId } from './filters/filters.tsx'
import { optionsIn } from './filters/list-options.ts'
import { withoutFilters, withSort } from './list/list-changes.ts'
import type { Sort } from './list/list-state.ts'
import { countOfFilters, sortsOf } from './list/list-state.ts'
import { useListView } from './list-view.ts'
import type { ListData } from './load-list.ts'
import { tyreList } from './tyre-list-words.ts'

const VehicleOrder = lazyOptional(() => import('./vehicle-order.tsx').then((loaded) => loaded.VehicleOrder))

/** The id of the paragraph with the number of tyres. */
export const countId = 'list-count'

export function ListBar() {
  const w = useWords(tyreList)
  const { data, state, go } = useListView()
  // The words of a search may ask for an order. The tyres are then in this order until the visitor chooses another one.
  const asked = data.understood?.parts.find(({ kind }) => kind === 'order')?.label
  const orders = sortsOf(state).map((value) => ({
    value,
    label: (value === 'relevance' && asked) || w[value],
  }))
  return (
    <div className="list__bar">
      <Button className="only-narrow" popoverTarget={filtersId} aria-haspopup="dialog">
        <Icon name="filter" />
        {w.filterCount(countOfFilters(state))}
      </Button>
      <div className="list__order">
        <Select
          name="sort"
          form={filterFormId}
          aria-label={w.order}
          value={state.sort}
          onChange={({ target }) => go(withSort(state, target.value as Sort))}
          options={orders.filter(({ value, label }) => value === 'relevance' || label !== asked)}
        />
        <Button type="submit" form={filterFormId} className="without-scripts">
          {w.order}
        </Button>
      </div>
    </div>
  )
}

/** Shows how many tyres there are and, in the same row on phones, the chips of the active filters. */
export function CountAndChips() {
  const w = useWords(tyreList)
  const { data, state, loading, address } = useListView()
  const isKnown = useVehicleText() !== null
  const countRef = useFocusAfterPress(address({ ...state, page: 1 }))
  return (
    <div className="list__now">
      {/* Without a role and a name, screen readers would announce the focused number as a paragraph alone. */}
      <p
        className="list__count"
        id={countId}
        role="status"
        aria-labelledby={countId}
        ref={countRef}
        tabIndex={-1}
      >
        {loading ? w.loading : w.count(data.total)}
        {(isKnown || data.vehicleFirst) && (
          <Suspense>
            <VehicleOrder />
          </Suspense>
        )}
        {!loading && !data.vehicleFirst && data.seasonFirst && hasSeason(data, data.seasonFirst) && (
          <span className="list__first"> · {w[`${data.seasonFirst}First`]}</span>
        )}
      </p>
      <ActiveChips />
    </div>
  )
}

/** Returns whether any tyre of the list is of a season. The options also count the seasons that are not picked. */
function hasSeason({ state, total, options }: ListData, season: Season): boolean {
  const picked = state.picked.tyre_season
  return (
    total > 0 &&
    optionsIn(options.facets.tyre_season).some(
      ({ value, count }) =>
        count > 0 &&
        (picked.length === 0 || picked.includes(value)) &&
        (season === 'winter' ? winterSeasons : [summer]).some((id) => id === seasonOf(value)?.id),
    )
  )
}

function ActiveChips() {
  const w = useWords(tyreList)
  const { data, state, loading, address } = useListView()
  // If the list is empty, the message about that already shows the active filters, as suggestions for removal.
  if (countOfFilters(state) === 0 || (data.total === 0 && !loading)) return null
  return (
    <Chips label={w.chosen} scroll>
      <FilterChips />
      <ClearChip href={address(withoutFilters(state))} onRemove={forgetPoint}>
        {w.clear}
      </ClearChip>
    </Chips>
  )
}

/**
 * If the element that was focused last disappears with the old list, the focus moves to the number of tyres or, if the
 * sheet is open, to the sheet.
 */
function useFocusAfterPress(shown: string) {
  const fallback = useRef<HTMLParagraphElement>(null)
  const lastFocused = useRef<Element>(null)
  const before = useRef(shown)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) lastFocused.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const changed = before.current !== shown
    before.current = shown
    if (!changed || document.activeElement !== document.body || lastFocused.current?.isConnected !== false)
      return
    const inSheet = document.querySelector<HTMLElement>(':popover-open button:enabled')
    const next = inSheet ?? fallback.current
    next?.focus({ preventScroll: true })
  }, [shown])
  return fallback
}
