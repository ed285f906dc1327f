import { useState } from 'react'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { Dialog } from '../dialog.tsx'
import { Icon } from '../icon.tsx'
import type { ColumnLayout } from './columns.ts'
import { completeLayout, moveColumn, showColumn } from './columns.ts'
import type { DataTableProps } from './table-props.ts'

type ColumnDialogProps<Row> = Pick<DataTableProps<Row>, 'words' | 'columns' | 'layout' | 'onLayout'> & {
  id: string
}

/** The choice of columns and their order. Every change takes effect at once. */
export function ColumnDialog<Row>({ id, words, columns, layout, onLayout }: ColumnDialogProps<Row>) {
  const [announced, announce] = useState('')
  const entries = completeLayout(columns, layout)
  const headingOf = (key: string) => columns.find((column) => column.key === key)?.heading ?? key
  const move = (key: string, by: -1 | 1) => {
    const next = moveColumn(entries, key, by)
    onLayout(next)
    announce(words.moved(headingOf(key), next.findIndex((entry) => entry.key === key) + 1, next.length))
  }
  const reset = <Button onClick={() => onLayout([])}>{words.resetColumns}</Button>
  return (
    <Dialog small id={id} title={words.columns} closeLabel={words.closeColumns} footer={reset}>
      <ul>
        {entries.map((entry, index) => (
          <ColumnItem
            key={entry.key}
            heading={headingOf(entry.key)}
            {...{ entry, words, move }}
            first={index === 0}
            last={index === entries.length - 1}
            onlyShown={entry.shown && entries.filter(({ shown }) => shown).length === 1}
            show={(shown) => onLayout(showColumn(entries, entry.key, shown))}
          />
        ))}
      </ul>
      <p className="vh" role="status">
        {announced}
      </p>
    </Dialog>
  )
}

interface ColumnItemProps {
  readonly entry: ColumnLayout
  readonly heading: string
  readonly words: DataTableProps<unknown>['words']
  readonly first: boolean
  readonly last: boolean
  /** Whether this is the last visible column, which cannot be hidden. */
  readonly onlyShown: boolean
  readonly show: (shown: boolean) => void
  readonly move: (key: string, by: -1 | 1) => void
}

function ColumnItem({ entry, heading, words, first, last, onlyShown, show, move }: ColumnItemProps) {
  return (
    <li className="dt__choice">
      <Checkbox checked={entry.shown} disabled={onlyShown} onChange={({ target }) => show(target.checked)}>
        {heading}
      </Checkbox>
      <Button
        icon
        look="bare"
        unavailable={first}
        aria-label={words.moveUp(heading)}
        onClick={() => move(entry.key, -1)}
      >
        <Icon name="up" />
      </Button>
      <Button
        icon
        look="bare"
        unavailable={last}
        aria-label={words.moveDown(heading)}
        onClick={() => move(entry.key, 1)}
      >
        <Icon name="up" className="dt__down" />
      </Button>
    </li>
  )
}
