import { LruCache } from '@pito/contracts/values/lru-cache'
import { useCallback, useEffect, useState } from 'react'
import type { TyreCardProps } from '../cards/tyre-card.tsx'
import { listAddress } from '../list/list-address.ts'
import type { ListData } from '../load-list.ts'

export interface Shown {
  readonly tyres: readonly TyreCardProps[]
  /**
   * The number of the first page in `tyres`. It is greater than 1 if the visitor has not seen the earlier pages
   * during this visit.
   */
  readonly firstPage: number
}

const mostLists = 10
// The pages seen during this visit, by the list's URL without the page number. They are stored only in browsers.
const seen = new LruCache<string, Map<number, readonly TyreCardProps[]>>(mostLists)

/**
 * Returns the tyres of the requested page after those of the earlier pages that the visitor has seen. "Load more"
 * therefore appends tyres, and going back restores all of them. The function adds a further page of the same list.
 */
export function useShownTyres(data: ListData) {
  // Adding a page renders the list again.
  const [, setAdded] = useState<ListData>()
  useEffect(() => remember(data), [data])
  const add = useCallback((page: ListData) => {
    remember(page)
    setAdded(page)
  }, [])
  return [joined(seen.get(keyOf(data)), data.state.page, data.tyres), add] as const
}

export function joined(
  pages: ReadonlyMap<number, readonly TyreCardProps[]> | undefined,
  page: number,
  tyres: readonly TyreCardProps[],
): Shown {
  let firstPage = page
  const parts = [tyres]
  while (pages?.has(firstPage - 1)) {
    firstPage -= 1
    parts.unshift(pages.get(firstPage) ?? [])
  }
  const byId = new Map(parts.flat().map((card) => [card.tyre.id, card]))
  return { tyres: [...byId.values()], firstPage }
}

function remember(data: ListData): void {
  const { state, tyres } = data
  const key = keyOf(data)
  const pages = seen.get(key) ?? new Map<number, readonly TyreCardProps[]>()
  seen.set(key, pages.set(state.page, tyres))
}

/** Pages of the same URL belong together only if the same vehicle determines their order. */
function keyOf({ state, vehicleFirst }: ListData): string {
  return `${listAddress({ ...state, page: 1 }, 'en')} ${vehicleFirst?.name}`
}
