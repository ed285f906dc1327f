import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * Returns false on the server and while the page hydrates, and true afterwards. Without scripts the markup for false
 * is what visitors see.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
