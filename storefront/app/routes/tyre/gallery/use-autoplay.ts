import { useEffect, useRef, useState } from 'react'

interface AutoplayProps {
  readonly count: number
  readonly later: boolean
  readonly next: () => void
}

/** The pictures go round once by themselves, from when they have loaded until the visitor uses them. */
export function useAutoplay({ count, later, next }: AutoplayProps) {
  const box = useRef<HTMLDivElement>(null)
  const step = useRef(next)
  const stop = useRef<(() => void) | null>(null)
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    step.current = next
  })
  useEffect(() => {
    const { current } = box
    if (!later || !current || count < 2) return
    let gone = false
    import('./autoplay.ts').then(
      ({ play }) => {
        const round = { steps: count, next: () => step.current(), tell: setPlaying }
        if (!gone) stop.current = play(current, round)
      },
      () => undefined,
    )
    return () => {
      gone = true
      stop.current?.()
    }
  }, [later, count])
  return { box, playing, pause: () => stop.current?.() }
}
