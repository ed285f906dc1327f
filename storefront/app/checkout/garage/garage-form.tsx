import { languageOf } from '@pito/contracts/values/locale'
import { dayIds, weekday } from '@pito/contracts/values/weekday'
import { Button } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import { Field } from '@pito/ui/field'
import { Icon } from '@pito/ui/icon'
import { Select } from '@pito/ui/select'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { SubmitEvent } from 'react'
import { useRef } from 'react'
import { Link, useLoaderData } from 'react-router'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import { PlaceField } from '../../service-points/place-field.tsx'
import { radiuses } from '../../service-points/point-search.ts'
import { servicePoints } from '../../service-points/service-point-words.ts'
import { FilterSheet, filtersId, SheetHead } from '../../tyres/filters/filter-sheet.tsx'
import { garage } from './garage-words.ts'
import type { GarageData } from './load-garages.ts'
import type { GarageSearchState } from './use-garage-search.ts'

export const garageFormId = 'garage-search'

/** The search form of this page. Without scripts the button "Find" sends all its fields. */
export function GarageForm({ state }: { state: GarageSearchState }) {
  const w = useWords(garage)
  const { address: placeLabel } = useWords(servicePoints)
  const locale = useLocale()
  const address = checkoutAddress('garage', locale)
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!state.find()) input.current?.focus()
  }
  return (
    <form id={garageFormId} className="garage__form" action={address} onSubmit={submit} noValidate>
      {locale === 'en_GB' && <input type="hidden" name="lang" value="en" />}
      <div className="garage__where">
        <PlaceField points={state.field} input={input} label={placeLabel} look="link" />
      </div>
      <div className="garage__find">
        <Button type="submit">{w.find}</Button>
        <Link className="btn btn--bare" to={address} onClick={state.clear} replace preventScrollReset>
          {w.clear}
        </Link>
      </div>
      <SearchFilters state={state} />
    </form>
  )
}

/** Shows the filters in a sheet on phones, and beside the search on wider screens. */
function SearchFilters({ state }: { state: GarageSearchState }) {
  const w = useWords(garage)
  const { close } = useWords(servicePoints)
  const { found } = useLoaderData<GarageData>()
  return (
    <FilterSheet>
      <SheetHead title={w.filter} closeLabel={close} />
      <div className="filters__body garage__filters">
        <Distance state={state} />
        <OpenOn state={state} />
      </div>
      <div className="filters__foot">
        <Button type="submit" className="without-scripts">
          {w.find}
        </Button>
        <Button className="with-scripts" look="go" popoverTarget={filtersId} popoverTargetAction="hide">
          {found && !state.isLoading ? w.show(w.found(found.total)) : w.find}
        </Button>
      </div>
    </FilterSheet>
  )
}

/** Opens the sheet with the filters on phones. */
export function FilterButton({ state: { search } }: { state: GarageSearchState }) {
  const w = useWords(garage)
  const count = search.days.length + (search.radius === radiuses[0] ? 0 : 1)
  return (
    <Button className="garage__filter" popoverTarget={filtersId} aria-haspopup="dialog">
      <Icon name="filter" />
      {count === 0 ? w.filter : `${w.filter}\u00a0(${count})`}
    </Button>
  )
}

function Distance({ state: { search, run } }: { state: GarageSearchState }) {
  const w = useWords(servicePoints)
  return (
    <Field label={w.distance}>
      <Select
        name="search_radius"
        value={String(search.radius)}
        onChange={({ target }) =>
          run({ radius: radiuses.find((km) => String(km) === target.value) ?? search.radius })
        }
        options={radiuses.map((km) => ({
          value: String(km),
          label: km === 100 ? w.anyDistance : `${km}\u00a0km`,
        }))}
      />
    </Field>
  )
}

/** Shows the filter for opening days. A service point matches if it is open on any of the chosen days. */
function OpenOn({ state: { search, run } }: { state: GarageSearchState }) {
  const w = useWords(garage)
  const language = languageOf(useLocale())
  const toggle = (day: number) =>
    run({
      days: search.days.includes(day) ? search.days.filter((other) => other !== day) : [...search.days, day],
    })
  return (
    <fieldset className="garage__days">
      <legend>{w.days}</legend>
      {dayIds.map((day) => (
        <Checkbox
          key={day}
          name="working_days"
          value={day}
          checked={search.days.includes(day)}
          onChange={() => toggle(day)}
        >
          {weekday(day, language)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
