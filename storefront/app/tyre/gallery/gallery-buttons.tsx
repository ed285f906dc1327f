import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import type { MouseEvent } from 'react'
import { tyre } from '../tyre-words.ts'
import type { Slide } from './slide.ts'
import { inWidth } from './slide.ts'

interface GalleryButtonsProps {
  slide: Slide | undefined
  enlarge: (event: MouseEvent) => void
  /** Stops the automatic change of pictures. It is null if the pictures do not change automatically. */
  pause: (() => void) | null
}

export function GalleryButtons({ slide, enlarge, pause }: GalleryButtonsProps) {
  const w = useWords(tyre)
  if (!slide) return null
  return (
    <div className="gallery__keys">
      {pause && (
        <button type="button" className="btn btn--icon" aria-label={w.pause} onClick={pause}>
          <Icon name="pause" />
        </button>
      )}
      <a className="btn btn--icon" href={inWidth(slide, 1800)} aria-label={w.enlarge} onClick={enlarge}>
        <Icon name="enlarge" />
      </a>
    </div>
  )
}
