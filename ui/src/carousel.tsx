import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { wakeCarousels } from './wake-carousels.ts'

export interface CarouselWords {
  /** What it is, as a screen reader says it. */
  readonly kind: string
  readonly pause: string
  readonly play: string
  readonly previous: string
  readonly next: string
}

interface CarouselProps {
  label: string
  words: CarouselWords
  /** How long each place is shown while it moves by itself. */
  milliseconds: number
  /** Stands at the left of the buttons. */
  heading?: ReactNode
  /** The items, each an `<li>`. */
  children: ReactNode
  className?: string | undefined
}

// A box that scrolls has to be reached by keyboard; not every browser sees to it.
const reachable = { tabIndex: 0 }

/** A row that scrolls and snaps by itself; moving and its buttons come with a script when it is near. */
export function Carousel({ label, words, milliseconds, heading, children, className }: CarouselProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? wakeCarousels(box.current) : undefined), [])
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
