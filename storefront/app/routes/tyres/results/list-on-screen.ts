import { ApiRefusal } from '@pito/web/api/api-refusal'
import { failureOf } from '@pito/web/parts/settled'
import { useEffect } from 'react'
import type { ListData } from '../load-list.ts'

// Only browsers write here: what the visitor sees while another list is on its way.
let onScreen: ListData | null = null

export function useListOnScreen(data: ListData): void {
  useEffect(() => putOnScreen(data), [data])
}

export function putOnScreen(data: ListData): () => void {
  onScreen = data
  return () => {
    onScreen = null
  }
}

/** A list that does not come leaves the one on the screen where it is, with what went wrong beside it; so do filters. */
export async function orListOnScreen(load: () => Promise<ListData>): Promise<ListData> {
  const before = onScreen
  const loaded = await load().catch((error: unknown) => {
    if (!before || !isFault(error)) throw error
    return { ...before, failure: failureOf(error) }
  })
  return loaded.optionsFailure && before ? { ...loaded, options: before.options } : loaded
}

const tooManyRequests = 429
const firstFault = 500

/** Redirects and refusals are answers of the shop and go on to the router. */
function isFault(error: unknown): boolean {
  if (error instanceof ApiRefusal) return error.status >= firstFault || error.status === tooManyRequests
  return error instanceof Error
}
