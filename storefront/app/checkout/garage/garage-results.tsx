import { languageOf } from '@pito/contracts/values/locale'
import { weekday } from '@pito/contracts/values/weekday'
import { Chip, Chips, ClearChip } from '@pito/ui/chips'
import { Select } from '@pito/ui/select'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { useRootData } from '../../page/root-data.ts'
import { fewPoints } from '../../service-points/point-search.ts'
import { PointsList } from '../../service-points/points-list.tsx'
import { servicePoints } from '../../service-points/service-point-words.ts'
import { GarageCard } from './garage-card.tsx'
import { FilterButton, garageFormId } from './garage-form.tsx'
import { garage } from './garage-words.ts'
import type { GarageData } from './load-garages.ts'
import { sortOrders } from './load-garages.ts'
import type { GarageSearchState } from './use-garage-search.ts'
import { garageAddress } from './use-garage-search.ts'

export function GarageResults({ state }: { state: GarageSearchState }) {
  const w = useWords(garage)
  const { loading } = useWords(servicePoints)
  const phone = useRootData()?.customerServicePhone ?? ''
  const { cart, search, found } = useLoaderData<GarageData>()
  const locale = useLocale()
  const days = search.days.map((day) => weekday(day, languageOf(locale)))
  const hasResults = found !== null && found.total > 0
  return (
    <>
      <div className="garage__bar">
        <div className="garage__status">
          <h2 className="vh">{w.results}</h2>
          {/* The status stays the same element, because a live region announces only what is added to it later. */}
          <p className={hasResults ? 'garage__count' : undefined} role="status">
            {state.isLoading ? loading : statusOf({ found, days }, w, phone)}
          </p>
          {hasResults && <p className="small quiet">{w.priceFor(cart.quantity)}</p>}
        </div>
        <FilterButton state={state} />
        {hasResults && <Order state={state} />}
      </div>
      {days.length > 0 && (
        <Chips label={w.days} scroll>
          {search.days.map((day, index) => (
            <Chip
              key={day}
              removeLabel={w.remove}
              href={garageAddress({ ...search, days: search.days.filter((other) => other !== day) }, locale)}
            >
              {days[index]}
            </Chip>
          ))}
          <ClearChip href={garageAddress({ ...search, days: [] }, locale)}>{w.anyDay}</ClearChip>
        </Chips>
      )}
      {hasResults && <Found found={found} state={state} />}
    </>
  )
}

interface Shown extends Pick<GarageData, 'found'> {
  /** The names of the chosen days. */
  readonly days: readonly string[]
}

function statusOf({ found, days }: Shown, w: typeof garage.fi, phone: string): string {
  if (!found) return w.before
  if (found.total > 0) return w.found(found.total)
  return days.length > 0 ? w.closedOn(days.join(', ')) : w.none(phone)
}

interface FoundProps {
  readonly found: NonNullable<GarageData['found']>
  readonly state: GarageSearchState
}

function Found({ found, state }: FoundProps) {
  const w = useWords(garage)
  const locale = useLocale()
  const { cart, search } = useLoaderData<GarageData>()
  return (
    <>
      {cart.appointment && <p className="small">{w.heldElsewhere}</p>}
      <PointsList
        total={found.total}
        more={garageAddress({ ...search, shown: search.shown + fewPoints }, locale)}
      >
        {found.garages.map((one) => (
          <li key={one.point.id}>
            <GarageCard garage={one} state={state} />
          </li>
        ))}
      </PointsList>
      {found.truncated && <p className="small quiet">{w.truncated}</p>}
    </>
  )
}

function Order({ state: { search, run } }: { state: GarageSearchState }) {
  const w = useWords(garage)
  return (
    <Select
      className="garage__order"
      form={garageFormId}
      name="sort"
      aria-label={w.sort}
      value={search.sort}
      onChange={({ target }) =>
        run({ sort: sortOrders.find((order) => order === target.value) ?? search.sort })
      }
      options={sortOrders.map((order) => ({ value: order, label: w[order] }))}
    />
  )
}
