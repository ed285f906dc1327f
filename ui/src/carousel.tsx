import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export interface CarouselWords {
  /** The role description of the carousel, which screen readers announce. */
  readonly kind: string
  readonly pause: string
  readonly play: string
  readonly previous: string
  readonly next: string
}

interface CarouselProps {
  label: string
  words: CarouselWords
  /** The time for which each item is shown while the carousel moves automatically. */
  milliseconds: number
  /** The heading to the left of the buttons. */
  heading?: ReactNode
  /** The items, each an `<li>`. */
  children: ReactNode
  className?: string | undefined
}

// Keyboard users must be able to focus a scrolling box, and not every browser makes it focusable.
const reachable = { tabIndex: 0 }

/**
 * A row that scrolls and snaps without a script. The script that adds motion and buttons is loaded when the row comes
 * near the viewport.
 */
export function Carousel({ label, words, milliseconds, heading, children, className }: CarouselProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? startCarousels(box.current) : undefined), [])
  return (
    <div ref={box}>
      <section
        className={classes('carousel', className)}
        aria-roledescription={words.kind}
        aria-label={label}
        data-period={milliseconds}
      >
        <div className="section__head">
          {heading}
          <Keys words={words} />
        </div>
        <ul aria-label={label} {...reachable}>
          {children}
        </ul>
      </section>
    </div>
  )
}

function Keys({ words }: { words: CarouselWords }) {
  return (
    <div className="carousel__keys">
      <p className="carousel__place" />
      <Button icon data-do="pause" data-play={words.play} data-stop={words.pause} aria-label={words.pause}>
        <Icon name="pause" />
        <Icon name="play" />
      </Button>
      <Button icon data-do="previous" aria-label={words.previous}>
        <Icon name="left" />
      </Button>
      <Button icon data-do="next" aria-label={words.next}>
        <Icon name="right" />
      </Button>
    </div>
  )
}

const ahead = '100px'

/**
 * Starts each carousel when it comes near the viewport, and loads the script only then. Returns a function that stops
 * all carousels.
 */
function startCarousels(inside: ParentNode): () => void {
  const stops: (() => void)[] = []
  const wake = async (carousel: HTMLElement) => {
    const { runCarousel } = await import('./run-carousel.ts')
    stops.push(runCarousel(carousel))
  }
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        void wake(target as HTMLElement)
      }
    },
    { rootMargin: ahead },
  )
  for (const carousel of inside.querySelectorAll('.carousel')) near.observe(carousel)
  return () => {
    near.disconnect()
    for (const stop of stops) stop()
  }
}
