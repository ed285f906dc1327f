import { useRef, useState } from 'react'
import type { Settled } from './settled.ts'
import { settled } from './settled.ts'

export type Part<Data> = Settled<Data> & {
  readonly loading: boolean
  /** Loads it again, after a change or a failure; only the answer to the latest load counts. */
  load(): Promise<void>
}

/** A part that came with the page, and is loaded again without it. */
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
