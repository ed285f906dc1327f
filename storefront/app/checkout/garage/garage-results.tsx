import { Select } from '@pito/ui/select'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { Link, useLoaderData } from 'react-router'
import { useRootData } from '../../page/root-data.ts'
import { servicePoints } from '../../service-points/service-point-words.ts'
import { GarageCard } from './garage-card.tsx'
import { garageFormId } from './garage-form.tsx'
import { garage } from './garage-words.ts'
import type { GarageData } from './load-garages.ts'
import { fewPoints, sortOrders } from './load-garages.ts'
import type { GarageSearchState } from './use-garage-search.ts'
import { garageAddress } from './use-garage-search.ts'

export function GarageResults({ state }: { state: GarageSearchState }) {
  const w = useWords(garage)
  const { loading } = useWords(servicePoints)
  const phone = useRootData()?.customerServicePhone ?? ''
  const { cart, found } = useLoaderData<GarageData>()
  const hasResults = found !== null && found.total > 0
  return (
    <>
      <div className="garage__bar">
        <div>
          <h2 className="vh">{w.results}</h2>
          {/* The status stays the same element, because a live region announces only what is added to it later. */}
          <p className={hasResults ? 'garage__count' : undefined} role="status">
            {state.isLoading ? loading : statusOf(found, w, phone)}
          </p>
          {hasResults && <p className="small quiet">{w.priceFor(cart.quantity)}</p>}
        </div>
        {hasResults && <Order state={state} />}
      </div>
      {hasResults && <Found found={found} state={state} />}
    </>
  )
}

function statusOf(found: GarageData['found'], w: typeof garage.fi, phone: string): string {
  if (!found) return w.before
  return found.total === 0 ? w.none(phone) : w.found(found.total)
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
      <ul className="points__list">
        {found.garages.map((one) => (
          <li key={one.point.id}>
            <GarageCard garage={one} state={state} />
          </li>
        ))}
      </ul>
      {found.truncated && <p className="small quiet">{w.truncated}</p>}
      {found.total > found.garages.length && (
        <Link
          className="btn garage__more"
          to={garageAddress({ ...search, shown: search.shown + fewPoints }, locale)}
          replace
          preventScrollReset
        >
          {w.more}
        </Link>
      )}
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
