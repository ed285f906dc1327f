import type { Motion, Row } from './carousel-motion.ts'
import { isMoving, itemsInView, stepFrom } from './carousel-motion.ts'

const reducedMotion = '(prefers-reduced-motion: reduce)'
const byHand = 10

/**
 * Adds the buttons and the motion to a scrolling row, which can otherwise only be scrolled by hand. Returns a
 * function that stops the carousel.
 */
export function runCarousel(carousel: HTMLElement): () => void {
  const row = carousel.querySelector('ul')
  const place = carousel.querySelector('.carousel__place')
  const pause = carousel.querySelector<HTMLButtonElement>('[data-do=pause]')
  if (!row || !place || !pause) return () => undefined
  const end = new AbortController()
  const { signal } = end
  const reduced = matchMedia(reducedMotion).matches
  let motion: Motion = {
    wish: reduced ? 'pause' : 'auto',
    hovered: carousel.matches(':hover'),
    focused: carousel.matches(':focus-within'),
    inView: true,
    tabHidden: document.hidden,
  }
  let timer: ReturnType<typeof setInterval> | undefined
  const move = (direction: 1 | -1) =>
    row.scrollTo({ left: stepFrom(measured(row), direction), behavior: reduced ? 'instant' : 'smooth' })
  const change = (changed: Partial<Motion>) => {
    motion = { ...motion, ...changed }
    clearInterval(timer)
    timer = isMoving(motion) ? setInterval(move, Number(carousel.dataset.period), 1) : undefined
    // A screen reader announces the item when the visitor moves the carousel. Automatic steps are not announced,
    // because they would drown out everything else.
    if (timer !== undefined) place.removeAttribute('aria-live')
    showState(carousel, pause, motion)
  }
  listen(carousel, row, signal, change, move, () => motion)
  const watched = new IntersectionObserver(([entry]) => change({ inView: entry?.isIntersecting ?? false }))
  watched.observe(row)
  const sized = new ResizeObserver(() => showPlace(carousel, row, place))
  sized.observe(row)
  row.addEventListener('scroll', () => showPlace(carousel, row, place), { signal, passive: true })
  change({})
  return () => {
    change({ wish: 'pause' })
    end.abort()
    watched.disconnect()
    sized.disconnect()
  }
}

function listen(
  carousel: HTMLElement,
  row: HTMLElement,
  signal: AbortSignal,
  change: (changed: Partial<Motion>) => void,
  move: (direction: 1 | -1) => void,
  now: () => Motion,
) {
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal, passive: true })
  /**
   * When a visitor who pressed play leaves the carousel, the choice returns to `auto`, so that hovering stops the
   * motion again the next time.
   */
  const wishOnLeaving = () =>
    now().wish === 'play' && !matchMedia(reducedMotion).matches ? { wish: 'auto' as const } : {}
  on(carousel, 'pointerenter', () => change({ hovered: true }))
  on(carousel, 'pointerleave', () => change({ hovered: false, ...wishOnLeaving() }))
  on(carousel, 'focusin', () => change({ focused: true }))
  const retainsFocus = ({ relatedTarget }: FocusEvent) =>
    relatedTarget instanceof Node && carousel.contains(relatedTarget)
  carousel.addEventListener('focusout', (event) => change({ focused: retainsFocus(event) }), { signal })
  on(document, 'visibilitychange', () => change({ tabHidden: document.hidden }))
  // Touching the row stops the motion as hovering does, and a swipe along the row pauses the carousel. Scrolling the
  // page past the row does not pause it.
  let before = 0
  on(row, 'touchstart', () => {
    before = row.scrollLeft
    change({ hovered: true })
  })
  on(row, 'touchend', () =>
    change({ hovered: false, ...(Math.abs(row.scrollLeft - before) > byHand && { wish: 'pause' as const }) }),
  )
  on(carousel, 'click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('button')?.dataset.do : undefined
    if (pressed === 'pause') change({ wish: now().wish === 'pause' ? 'play' : 'pause' })
    if (pressed !== 'next' && pressed !== 'previous') return
    carousel.querySelector('.carousel__place')?.setAttribute('aria-live', 'polite')
    change({ wish: 'pause' })
    move(pressed === 'next' ? 1 : -1)
  })
}

function measured(row: HTMLElement): Row {
  const items = [...row.children] as HTMLElement[]
  const origin = items[0]?.offsetLeft ?? 0
  return {
    starts: items.map(({ offsetLeft }) => offsetLeft - origin),
    itemWidth: items[0]?.offsetWidth ?? 0,
    width: row.clientWidth - 2 * Number.parseFloat(getComputedStyle(row).paddingInlineStart),
    scrolled: row.scrollLeft,
  }
}

/** The buttons are hidden if all items are visible, because nothing can move then. */
function showPlace(carousel: HTMLElement, row: HTMLElement, place: Element) {
  const shown = measured(row)
  const [first, last] = itemsInView(shown)
  const count = shown.starts.length
  const text = `${first === last ? first + 1 : `${first + 1}–${last + 1}`} / ${count}`
  if (place.textContent !== text) place.textContent = text
  carousel.toggleAttribute('data-live', row.scrollWidth > row.clientWidth + 2)
}

function showState(carousel: HTMLElement, pause: HTMLButtonElement, { wish }: Motion) {
  carousel.toggleAttribute('data-paused', wish === 'pause')
  const { play = '', stop = '' } = pause.dataset
  pause.setAttribute('aria-label', wish === 'pause' ? play : stop)
}
