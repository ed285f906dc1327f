import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import type { KeyboardEvent, MouseEvent, PointerEvent, Ref } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { nameOf } from '../../tyres/name-of.ts'
import { SeasonMark } from '../../tyres/season-mark.tsx'
import { TyrePicture } from '../../tyres/tyre-picture.tsx'
import type { TyreData } from '../tyre-data.ts'
import { tyre, tyre as words } from '../tyre-words.ts'
import type { Slide } from './slide.ts'
import { inWidth } from './slide.ts'
import { Thumbnails } from './thumbnails.tsx'

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
      <Thumbnails slides={slides} at={at} show={turnTo} />
      {tyre.card.picture && !slides.some(({ photo }) => photo) && (
        <p className="gallery__note">{w.caption(nameOf(tyre.card))}</p>
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

type Script = typeof import('./viewer.tsx')

/**
 * Loads the full-screen viewer when the visitor first opens it. Before hydration a click opens the picture through
 * its link.
 */
function useViewer(slides: readonly Slide[]) {
  const [script, setScript] = useState<Script | null>(null)
  const [first, setFirst] = useState<number | null>(null)
  const open = (event: MouseEvent, place: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setFirst(place)
    if (!script)
      import('./viewer.tsx').then(setScript, () => {
        setFirst(null)
      })
  }
  const viewer = script && first !== null && (
    <script.Viewer slides={slides} first={first} onClose={() => setFirst(null)} />
  )
  return { viewer, open }
}

interface GalleryButtonsProps {
  slide: Slide | undefined
  enlarge: (event: MouseEvent) => void
  /** Stops the automatic change of pictures. It is null if the pictures do not change automatically. */
  pause: (() => void) | null
}

function GalleryButtons({ slide, enlarge, pause }: GalleryButtonsProps) {
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

interface AutoplayProps {
  readonly count: number
  readonly later: boolean
  readonly next: () => void
}

const intervalMilliseconds = 4000
const interactions = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Shows every picture once, each for four seconds (PDP-59), until the visitor uses the gallery. It pauses while the
 * pointer or the focus is in the gallery or in the column with the buy box.
 */
function useAutoplay({ count, later, next }: AutoplayProps) {
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

/**
 * Selects what the visitor uses in the gallery or in the column with the buy box. The header of the column is left out,
 * because its heading has the focus after a navigation.
 */
const used =
  ':scope > :is(.gallery, .pdp__info):hover, :scope > .gallery:focus-within, .pdp__info > :not(header):focus-within'

function isLookedAt({ parentElement }: HTMLElement): boolean {
  return !!parentElement?.querySelector(used) || document.querySelector('dialog:modal') !== null
}

function isInView(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect()
  return !document.hidden && bottom > 0 && top < window.innerHeight
}

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

/** The widths of `.slide img`, rounded down, so that browsers do not load a larger picture for a few pixels. */
const sizes = '(min-width: 80rem) 500px, (min-width: 64rem) 39vw, (min-width: 48rem) 48vw, 62vw'
const reachable = { tabIndex: 0 }
const unread = { 'aria-hidden': true }

/**
 * Shows one picture at a time in a strip that scrolls sideways. The others are hidden from screen readers, which find
 * them as thumbnails. Until the strip is hydrated, each picture links to its large version.
 */
function SlideStrip({ slides, at, show, reach, others, enlarge, strip, label }: SlideStripProps) {
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
