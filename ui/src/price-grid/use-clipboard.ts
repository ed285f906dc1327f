import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import type { GridState } from './use-grid-state.ts'

/**
 * Copies and pastes cells. The listeners are on the document, because browsers send these events to the selected
 * text and not to the focused cell. In the editor the browser copies and pastes as in every text field.
 */
export function useClipboard(box: RefObject<HTMLElement | null>, grid: GridState): void {
  const isInCell = () =>
    document.activeElement instanceof HTMLTableCellElement && box.current?.contains(document.activeElement)
  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (!isInCell()) return
    event.clipboardData?.setData('text/plain', grid.copy())
    event.preventDefault()
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!isInCell()) return
    event.preventDefault()
    grid.paste(event.clipboardData?.getData('text/plain') ?? '')
  })
  useEffect(() => {
    const copied = (event: ClipboardEvent) => copy(event)
    const pasted = (event: ClipboardEvent) => paste(event)
    document.addEventListener('copy', copied)
    document.addEventListener('paste', pasted)
    return () => {
      document.removeEventListener('copy', copied)
      document.removeEventListener('paste', pasted)
    }
  }, [])
}
