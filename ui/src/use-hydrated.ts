import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False on the server and while the page hydrates: without scripts the markup of that time is what stays. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
