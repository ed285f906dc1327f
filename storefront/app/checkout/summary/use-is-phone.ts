import { useSyncExternalStore } from 'react'

const phone = '(max-width: 767px)'

/** Returns false on the server, which does not know the width of the screen; all sections are then open. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(phone)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(phone).matches,
    () => false,
  )
}
