import './viewer.css'
import { useWords } from '@pito/web/words/words'
import { useEffect, useEffectEvent, useRef } from 'react'
import { showPictures } from './show-pictures.ts'
import type { Slide } from './slide.ts'
import { viewer } from './viewer-words.ts'

interface ViewerProps {
  slides: readonly Slide[]
  first: number
  onClose: () => void
}

/**
 * Shows the pictures on the full screen. The dialog element makes the page behind it inert, and PhotoSwipe fills the
 * dialog.
 */
export function Viewer({ slides, first, onClose }: ViewerProps) {
  const w = useWords(viewer)
  const dialog = useRef<HTMLDialogElement>(null)
  const show = useEffectEvent((shown: HTMLDialogElement) => showPictures(shown, { slides, first, words: w }))
  useEffect(() => (dialog.current ? show(dialog.current) : undefined), [])
  return <dialog ref={dialog} className="viewer" aria-label={w.title} onClose={onClose} />
}
