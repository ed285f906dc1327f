import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import type { MouseEvent, PointerEvent } from 'react'
import { useRef, useState } from 'react'
import { SeasonMark } from '../../tyres/season-mark.tsx'
import type { TyreData } from '../tyre-data.ts'
import { tyre as words } from '../tyre-words.ts'
import { GalleryButtons } from './gallery-buttons.tsx'
import { SlideStrip } from './slide-strip.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useViewer } from './use-viewer.tsx'

interface TyreGalleryProps {
  tyre: TyreData
  /**
   * True after the first paint, when the pictures after the first one may load. They load earlier if the visitor
   * moves to another picture.
   */
  later: boolean
}

/**
 * Shows the pictures in a strip that scrolls and snaps. The zoom and the full-screen view load their scripts when
 * they are first used.
 */
export function TyreGallery({ tyre, later }: TyreGalleryProps) {
  const w = useWords(words)
  const { slides } = tyre
  const strip = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [turned, setTurned] = useState(false)
  // The picture that the visitor has moved to. A picture that appears by itself is not announced.
  const [announced, setAnnounced] = useState<number | null>(null)
  const isAsked = useRef(false)
  const show = (requested: number) => {
    const { current } = strip
    const place = (requested + slides.length) % slides.length
    current?.scrollTo({ left: place * current.clientWidth })
  }
  const turnTo = (place: number) => {
    isAsked.current = true
    show(place)
  }
  const reach = (place: number) => {
    if (isAsked.current && place !== at) setAnnounced(place)
    setAt(place)
    setTurned(true)
  }
  const others = later || turned
  const { box, playing, pause } = useAutoplay({ count: slides.length, later, next: () => show(at + 1) })
  const { viewer, open } = useViewer(slides)
  const enlarge = (event: MouseEvent) => open(event, at)
  return (
    <div className="gallery" ref={box}>
      <div className="gallery__main" onPointerEnter={zoomWhenWide}>
        {/* The season mark is not shown over the EU label, which on a phone would extend under it. */}
        {!slides[at]?.label && <SeasonMark seasonId={tyre.card.seasonId} />}
        {slides.length === 0 && <Icon name="tyre" className="no-picture" />}
        <SlideStrip {...{ slides, at, reach, others, enlarge, strip }} show={turnTo} label={w.pictures} />
        <GalleryButtons slide={slides[at] ?? slides[0]} enlarge={enlarge} pause={playing ? pause : null} />
      </div>
      <p className="vh" aria-live="polite">
        {announced !== null && w.picture(announced + 1, slides.length, slides[announced]?.alt ?? '')}
      </p>
      <Thumbnails slides={slides} at={at} show={turnTo} others={others} />
      {tyre.card.picture && !slides.some(({ photo }) => photo) && (
        <p className="gallery__note">{w.caption}</p>
      )}
      {viewer}
    </div>
  )
}

const roomForZoom = '(min-width: 992px) and (hover: hover) and (pointer: fine)'

function zoomWhenWide({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
  if (pointerType !== 'mouse' || !window.matchMedia(roomForZoom).matches) return
  import('./zoom.ts').then(
    ({ zoomIn }) => zoomIn(currentTarget),
    () => undefined,
  )
}
