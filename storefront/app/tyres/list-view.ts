import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { useLocale } from '@pito/web/locale/use-locale'
import { createContext, use, useEffect, useMemo, useState } from 'react'
import type { Location } from 'react-router'
import { useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router'
import { sheetHash } from './filters/filter-sheet.tsx'
import { listAddress } from './list/list-address.ts'
import { listOfAddress } from './list/list-of-address.ts'
import type { ListState } from './list/list-state.ts'
import type { ListData } from './load-list.ts'
import { useListOnScreen } from './results/list-on-screen.ts'

export interface ListView {
  readonly data: ListData
  /** The state that the visitor chose last, even if its tyres are still loading. */
  readonly state: ListState
  /** True if another list is loading. `loadingMore` is true if the next page of the same list is loading. */
  readonly loading: boolean
  readonly loadingMore: boolean
  /** True if the next page of the list failed to load. */
  readonly failedMore: boolean
  readonly address: (state: ListState) => string
  /** Navigates to another list and keeps the scroll position. In the sheet of filters the sheet stays open. */
  readonly go: (state: ListState) => void
}

const ListContext = createContext<ListView | null>(null)
export const ListProvider = ListContext.Provider

export function useListView(): ListView {
  const view = use(ListContext)
  if (!view) throw new Error('useListView was called outside of ListProvider.')
  return view
}

export function useListOfPage(): ListView {
  const data = useLoaderData<ListData>()
  useListOnScreen(data)
  const language = languageOf(useLocale())
  const navigate = useNavigate()
  const { location } = useNavigation()
  const here = useLocation()
  const [pressed, setPressed] = usePressed(location, data)
  return useMemo(() => {
    const coming = pressed ?? (location && listOfAddress(location))
    const address = (state: ListState) => listAddress(state, language)
    const isSame = (other: ListState) => withoutPage(other, language) === withoutPage(data.state, language)
    const same = coming && isSame(coming)
    const requested = listOfAddress(here)
    return {
      data,
      state: coming ?? data.state,
      loading: Boolean(coming) && !same,
      loadingMore: Boolean(same),
      failedMore: data.failure !== null && requested !== null && isSame(requested),
      address,
      go(chosen) {
        // The answer that the visitor was about to change belongs to the list before.
        const state = { ...chosen, previousAnswer: null }
        setPressed({ state, on: data })
        const inSheet = document.querySelector(`${sheetHash}:popover-open`) !== null
        // The promise is ignored: another navigation may abort this one, which is not an error.
        void navigate(address(state) + (inSheet ? sheetHash : ''), {
          preventScrollReset: true,
          replace: inSheet,
        })
      },
    }
  }, [data, here, language, location, navigate, pressed, setPressed])
}

interface Pressed {
  readonly state: ListState
  /** The list on which the state was chosen. */
  readonly on: ListData
}

/**
 * Holds the chosen state until the router reports the navigation, which happens slightly later. Otherwise a ticked
 * box would jump back for a moment. The next list ends the choice too, because React may skip the render that reports
 * a navigation which fails at once.
 */
function usePressed(location: Location | undefined, data: ListData) {
  const [pressed, setPressed] = useState<Pressed | null>(null)
  useEffect(() => {
    if (!location) setPressed(null)
  }, [location])
  return [pressed?.on === data ? pressed.state : null, setPressed] as const
}

function withoutPage(state: ListState, language: Language): string {
  return listAddress({ ...state, page: 1 }, language)
}
