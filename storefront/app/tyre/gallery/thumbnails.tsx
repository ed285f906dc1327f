import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import type { MouseEvent } from 'react'
import { useEffect, useRef } from 'react'
import { tyre } from '../tyre-words.ts'
import type { Slide } from './slide.ts'
import { inWidth } from './slide.ts'

interface ThumbnailsProps {
  slides: readonly Slide[]
  at: number
  show: (place: number) => void
}

/** The number of thumbnails that fit side by side. If there are more, arrows scroll them. */
const withoutArrows = 3

/** Shows the thumbnails. Until they are hydrated, each one links to its large picture. */
export function Thumbnails({ slides, at, show }: ThumbnailsProps) {
  const w = useWords(tyre)
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => scrollIntoStrip(strip.current, at), [at])
  if (slides.length < 2) return null
  const arrow = (icon: 'left' | 'right', label: string, place: number) =>
    slides.length > withoutArrows && (
      <button
        type="button"
        className="btn btn--bare btn--icon"
        aria-label={label}
        onClick={() => show(place)}
      >
        <Icon name={icon} />
      </button>
    )
  const press = (event: MouseEvent, place: number) => {
    event.preventDefault()
    show(place)
  }
  return (
    <div className="thumbs">
      {arrow('left', w.previous, at - 1)}
      <ul ref={strip}>
        {slides.map((slide, place) => (
          <li key={slide.src}>
            <a
              href={inWidth(slide, 1800)}
              aria-label={slide.alt}
              aria-current={place === at ? 'true' : undefined}
              onClick={(event) => press(event, place)}
            >
              <img src={inWidth(slide, 150)} alt="" width="85" height="85" loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      {arrow('right', w.next, at + 1)}
    </div>
  )
}

/** Scrolls the thumbnails so that the current one is visible. Only the strip scrolls, and never the page. */
function scrollIntoStrip(strip: HTMLElement | null, at: number) {
  const chosen = strip?.children[at]
  if (!strip || !(chosen instanceof HTMLElement)) return
  strip.scrollTo({ left: chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2 })
}
