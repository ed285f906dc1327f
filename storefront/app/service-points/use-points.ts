import type { Place } from '@pito/contracts/places'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import type { Failure } from '@pito/web/parts/settled'
import { settled } from '@pito/web/parts/settled'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AddressFault } from './place-search.ts'
import { findPlace } from './places/find-place.ts'
import { forgetPlace, storedPlace, storePlace } from './places/place-memory.ts'
import { storedSearch, storeSearch } from './point-memory.ts'
import type { FoundPoints, PointSearch } from './point-search.ts'
import { findPoints, firstSearch } from './point-search.ts'

export interface PointsStart {
  readonly search: PointSearch
  readonly found: FoundPoints | null
  readonly fault: AddressFault
}

export const noSearch: PointsStart = { search: firstSearch, found: null, fault: null }

interface Shown {
  readonly found: FoundPoints | null
  readonly fault: AddressFault
  readonly failure: Failure | null
}

const nothing: Shown = { found: null, fault: null, failure: null }

interface Options {
  readonly start: PointsStart
  /** The radius that is set when the visitor empties the field for the place. */
  readonly radiusAfterClearing: 20 | 100
  readonly onForget: () => void
}

/** Holds the current search and its results. */
export function usePoints({ start, radiusAfterClearing, onForget }: Options) {
  const [search, setSearch] = useState(start.search)
  const { place, shown, loading, runAt, clear } = useFound(start)
  const run = (next: PointSearch) => {
    setSearch(next)
    storeSearch(next)
    return runAt(next)
  }
  const recall = useEffectEvent(() => {
    place.current ??= storedPlace()
    if (start.found) {
      storePlace(start.found.place)
      storeSearch(start.search)
    } else if (!start.fault && place.current) void run(storedSearch())
  })
  useEffect(() => recall(), [])
  return {
    search,
    ...shown,
    loading,
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

/** Holds the results. Only the response to the latest search is used. */
function useFound(start: PointsStart) {
  const api = useApi()
  const locale = useLocale()
  const [shown, setShown] = useState<Shown>({ found: start.found, fault: start.fault, failure: null })
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
  }
  return { place, shown, loading, runAt, clear }
}

export type Points = ReturnType<typeof usePoints>
