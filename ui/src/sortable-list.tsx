import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { moveItem } from './move-item.ts'
import { useDragOrder } from './use-drag-order.ts'

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
