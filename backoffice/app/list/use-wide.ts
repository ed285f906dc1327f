import { useSyncExternalStore } from 'react'

const wide = () => window.matchMedia('(min-width: 48rem)')

/** Tells whether the window is wider than a phone. */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => wide().matches)
}

function follow(changed: () => void): () => void {
  const query = wide()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
