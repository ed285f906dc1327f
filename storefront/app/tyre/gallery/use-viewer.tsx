import type { MouseEvent } from 'react'
import { useState } from 'react'
import type { Slide } from './slide.ts'

type Script = typeof import('./viewer.tsx')

/**
 * Loads the full-screen viewer when the visitor first opens it. Before hydration a click opens the picture through
 * its link.
 */
export function useViewer(slides: readonly Slide[]) {
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
