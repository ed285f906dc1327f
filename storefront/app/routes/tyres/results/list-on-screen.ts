import { ApiRefusal } from '@pito/web/api/api-refusal'
import { failureOf } from '@pito/web/parts/settled'
import { useEffect } from 'react'
import type { ListData } from '../load-list.ts'

// Set only in browsers: the list that the visitor sees while another one is loading.
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

/** If a list fails to load, the one on screen stays, together with the failure; the same applies to its options. */
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

/** Redirects and refusals are ordinary responses and are passed on to the router. */
function isFault(error: unknown): boolean {
  if (error instanceof ApiRefusal) return error.status >= firstFault || error.status === tooManyRequests
  return error instanceof Error
}
