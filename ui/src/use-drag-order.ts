import type { PointerEvent } from 'react'
import { useRef, useState } from 'react'
import { moveItem } from './move-item.ts'

interface Drag {
  readonly id: string
  readonly ids: readonly string[]
}

/**
 * Reorders ids while a pointer drags one of them, and reports the order when the pointer is released. The list
 * captures the pointer and not the handle: the handle is moved in the document with its item, which ends a capture.
 */
export function useDragOrder(
  given: readonly string[],
  report: (ids: readonly string[], moved: string) => void,
) {
  const element = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const press = (event: PointerEvent, id: string) => {
    if (event.button !== 0) return
    event.preventDefault()
    element.current?.setPointerCapture(event.pointerId)
    setDrag({ id, ids: given })
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!drag || !element.current) return
    const to = placeUnder(element.current, drag, clientX, clientY)
    if (to !== null) setDrag({ ...drag, ids: moveItem(drag.ids, drag.ids.indexOf(drag.id), to) })
  }
  const release = () => {
    setDrag(null)
    if (drag && drag.ids.join() !== given.join()) report(drag.ids, drag.id)
  }
  const list = {
    ref: element,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: () => setDrag(null),
  }
  return { ids: drag?.ids ?? given, dragged: drag?.id, list, press }
}

/**
 * Returns the place of the item under the pointer, or null. The pointer has to be past the middle of the item: a large
 * item would otherwise change places with a small one at every move.
 */
function placeUnder(list: HTMLElement, { id, ids }: Drag, x: number, y: number): number | null {
  const boxes = new Map(
    [...list.children].map((item) => [item.getAttribute('data-id'), item.getBoundingClientRect()]),
  )
  const own = boxes.get(id)
  const over = ids.findIndex((other) => {
    const box = boxes.get(other)
    return box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  })
  const box = boxes.get(ids[over] ?? '')
  const from = ids.indexOf(id)
  if (!own || !box || over === from) return null
  const sameRow = box.top < own.bottom && own.top < box.bottom
  const past = sameRow ? x - (box.left + box.right) / 2 : y - (box.top + box.bottom) / 2
  return over > from === past > 0 ? over : null
}
