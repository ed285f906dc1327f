import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { stepsToRepeat, takeEarlyChoices } from './early-choices.ts'

/** Noting ends as soon as React listens; repeating waits until every part of the page has begun with what it knows. */
export function useEarlyChoices(): void {
  const early = useRef<ReturnType<typeof takeEarlyChoices>>(null)
  const [steps, setSteps] = useState<ReturnType<typeof stepsToRepeat>>([])
  useLayoutEffect(() => {
    early.current = takeEarlyChoices()
  }, [])
  useEffect(() => {
    if (early.current?.size) setSteps(stepsToRepeat(early.current))
  }, [])
  useEffect(() => {
    const [step, ...rest] = steps
    if (!step) return
    step()
    setSteps(rest)
  }, [steps])
}
