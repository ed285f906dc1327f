import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import { narrowestColumn, widestColumn } from './columns.ts'
import type { ColumnResizing } from './use-column-widths.ts'

interface ResizeHandleProps {
  columnKey: string
  label: string
  resizing: ColumnResizing
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -16, ArrowRight: 16 }

/** The handle between two headings: dragged by a pointer, or moved with the left and right arrow keys. */
export function ResizeHandle({ columnKey, label, resizing }: ResizeHandleProps) {
  const start = useRef<{ x: number; width: number } | null>(null)
  const dragTo = (event: PointerEvent) =>
    start.current && start.current.width + event.clientX - start.current.x
  const press = (event: PointerEvent) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width: resizing.widthOf(columnKey) }
  }
  const move = (event: PointerEvent) => {
    const width = dragTo(event)
    if (width !== null) resizing.drag(columnKey, width)
  }
  const release = (event: PointerEvent) => {
    const width = dragTo(event)
    start.current = null
    if (width !== null) resizing.commit(columnKey, width)
  }
  const type = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    resizing.commit(columnKey, resizing.widthOf(columnKey) + step)
  }
  return (
    <hr
      className="dt__handle"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={narrowestColumn}
      aria-valuemax={widestColumn}
      ref={describeWidth}
      {...focusable}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={type}
    />
  )
}

// An `hr` has the role of a separator. With a value it is a control, and a control needs the focus.
const focusable = { tabIndex: 0 }

/**
 * Sets the value that screen readers read. It is the width on screen, which is known only after the browser has laid
 * out the table.
 */
function describeWidth(handle: HTMLHRElement | null) {
  const heading = handle?.closest('th')
  if (!handle || !heading) return
  const observer = new ResizeObserver(() => handle.setAttribute('aria-valuenow', String(heading.offsetWidth)))
  observer.observe(heading)
  return () => observer.disconnect()
}
