import './viewer.css'
import type { IconName } from '@pito/ui/icon'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Slide } from './slide.ts'
import { inWidth } from './slide.ts'
import { useEnlarge } from './use-enlarge.ts'
import { ViewerStrip } from './viewer-strip.tsx'
import { viewer } from './viewer-words.ts'

export interface ViewerProps {
  slides: readonly Slide[]
  first: number
  onClose: () => void
}

const zoomStep = 1.5

/** Pictures on the whole screen, until Esc or the cross. */
export function Viewer({ slides, first, onClose }: ViewerProps) {
  const w = useWords(viewer)
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(first)
  const show = (place: number) => {
    reset()
    setAt((place + slides.length) % slides.length)
  }
  const { view, zoomBy, reset, hands } = useEnlarge((by) => show(at + by))
  useEffect(() => dialog.current?.showModal(), [])
  const slide = slides[at]
  const doing: Record<string, () => void> = {
    ArrowRight: () => show(at + 1),
    ArrowLeft: () => show(at - 1),
    Home: () => show(0),
    End: () => show(slides.length - 1),
    '+': () => zoomBy(zoomStep),
    '-': () => zoomBy(1 / zoomStep),
    '0': reset,
  }
  const type = (event: KeyboardEvent) => {
    const act = doing[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  if (!slide) return null
  const moves = `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`
  return (
    <dialog ref={dialog} className="viewer" aria-label={w.title} onClose={onClose} onKeyDown={type}>
      <div className="viewer__head">
        <p aria-live="polite">{w.place(at + 1, slides.length)}</p>
        <Key icon="minus" label={w.farther} press={() => zoomBy(1 / zoomStep)} />
        <Key icon="plus" label={w.closer} press={() => zoomBy(zoomStep)} />
        <Key icon="close" label={w.close} press={() => dialog.current?.close()} />
      </div>
      <div className="viewer__stage" {...hands}>
        <img
          src={inWidth(slide, 1800)}
          alt={slide.alt}
          draggable={false}
          style={{ transform: moves }}
          data-zoom={view.zoom > 1 ? '' : undefined}
        />
      </div>
      <div className="viewer__foot">
        <Key icon="left" label={w.previous} press={() => show(at - 1)} />
        <ViewerStrip slides={slides} at={at} show={show} />
        <Key icon="right" label={w.next} press={() => show(at + 1)} />
      </div>
    </dialog>
  )
}

function Key({ icon, label, press }: { icon: IconName; label: string; press: () => void }) {
  return (
    <button type="button" className="btn btn--bare btn--icon" aria-label={label} onClick={press}>
      <Icon name={icon} />
    </button>
  )
}
