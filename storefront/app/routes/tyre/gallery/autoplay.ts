const intervalMilliseconds = 4000
const hands = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

interface Round {
  /** As many as there are pictures: the last one leads back to the first. */
  readonly steps: number
  readonly next: () => void
  readonly tell: (playing: boolean) => void
}

/** Every four seconds the next one, unless it is looked at, out of sight, or nothing should move; a touch ends it. */
export function play(box: HTMLElement, { steps, next, tell }: Round): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined
  let left = steps
  const stop = () => {
    clearInterval(timer)
    for (const hand of hands) box.removeEventListener(hand, stop)
    tell(false)
  }
  const timer = setInterval(() => {
    if (isLookedAt(box) || !isInSight(box)) return
    next()
    left -= 1
    if (left === 0) stop()
  }, intervalMilliseconds)
  for (const hand of hands) box.addEventListener(hand, stop, { passive: true })
  tell(true)
  return stop
}

function isLookedAt(box: HTMLElement): boolean {
  return box.matches(':hover, :focus-within') || document.querySelector('dialog:modal') !== null
}

function isInSight(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect()
  return !document.hidden && bottom > 0 && top < window.innerHeight
}
