import { useEffect, useRef } from 'react'
import type { Slide } from './slide.ts'
import { inWidth } from './slide.ts'

interface ViewerStripProps {
  slides: readonly Slide[]
  at: number
  show: (place: number) => void
}

/** Small pictures of 110 px, as many as the screen has room for. */
export function ViewerStrip({ slides, at, show }: ViewerStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    strip.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [at])
  return (
    <ul className="viewer__strip" ref={strip}>
      {slides.map((slide, place) => (
        <li key={slide.src}>
          <button
            type="button"
            aria-label={slide.alt}
            aria-current={place === at ? 'true' : undefined}
            onClick={() => show(place)}
          >
            <img src={inWidth(slide, 150)} alt="" width="110" height="110" />
          </button>
        </li>
      ))}
    </ul>
  )
}
