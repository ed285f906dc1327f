import { useDeferredValue } from 'react'

/**
 * Returns false on the server and in the first render, and true afterwards. Without scripts the markup for false is
 * what visitors see. The second render has a low priority, so that it does not delay the first reaction of the page.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, false)
}
