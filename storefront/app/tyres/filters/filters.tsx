import { fullSet } from '@pito/contracts/values/cart-quantity'
import { tyreFlags } from '@pito/contracts/values/tyre-flags'
import { Button, ButtonLink } from '@pito/ui/button'
import { CountedCheckbox } from '@pito/ui/counted-checkbox'
import { Disclosure } from '@pito/ui/disclosure'
import { Field } from '@pito/ui/field'
import type { Range } from '@pito/ui/range-slider'
import { RangeSlider } from '@pito/ui/range-slider'
import { TextInput } from '@pito/ui/text-input'
import { useWords } from '@pito/web/words/words'
import { memo } from 'react'
import { useLocation } from 'react-router'
import { listFields } from '../list/list-address.ts'
import { clearedIn, withFlag, withMinStock, withPrice, withPriority } from '../list/list-changes.ts'
import type { ListState, Search } from '../list/list-state.ts'
import { emptyList, hasWholeSize, noSize } from '../list/list-state.ts'
import { useListView } from '../list-view.ts'
import { ListAlert } from '../results/list-alerts.tsx'
import { tyreList } from '../tyre-list-words.ts'
import { FacetFilter } from './facet-filter.tsx'
import { wholeEuros } from './facet-label.ts'
import { FilterSheet, filtersId, SheetHead, sheetHash } from './filter-sheet.tsx'
import { SizeFilter, useSizedList } from './size-filter.tsx'
import { useScrollAnchor } from './use-scroll-anchor.ts'

export const filterFormId = 'filter-form'

const facetsBelow = [
  'brand',
  'wet_grip',
  'fuel_efficiency',
  'noise_class',
  'noise_value',
  'load_index',
  'speed_index',
] as const

export function Filters() {
  return (
    <FilterSheet>
      <FilterForm />
    </FilterSheet>
  )
}

// The sheet opens and closes without rendering its many checkboxes again.
const FilterForm = memo(function FilterForm() {
  const w = useWords(tyreList)
  const { data, state } = useListView()
  const sized = useSizedList()
  const anchor = useScrollAnchor(data.options)
  return (
    <>
      <SheetHead title={w.filter} closeLabel={w.close}>
        <ResetButton />
      </SheetHead>
      <form className="filters__body" id={filterFormId} onChangeCapture={anchor}>
        <div className="only-narrow">
          <ListAlert title={w.filtersFailed} failure={data.optionsFailure} />
        </div>
        <Disclosure summary={w.size} open>
          <SizeFilter />
        </Disclosure>
        <FlagFilters />
        <FacetFilter facet="tyre_season" />
        {data.options.price.to > 0 && (
          <Disclosure summary={w.price} open>
            <PriceFilter />
          </Disclosure>
        )}
        {facetsBelow.map((facet) => (
          <FacetFilter key={facet} facet={facet} />
        ))}
        {state.servicePoint && <input type="hidden" name="ServicePoint" value={state.servicePoint} />}
        {state.search && <SearchFields state={state} search={sized.search ?? state.search} />}
        <VehicleFields state={state} />
        <Button type="submit" look="go" wide className="without-scripts">
          {w.apply}
        </Button>
      </form>
      <div className="filters__foot with-scripts">
        <ResetButton />
        <ShowTyres />
      </div>
    </>
  )
})

/** Sends the words of the search with the filters when the form is submitted without scripts. */
function SearchFields({ state, search }: { state: ListState; search: Search }) {
  return (
    <>
      <input type="hidden" name="q" value={search.q} />
      {search.isAsTyped && <input type="hidden" name="as_typed" value="1" />}
      {state.vehicle && <input type="hidden" name="vehicle_type" value={state.vehicle} />}
    </>
  )
}

/**
 * Sends the vehicle and the answers to its questions with the filters when the form is submitted without scripts. The
 * form has selects for the front size only.
 */
function VehicleFields({ state }: { state: ListState }) {
  const { vehicle, plate, car, priority, skipped } = state
  const size = { ...noSize, ...(state.size.rear && { rear: state.size.rear }) }
  const fields = listFields(withPriority({ ...emptyList(vehicle), size, plate, car, skipped }, priority))
  return fields.map(([name, values]) => (
    <input key={name} type="hidden" name={name} value={values.join(',')} />
  ))
}

function ShowTyres() {
  const w = useWords(tyreList)
  const { data, loading } = useListView()
  return (
    <Button look="go" popoverTarget={filtersId} popoverTargetAction="hide">
      {loading ? w.apply : w.show(w.count(data.total))}
    </Button>
  )
}

/** Clears the size and every filter. The button is enabled once width, height and diameter are chosen (LIST-57). */
function ResetButton() {
  const w = useWords(tyreList)
  const { state, address } = useListView()
  const { hash } = useLocation()
  const label = w.reset
  if (!hasWholeSize(state))
    return (
      <Button look="link" disabled>
        {label}
      </Button>
    )
  return (
    <ButtonLink
      look="link"
      href={address(clearedIn(state)) + (hash === sheetHash ? hash : '')}
      replace={hash === sheetHash}
    >
      {label}
    </ButtonLink>
  )
}

/** Shows the on/off filters. The counts of the other filters take them into account. */
function FlagFilters() {
  const w = useWords(tyreList)
  const { state, go } = useListView()
  const isOfSets = state.minStock === fullSet
  return (
    <div className="checks">
      {tyreFlags.map((flag) => {
        const isOn = state.flags.includes(flag)
        return (
          <CountedCheckbox
            key={flag}
            name={flag}
            value="1"
            checked={isOn}
            onChange={() => go(withFlag(state, flag, !isOn))}
          >
            {w[flag]}
          </CountedCheckbox>
        )
      })}
      <CountedCheckbox
        name="min_stock"
        value={String(fullSet)}
        checked={isOfSets}
        onChange={() => go(withMinStock(state, isOfSets ? null : fullSet))}
      >
        {w.minStock(fullSet)}
      </CountedCheckbox>
    </div>
  )
}

/** Shows a slider or, without scripts, two fields. */
function PriceFilter() {
  const w = useWords(tyreList)
  const { data, state, go } = useListView()
  const { from: min, to: max } = data.options.price
  const within = (euros: number) => Math.min(max, Math.max(min, euros))
  const value = { from: within(state.price?.from ?? min), to: within(state.price?.to ?? max) }
  const commit = (next: Range) => {
    const whole = next.from <= min && next.to >= max
    if (next.from !== value.from || next.to !== value.to) go(withPrice(state, whole ? null : next))
  }
  return (
    <>
      <div className="with-scripts">
        <RangeSlider
          {...{ min, max, value }}
          onCommit={commit}
          fromLabel={w.lowestPrice}
          toLabel={w.highestPrice}
          format={wholeEuros}
        />
      </div>
      <div className="fsize without-scripts">
        <Field label={w.lowestPrice}>
          <TextInput name="price_gte" inputMode="numeric" defaultValue={state.price?.from} />
        </Field>
        <Field label={w.highestPrice}>
          <TextInput name="price_lte" inputMode="numeric" defaultValue={state.price?.to} />
        </Field>
      </div>
    </>
  )
}
