import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'

const pausesSeconds = [2, 3, 5, 8, 13]
const longestPauseSeconds = 20

/** Reloads the page's data repeatedly. The pauses between the requests become longer. */
export function usePolling(isOn: boolean): void {
  const { state, revalidate } = useRevalidator()
  const [round, setRound] = useState(0)
  const again = useEffectEvent(async () => {
    await revalidate()
    setRound(round + 1)
  })
  useEffect(() => {
    if (!isOn || state !== 'idle') return undefined
    const pause = pausesSeconds[round] ?? longestPauseSeconds
    const timer = setTimeout(() => void again(), pause * 1000)
    return () => clearTimeout(timer)
  }, [isOn, state, round])
}
