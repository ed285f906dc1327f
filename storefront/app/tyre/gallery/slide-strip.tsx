import type { KeyboardEvent, MouseEvent, Ref } from 'react'
import { TyrePicture } from '../../tyres/tyre-picture.tsx'
import type { Slide } from './slide.ts'
import { inWidth } from './slide.ts'

interface SlideStripProps {
  slides: readonly Slide[]
  at: number
  show: (place: number) => void
  /** Called at every scroll, whether the visitor or a script caused it. */
  reach: (place: number) => void
  /** False as long as only the first picture may load. */
  others: boolean
  enlarge: (event: MouseEvent) => void
  strip: Ref<HTMLDivElement>
  label: string
}

const sizes = '(min-width: 80rem) 30rem, (min-width: 64rem) 42vw, 70vw'
const reachable = { tabIndex: 0 }
const unread = { 'aria-hidden': true }

/**
 * Shows one picture at a time in a strip that scrolls sideways. The others are hidden from screen readers, which find
 * them as thumbnails. Until the strip is hydrated, each picture links to its large version.
 */
export function SlideStrip({ slides, at, show, reach, others, enlarge, strip, label }: SlideStripProps) {
  if (slides.length === 0) return null
  return (
    <section
      className="slides"
      ref={strip}
      {...reachable}
      aria-label={label}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
        reach(Math.round(scrollLeft / clientWidth))
      }
      onKeyDown={(event) => stepByKey(event, at, show)}
    >
      {slides.map((slide, place) => (
        <a
          key={slide.src}
          className="slide"
          href={inWidth(slide, 1800)}
          tabIndex={-1}
          {...(place !== at && unread)}
          onClick={enlarge}
        >
          {(place === 0 || others) && <SlidePicture slide={slide} eager={place === 0} />}
        </a>
      ))}
    </section>
  )
}

function SlidePicture({ slide, eager }: { slide: Slide; eager: boolean }) {
  if (slide.label) return <img src={slide.src} alt={slide.alt} width="450" height="660" />
  return <TyrePicture src={slide.src} alt={slide.alt} sizes={sizes} eager={eager} />
}

function stepByKey(event: KeyboardEvent, at: number, show: (place: number) => void) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  show(at + step)
}
