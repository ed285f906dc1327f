import { languageOf } from '@pito/contracts/values/locale'
import { car } from '@pito/contracts/values/vehicle-type'
import { useApi } from '@pito/web/api/use-api'
import { storage, tabStorage } from '@pito/web/boot/storage'
import { useLocale } from '@pito/web/locale/use-locale'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { listAddress } from '../../tyres/list/list-address.ts'
import type { Measure } from '../../tyres/list/list-state.ts'
import { measures } from '../../tyres/list/list-state.ts'
import type { FinderChoice, FinderOptions, FinderVehicle } from './finder-choice.ts'
import {
  firstChoice,
  isSeasonOf,
  listOfChoice,
  searchKey,
  withoutDetails,
  withPinned,
  withSize,
} from './finder-choice.ts'
import type { FinderStart } from './finder-start.ts'
import { loadOptions, loadOptionsOfSize, noneOfSize, noOptions } from './finder-start.ts'
import { showVehicle } from './vehicle-shown.ts'
import { details, noneUnsold, withoutUnsold } from './without-unsold.ts'

// The last search in this document. The form offers to clear this search until the visitor chooses something else.
let searched: FinderChoice | null = null
// True once a form has been mounted in this document. Forms that are mounted later start with the last choice at
// once, so that nothing flickers.
let isKnown = false

export function useFinder(start: FinderStart) {
  const { full, pinned } = start
  const { choice, unsold, options, retry, choose, loadOfSize, loadAll } = useOfferedChoice(start)
  const { isActive, search, forgetSearch } = useSearch(choice)
  const [plateSeason, choosePlateSeason] = usePlateSeason(pinned.season ?? '')
  // The next page starts with its own vehicle.
  useEffect(() => () => showVehicle(null), [])
  const change = (next: FinderChoice) => {
    choose(next)
    remember(next, full)
    if (next.season !== choice.season) choosePlateSeason(next.season)
  }
  return {
    ...{ full, choice, unsold, options, retry, isActive, change, plateSeason },
    forgetPlateSeason: () => choosePlateSeason(''),
    changeSize(measure: Measure, value: string) {
      const next = withSize(choice, measure, value)
      change(next)
      loadOfSize(next)
    },
    changeVehicle(vehicle: FinderVehicle) {
      showVehicle(vehicle)
      const next = withoutDetails(withPinned(recall(vehicle), pinned))
      choose(next)
      if (full) remember(next, full)
      loadAll(next)
    },
    reset() {
      forgetSearch()
      const next = withSize(firstChoice(choice.vehicle), 'width', '')
      change(next)
      choosePlateSeason('')
      loadOfSize(next)
    },
    search(hash = '') {
      remember(choice, full)
      search(hash)
    },
  }
}

export type Finder = ReturnType<typeof useFinder>

/**
 * Holds the season that a search by plate keeps: the one that the page is about, or the one that the visitor has
 * chosen since the tab was opened.
 */
function usePlateSeason(ofPage: string) {
  const [season, setSeason] = useState(ofPage)
  const recallSeason = useEffectEvent(() => {
    if (ofPage === '') startTransition(() => setSeason(recallPlateSeason()))
  })
  useEffect(() => recallSeason(), [])
  const choose = (next: string) => {
    setSeason(next)
    rememberPlateSeason(next)
  }
  return [season, choose] as const
}

/**
 * Holds the current choice and its options. When new options arrive, chosen values that are not among them are
 * removed.
 */
function useOfferedChoice(start: FinderStart) {
  const { full } = start
  const [first] = useState(() => (isKnown ? beginAgain(start) : start.choice))
  const [{ choice, unsold }, setOffered] = useState({ choice: first, unsold: noneUnsold })
  const api = useApi()
  const choose = (next: FinderChoice) => setOffered({ choice: next, unsold: noneUnsold })
  const { options, retry, load } = useLatestOptions(start.options, (fresh) =>
    setOffered((offered) => withoutUnsold(offered.choice, fresh)),
  )
  const loadOfSize = (next: FinderChoice) =>
    load({ send: () => loadOptionsOfSize(api, next, full), fallback: noneOfSize })
  const loadAll = (next: FinderChoice) =>
    load({ send: () => loadOptions(api, next, full), fallback: noOptions })
  const recallLast = useEffectEvent(() => {
    isKnown = true
    const last = beginAgain(start)
    const isStart = measures.every((measure) => last[measure] === start.choice[measure])
    // React may run this effect after a press that was made before hydration, and must not overwrite the choice made
    // by that press.
    if (choice !== first) return
    // The visitor has not chosen the size with which the form starts, so nothing is said if it is not sold.
    const isChosen = searchKey(last) !== searchKey(start.choice)
    startTransition(() =>
      setOffered(
        isStart
          ? { ...withoutUnsold(last, start.options), ...(!isChosen && { unsold: noneUnsold }) }
          : { choice: last, unsold: noneUnsold },
      ),
    )
    if (!isStart) loadAll(last)
  })
  useEffect(() => recallLast(), [])
  // The changed choice is stored, so that the note about removed values appears only once.
  useEffect(() => {
    if (unsold.size || unsold.details.length > 0) remember(choice, full)
  }, [choice, full, unsold])
  return { choice, unsold, options, retry, choose, loadOfSize, loadAll }
}

