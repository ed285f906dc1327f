import { useSyncExternalStore } from 'react'

const phone = '(max-width: 767px)'

/** False on the server, which cannot know: there all sections are open. */
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
