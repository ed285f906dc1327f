import { ApiRefusal } from '@pito/web/api/api-refusal'
import { failureOf } from '@pito/web/parts/settled'
import { useEffect } from 'react'
import type { ListData } from '../load-list.ts'

// The list that the visitor sees while another one is loading. It is set only in browsers.
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

/**
 * If a list fails to load, returns the list on screen together with the failure. If only the filter options fail to
 * load, those on screen are kept.
 */
export async function withListOnScreenAsFallback(load: () => Promise<ListData>): Promise<ListData> {
  const loaded = await load().catch((error: unknown) => {
    if (!onScreen || !isFault(error)) throw error
    return { ...onScreen, failure: failureOf(error) }
  })
  return loaded.optionsFailure && onScreen ? { ...loaded, options: onScreen.options } : loaded
}

const tooManyRequests = 429
const firstFault = 500

/**
 * True for server errors, throttled requests and unexpected errors such as a lost connection. Redirects and other API
 * errors are passed on to the router.
 */
function isFault(error: unknown): boolean {
  if (error instanceof ApiRefusal) return error.status >= firstFault || error.status === tooManyRequests
  return error instanceof Error
}