function useSearch(choice: FinderChoice) {
  const [active, setActive] = useState(searched)
  const navigate = useNavigate()
  const language = languageOf(useLocale())
  return {
    isActive: active !== null && searchKey(active) === searchKey(choice),
    forgetSearch() {
      searched = null
      setActive(null)
    },
    search(hash: string) {
      searched = choice
      void navigate(listAddress(listOfChoice(choice), language) + hash)
    },
  }
}

/** Returns the last choice for the form's vehicle, even if it was made during an earlier visit. */
function beginAgain({ full, choice: { vehicle }, pinned }: FinderStart): FinderChoice {
  const last = withPinned(recall(vehicle), pinned)
  return full ? last : withoutDetails(last)
}

interface OptionsRequest {
  send(): Promise<Partial<FinderOptions>>
  /** The options to show if the request fails, because the previous options belong to another choice. */
  readonly fallback: Partial<FinderOptions>
}

/** Holds the options. Only the response to the latest request is used. A failed request can be repeated. */
function useLatestOptions(first: FinderOptions, onFresh: (fresh: Partial<FinderOptions>) => void) {
  const [options, setOptions] = useState(first)
  const [failed, setFailed] = useState<OptionsRequest | null>(null)
  const latest = useRef(0)
  const load = (request: OptionsRequest) => {
    latest.current += 1
    const own = latest.current
    const take = (fresh: Partial<FinderOptions>, failedRequest: OptionsRequest | null) => {
      if (own !== latest.current) return
      setOptions((known) => ({ ...known, ...fresh }))
      setFailed(failedRequest)
      if (!failedRequest) onFresh(fresh)
    }
    request.send().then(
      (fresh) => take(fresh, null),
      () => take(request.fallback, request),
    )
  }
  return { options, load, retry: failed && (() => load(failed)) }
}

const prefixes: Readonly<Record<FinderVehicle, string>> = { 2: 'car_', 3: 'van_', 4: 'truck_' }
const keys = {
  width: 'selected_width',
  height: 'selected_aspect_ratio',
  diameter: 'selected_diameter',
  season: 'selected_season',
  brand: 'selected_brand',
  loadIndex: 'selected_load_index',
  speedIndex: 'selected_speed_index',
} as const
const longest = 60

/**
 * Stores the choice. A form without fields for the brand and the indices does not change those that the front page
 * has stored.
 */
function remember(choice: FinderChoice, full: boolean): void {
  const fields = [...measures, 'season' as const, ...(full ? details : [])]
  for (const field of fields) storage.set(prefixes[choice.vehicle] + keys[field], choice[field])
}

/**
 * Returns the last choice for this vehicle or, if there is none, its most common size. Stored values are validated,
 * because anything may be in the browser's storage.
 */
function recall(vehicle: FinderVehicle): FinderChoice {
  const stored = (field: keyof typeof keys) =>
    storage.get(prefixes[vehicle] + keys[field])?.slice(0, longest) ?? ''
  const sizes = { width: stored('width'), height: stored('height'), diameter: stored('diameter') }
  const isSize = Object.values(sizes).every((text) => /^\d{1,3}(\.\d{1,2})?$/.test(text))
  const season = storage.get(`${prefixes[vehicle]}${keys.season}`)
  return {
    ...firstChoice(vehicle),
    ...(isSize && sizes),
    ...(season !== null && isSeasonOf(vehicle, season) && { season }),
    brand: stored('brand'),
    loadIndex: stored('loadIndex'),
    speedIndex: stored('speedIndex'),
  }
}

const plateSeasonKey = 'plate_season'

function rememberPlateSeason(season: string): void {
  tabStorage.set(plateSeasonKey, season)
}

/** Returns the season that the visitor has chosen in this tab, or an empty text. */
function recallPlateSeason(): string {
  const season = tabStorage.get(plateSeasonKey) ?? ''
  return isSeasonOf(car, season) ? season : ''
}
