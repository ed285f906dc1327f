import { useEffect, useLayoutEffect, useRef } from 'react'
import { repeatChoices, takeEarlyChoices } from './early-choices.ts'

/** Noting ends as soon as React listens; repeating waits until every part of the page has begun with what it knows. */
export function useEarlyChoices(): void {
  const early = useRef<ReturnType<typeof takeEarlyChoices>>(null)
  useLayoutEffect(() => {
    early.current = takeEarlyChoices()
  }, [])
  useEffect(() => {
    if (early.current) repeatChoices(early.current)
  }, [])
}
