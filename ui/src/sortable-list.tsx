import type { PointerEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export interface SortableItem {
  readonly id: string
  /** The name in the accessible names of the buttons. */
  readonly name: string
  readonly content: ReactNode
}

export interface SortableWords {
  readonly moveUp: (name: string) => string
  readonly moveDown: (name: string) => string
  /** Announced after a move, such as "Tread, place 2 of 5". */
  readonly moved: (name: string, place: number, count: number) => string
}

interface SortableListProps {
  label: string
  items: readonly SortableItem[]
  words: SortableWords
  /** Called with the ids in their new order. */
  onOrder: (ids: readonly string[]) => void
  /** Whether the items stand side by side, such as pictures. */
  grid?: boolean | undefined
}

/** A list whose order is changed by dragging a handle, or by the buttons of each item. */
export function SortableList({ label, items, words, onOrder, grid }: SortableListProps) {
  const [announced, announce] = useState('')
  const report = (ids: readonly string[], id: string) => {
    const name = items.find((item) => item.id === id)?.name ?? ''
    announce(words.moved(name, ids.indexOf(id) + 1, ids.length))
    onOrder(ids)
  }
  const { ids, dragged, list, press } = useDragOrder(
    items.map(({ id }) => id),
    report,
  )
  const move = (id: string, by: -1 | 1) => report(moveItem(ids, ids.indexOf(id), ids.indexOf(id) + by), id)
  return (
    <>
      <ol className={classes('sortable', grid && 'sortable--grid')} aria-label={label} {...list}>
        {ids.map((id, index) => {
          const item = items.find((one) => one.id === id)
          const ends = { first: index === 0, last: index === ids.length - 1 }
          return (
            item && <Item key={id} {...{ item, words, move, press, ...ends }} dragging={dragged === id} />
          )
        })}
      </ol>
      <p className="vh" role="status">
        {announced}
      </p>
    </>
  )
}

interface ItemProps {
  item: SortableItem
  words: SortableWords
  first: boolean
  last: boolean
  dragging: boolean
  move: (id: string, by: -1 | 1) => void
  press: ReturnType<typeof useDragOrder>['press']
}

function Item({ item: { id, name, content }, words, first, last, dragging, move, press }: ItemProps) {
  return (
    <li className="sortable__item" data-id={id} data-dragging={dragging ? '' : undefined}>
      <span className="sortable__handle" aria-hidden="true" onPointerDown={(event) => press(event, id)} />
      <div className="sortable__content">{content}</div>
      <div className="sortable__buttons">
        <Button
          icon
          look="bare"
          unavailable={first}
          aria-label={words.moveUp(name)}
          onClick={() => move(id, -1)}
        >
          <Icon name="up" />
        </Button>
        <Button
          icon
          look="bare"
          unavailable={last}
          aria-label={words.moveDown(name)}
          onClick={() => move(id, 1)}
        >
          <Icon name="up" className="sortable__down" />
        </Button>
      </div>
    </li>
  )
}

interface Drag {
  readonly id: string
  readonly ids: readonly string[]
}

/**
 * Reorders ids while a pointer drags one of them, and reports the order when the pointer is released. The list
 * captures the pointer and not the handle: the handle is moved in the document with its item, which ends a capture.
 */
function useDragOrder(given: readonly string[], report: (ids: readonly string[], moved: string) => void) {
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

/** Moves an item to another place of a list. Outside the list nothing moves. */
function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = items[from]
  if (moved === undefined || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, moved)
}
