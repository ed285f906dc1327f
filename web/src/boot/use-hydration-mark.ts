import { useEffect } from 'react'

/** Marks `<html>` once React has hydrated the page, for tests that drive a browser. */
export function useHydrationMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
}
