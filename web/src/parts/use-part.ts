import { useRef, useState } from 'react'
import type { Settled } from './settled.ts'
import { settled } from './settled.ts'

export type Part<Data> = Settled<Data> & {
  readonly loading: boolean
  /**
   * Loads the part again, after a change or a failure. If several loads overlap, only the response to the latest
   * counts.
   */
  load(): Promise<void>
}

/** Holds the data of a part that was loaded with the page and can be loaded again on its own. */
export function usePart<Data>(first: Settled<Data>, request: () => Promise<Data>): Part<Data> {
  const [part, setPart] = useState(first)
  const [loading, setLoading] = useState(false)
  const latest = useRef(0)
  const load = async () => {
    latest.current += 1
    const own = latest.current
    setLoading(true)
    const next = await settled(request())
    if (own !== latest.current) return
    setLoading(false)
    setPart(next)
  }
  return { ...part, loading, load }
}
