import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface AutoplayProps {
  readonly count: number
  readonly later: boolean
  readonly next: () => void
}

const intervalMilliseconds = 4000
const interactions = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Shows every picture once, each for four seconds (PDP-59), until the visitor uses the gallery. */
export function useAutoplay({ count, later, next }: AutoplayProps) {
  const box = useRef<HTMLDivElement>(null)
  const [playing, setPlaying] = useState(false)
  const step = useEffectEvent(next)
  const several = count > 1
  useEffect(() => {
    setPlaying(later && several && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [later, several])
  useEffect(() => {
    const { current } = box
    if (!playing || !current) return
    let left = count
    const timer = setInterval(() => {
      if (isLookedAt(current) || !isInView(current)) return
      step()
      left -= 1
      if (left === 0) setPlaying(false)
    }, intervalMilliseconds)
    const listeners = new AbortController()
    for (const type of interactions)
      current.addEventListener(type, () => setPlaying(false), { passive: true, signal: listeners.signal })
    return () => {
      clearInterval(timer)
      listeners.abort()
    }
  }, [playing, count])
  return { box, playing, pause: () => setPlaying(false) }
}

function isLookedAt(box: HTMLElement): boolean {
  return box.matches(':hover, :focus-within') || document.querySelector('dialog:modal') !== null
}

function isInView(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect()
  return !document.hidden && bottom > 0 && top < window.innerHeight
}
