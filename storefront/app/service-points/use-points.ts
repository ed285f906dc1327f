import type { Place } from '@pito/contracts/places'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import type { Failure } from '@pito/web/parts/settled'
import { settled } from '@pito/web/parts/settled'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { AddressFault } from './place-search.ts'
import { findPlace } from './places/find-place.ts'
import { forgetPlace, storedPlace, storePlace } from './places/place-memory.ts'
import { storedSearch, storeSearch } from './point-memory.ts'
import type { FoundPoints, PointSearch } from './point-search.ts'
import { fewPoints, findPoints, firstSearch } from './point-search.ts'

export interface PointsStart {
  readonly search: PointSearch
  readonly found: FoundPoints | null
  readonly fault: AddressFault
  readonly failure: Failure | null
}

const nothing = { found: null, fault: null, failure: null }
export const noSearch: PointsStart = { search: firstSearch, ...nothing }

export interface PointsOptions {
  readonly start: PointsStart
  /** Returns the URL of a search. Given on the page whose loader runs the search in its URL. */
  readonly address?: ((search: PointSearch) => string) | undefined
  /** The radius that is set when the visitor empties the field for the place. */
  readonly radiusAfterClearing: 20 | 100
  readonly onForget: () => void
}

/** Holds the current search and its results. */
export function usePoints({ start, address, radiusAfterClearing, onForget }: PointsOptions) {
  const [search, setSearch] = useState(start.search)
  const [searched, setSearched] = useState(start.search)
  // The page has loaded another search. What the visitor types meanwhile stays in the field.
  if (searched !== start.search) {
    setSearched(start.search)
    const isSamePlace = searched.address === start.search.address
    setSearch({ ...start.search, ...(isSamePlace && { address: search.address }) })
  }
  const { place, shown, loading, runAt, clear } = useFound(start, address)
  const run = (changed: PointSearch) => {
    const next = { ...changed, shown: fewPoints }
    setSearch(next)
    storeSearch(next)
    return runAt(next)
  }
  const recall = useEffectEvent((start: PointsStart) => {
    place.current ??= storedPlace()
    if (start.found) {
      // A place that is stored under another of its names, such as that of the visitor's location, stays as it is.
      if (storedPlace()?.id !== start.found.place.id) storePlace(start.found.place)
      storeSearch(start.search)
    } else if (!start.fault && !start.failure && place.current)
      void run({ ...storedSearch(), sort: start.search.sort })
  })
  useEffect(() => recall(start), [start])
  const next = { shown: search.shown + fewPoints }
  return {
    ...shown,
    search,
    loading,
    /** Shows ten more results: the URL of the page with them or, elsewhere, the handler of a button. */
    more: address ? address({ ...start.search, ...next }) : () => setSearch({ ...search, ...next }),
    /** Runs the search when the button is pressed. Without a place nothing is searched. */
    run,
    change(changed: Partial<PointSearch>) {
      const next = { ...search, ...changed }
      if (next.address.trim() !== '') return void run(next)
      setSearch(next)
      storeSearch(next)
    },
    choose(chosen: Place) {
      place.current = chosen
      storePlace(chosen)
      void run({ ...search, address: chosen.label })
    },
    type(address: string) {
      if (address !== '') return setSearch({ ...search, address })
      const next: PointSearch = { ...firstSearch, radius: radiusAfterClearing }
      setSearch(next)
      clear()
      storeSearch(next)
      onForget()
    },
  }
}

/** Holds the results. Only the response to the latest search is used. On the page they are those of its loader. */
function useFound(start: PointsStart, address: PointsOptions['address']) {
  const api = useApi()
  const locale = useLocale()
  const navigate = useNavigate()
  const isNavigating = useNavigation().location?.pathname === useLocation().pathname
  const [{ shown, of }, set] = useState({ shown: start, of: start })
  const setShown = (next: Omit<PointsStart, 'search'>) => set({ shown: { ...start, ...next }, of: start })
  if (of !== start) set({ shown: start, of: start })
  const [loading, setLoading] = useState(false)
  const place = useRef<Place | null>(start.found?.place ?? null)
  const latest = useRef(0)
  const find = async (next: PointSearch) => {
    if (place.current?.label !== next.address) place.current = await findPlace(api, next.address)
    if (!place.current) return null
    storePlace(place.current)
    return findPoints(api, next, { place: place.current, locale })
  }
  const runAt = async (next: PointSearch) => {
    latest.current += 1
    const own = latest.current
    if (next.address.trim() === '') return setShown({ ...nothing, fault: 'missing' })
    if (address) return navigate(address(next), { replace: true, preventScrollReset: true })
    setLoading(true)
    const { data, failure } = await settled(find(next))
    if (own !== latest.current) return
    setLoading(false)
    setShown(failure ? { ...nothing, failure } : { ...nothing, found: data, fault: data ? null : 'unknown' })
  }
  const clear = () => {
    latest.current += 1
    place.current = null
    forgetPlace()
    setLoading(false)
    setShown(nothing)
    if (address) void navigate(address(firstSearch), { replace: true, preventScrollReset: true })
  }
  return { place, shown, loading: loading || (address !== undefined && isNavigating), runAt, clear }
}

export type Points = ReturnType<typeof usePoints>
