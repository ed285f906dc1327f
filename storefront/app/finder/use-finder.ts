import { languageOf } from '@pito/contracts/values/locale'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../api/use-api.ts'
import { listAddress } from '../list/list-address.ts'
import type { Measure } from '../list/list-state.ts'
import { useLocale } from '../locale/use-locale.ts'
import type { FinderChoice, FinderVehicle } from './finder-choice.ts'
import { firstChoice, listOfChoice, searchKey, withPinned, withSize } from './finder-choice.ts'
import { recall, remember } from './finder-memory.ts'
import { noOptions, noSizes, reloadOptions, reloadSizes } from './finder-options.ts'
import type { FinderStart } from './finder-start.ts'
import { useLatestOptions } from './use-latest-options.ts'
import { showVehicle } from './vehicle-shown.ts'

// The search made last in this visit: until something else is chosen, the form offers to clear it.
let searched: FinderChoice | null = null
// Once a form has stood in this browser, the next ones begin with what was chosen last: nothing flickers.
let isKnown = false

export function useFinder(start: FinderStart) {
  const [choice, setChoice] = useState(() => (isKnown ? beginAgain(start) : start.choice))
  const [active, setActive] = useState(searched)
  const navigate = useNavigate()
  const language = languageOf(useLocale())
  const latest = useLatestOptions(start.options)
  const api = useApi()
  const loadSizes = (next: FinderChoice) => latest.load({ ask: () => reloadSizes(api, next), none: noSizes })
  const change = (next: FinderChoice) => {
    setChoice(next)
    remember(next)
  }
  const recallLast = useEffectEvent(() => {
    isKnown = true
    const last = beginAgain(start)
    setChoice(last)
    if (last.width !== start.choice.width || last.height !== start.choice.height) loadSizes(last)
  })
  useEffect(() => recallLast(), [])
  return {
    full: start.full,
    choice,
    ...latest,
    isActive: active !== null && searchKey(active) === searchKey(choice),
    change,
    changeSize(measure: Measure, value: string) {
      const next = withSize(choice, measure, value)
      change(next)
      if (measure !== 'diameter') loadSizes(next)
    },
    changeVehicle(vehicle: FinderVehicle) {
      showVehicle(vehicle)
      const next = withPinned(recall(vehicle), start.pinned)
      setChoice(next)
      latest.load({ ask: () => reloadOptions(api, next, start.full), none: noOptions })
    },
    reset() {
      searched = null
      setActive(null)
      change(withSize(firstChoice(choice.vehicle), 'width', ''))
    },
    search(hash = '') {
      searched = choice
      remember(choice)
      void navigate(listAddress(listOfChoice(choice), language) + hash)
    },
  }
}

export type Finder = ReturnType<typeof useFinder>

/** What was chosen last, with brand and indexes of the search that its visitor comes back from. */
function beginAgain({ full, choice: { vehicle }, pinned }: FinderStart): FinderChoice {
  const last = withPinned(recall(vehicle), pinned)
  if (!full || searched?.vehicle !== vehicle) return last
  const { brand, loadIndex, speedIndex } = searched
  return { ...last, brand, loadIndex, speedIndex }
}
