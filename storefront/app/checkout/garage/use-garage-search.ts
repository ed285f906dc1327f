import type { Locale } from '@pito/contracts/values/locale'
import { useLocale } from '@pito/web/locale/use-locale'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import type { PlaceSearch } from '../../service-points/place-search.ts'
import {
  chosenPoint,
  forgetPlace,
  storedPlace,
  storePlace,
} from '../../service-points/places/place-memory.ts'
import type { Point } from '../../service-points/point.ts'
import { storePoint } from '../../service-points/point-memory.ts'
import { fewPoints } from '../../service-points/point-search.ts'
import type { GarageData, GarageSearch } from './load-garages.ts'
import { garageQuery, isOtherSearch } from './load-garages.ts'

/**
 * The URL of the page contains the search. Text that is typed into the field is searched only when "Find" is pressed.
 */
export function useGarageSearch() {
  const { typed, type, miss } = useTyped()
  const { search, run, choose } = useRun()
  usePlaceMemory(run)
  const field: PlaceSearch = {
    search: { address: typed.address },
    fault: typed.fault,
    type(next) {
      type(next)
      if (next !== '') return
      forgetPlace()
      run({ address: '', selected: null })
    },
    choose({ label }) {
      type(label)
      run({ address: label })
    },
  }
  return {
    search,
    field,
    isLoading: useIsSearching(),
    run,
    choose,
    /** Runs the search when the button is pressed. Returns false if the field is empty. */
    find(): boolean {
      const address = typed.address.trim()
      if (address === '') miss()
      else run({ address })
      return address !== ''
    },
    clear() {
      type('')
      forgetPlace()
    },
  }
}

export type GarageSearchState = ReturnType<typeof useGarageSearch>
type Run = (changed: Partial<GarageSearch>) => void

/** The text of the field is what the visitor typed since the last search, or otherwise the searched address. */
function useTyped() {
  const { search, fault } = useLoaderData<GarageData>()
  const searched = { address: search.address, fault, of: search.address }
  const [typed, setTyped] = useState(searched)
  if (typed.of !== search.address) setTyped(searched)
  return {
    typed: { ...typed, fault: (typed.address === search.address && fault) || typed.fault },
    type: (address: string) => setTyped({ ...searched, address, fault: null }),
    miss: () => setTyped({ ...searched, address: '', fault: 'missing' }),
  }
}

/** A changed filter shows its new value at once, before the results have loaded. */
function useRun() {
  const { search: loaded } = useLoaderData<GarageData>()
  const [latest, setLatest] = useState({ search: loaded, of: loaded })
  if (latest.of !== loaded) setLatest({ search: loaded, of: loaded })
  const navigate = useNavigate()
  const locale = useLocale()
  const { hash } = useLocation()
  return {
    search: latest.search,
    /** Marks a service point as selected. It moves to the top with the next search, not under the finger. */
    choose(point: Point) {
      storePoint(point)
      setLatest({ search: { ...latest.search, selected: point.id }, of: loaded })
    },
    run(changed: Partial<GarageSearch>) {
      const search = { ...latest.search, shown: fewPoints, ...changed }
      setLatest({ search, of: loaded })
      // If the search stands in the sheet of filters, the sheet stays open.
      void navigate(garageAddress(search, locale) + hash, { replace: true, preventScrollReset: true })
    },
  }
}

/**
 * Returns whether other results are loading. Navigations that leave the results as they are, such as opening the times
 * of a service point or going on to the next step, are not announced as a search.
 */
function useIsSearching(): boolean {
  const { location } = useNavigation()
  const { pathname, search } = useLocation()
  return location?.pathname === pathname && isOtherSearch(search, location.search)
}

/**
 * If the URL has no search, searches near the place that was last searched in this browser, with the previously
 * selected service point on top.
 */
function usePlaceMemory(run: Run): void {
  const { search, fault, found } = useLoaderData<GarageData>()
  const recall = useEffectEvent(() => {
    const address = search.address || (fault === null && storedPlace()?.label) || ''
    const selected = chosenPoint.read()?.id ?? search.selected
    if (address !== search.address || (address !== '' && selected !== search.selected))
      run({ address, selected, shown: search.shown })
  })
  useEffect(() => recall(), [])
  const place = found?.place
  useEffect(() => {
    if (place) storePlace(place)
  }, [place])
}

/** Returns the URL of the checkout page for the service point, with this search. */
export function garageAddress(search: GarageSearch, locale: Locale): string {
  const path = checkoutAddress('garage', locale)
  const query = String(garageQuery(search))
  if (query === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}
