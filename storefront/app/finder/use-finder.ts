import { languageOf } from '@pito/contracts/values/locale'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../api/use-api.ts'
import { useLocale } from '../locale/use-locale.ts'
import { listAddress } from '../tyres/list-address.ts'
import type { Measure } from '../tyres/list-state.ts'
import { showVehicle } from '../vehicle-shown.ts'
import type { FinderChoice, FinderVehicle } from './finder-choice.ts'
import { firstChoice, listOfChoice, withPinned, withSize } from './finder-choice.ts'
import { recall, remember } from './finder-memory.ts'
import type { FinderOptions } from './finder-options.ts'
import { reloadOptions, reloadSizes } from './finder-options.ts'
import type { FinderStart } from './finder-start.ts'

// The size searched last in this visit: until another is chosen, the form offers to clear it.
let searched: string | null = null
// Once a form has stood in this browser, the next ones begin with what was chosen last: nothing flickers.
let isKnown = false

export function useFinder(start: FinderStart) {
  const begin = (vehicle: FinderVehicle) => withPinned(recall(vehicle), start.pinned)
  const [choice, setChoice] = useState(() => (isKnown ? begin(start.choice.vehicle) : start.choice))
  const [options, setOptions] = useState(start.options)
  const [active, setActive] = useState(searched)
  const navigate = useNavigate()
  const language = languageOf(useLocale())
  const load = useLatest(setOptions)
  const api = useApi()
  const change = (next: FinderChoice) => {
    setChoice(next)
    remember(next)
  }
  const recallLast = useEffectEvent(() => {
    isKnown = true
    const last = begin(start.choice.vehicle)
    setChoice(last)
    if (last.width !== start.choice.width || last.height !== start.choice.height) load(reloadSizes(api, last))
  })
  useEffect(() => recallLast(), [])
  return {
    full: start.full,
    choice,
    options,
    isActive: active === keyOf(choice),
    change,
    changeSize(measure: Measure, value: string) {
      const next = withSize(choice, measure, value)
      change(next)
      if (measure !== 'diameter') load(reloadSizes(api, next))
    },
    changeVehicle(vehicle: FinderVehicle) {
      showVehicle(vehicle)
      const next = begin(vehicle)
      setChoice(next)
      load(reloadOptions(api, next, start.full))
    },
    reset() {
      searched = null
      setActive(null)
      change(withSize(firstChoice(choice.vehicle), 'width', ''))
    },
    search(hash = '') {
      searched = keyOf(choice)
      remember(choice)
      void navigate(listAddress(listOfChoice(choice), language) + hash)
    },
  }
}

export type Finder = ReturnType<typeof useFinder>

function keyOf({ vehicle, width, height, diameter }: FinderChoice): string {
  return [vehicle, width, height, diameter].join(' ')
}

/** Only the answer to the last question counts; one that fails leaves what was there. */
function useLatest(setOptions: (change: (options: FinderOptions) => FinderOptions) => void) {
  const asked = useRef(0)
  return (answer: Promise<Partial<FinderOptions>>) => {
    asked.current += 1
    const own = asked.current
    const take = (fresh: Partial<FinderOptions>) => {
      if (own === asked.current) setOptions((options) => ({ ...options, ...fresh }))
    }
    answer.then(take, () => undefined)
  }
}
