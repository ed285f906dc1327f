import { useEffect } from 'react'

/** Says on `<html>` that React listens, for whoever drives a browser: tests, and people at the console. */
export function useHydrationMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
}
