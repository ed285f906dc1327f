import { Button } from '../button.tsx'
import { DialogButton } from '../dialog.tsx'
import { ColumnDialog } from './column-dialog.tsx'
import type { Selection } from './selection.ts'
import { nothingSelected, pageState } from './selection.ts'
import type { DataTableProps } from './table-props.ts'

interface TableBarProps<Row> extends DataTableProps<Row> {
  readonly id: string
}

/** The line above the table: what is selected and what can be done with it, else the summary of the list. */
export function TableBar<Row>(props: TableBarProps<Row>) {
  const { id, words, summary, bulkActions, total, selection = nothingSelected, onSelect } = props
  const count = selection.all ? total : selection.ids.size
  return (
    <div className="dt__bar no-print">
      <p role="status">{count > 0 ? <b>{words.selected(count)}</b> : summary}</p>
      {onSelect && count > 0 && <Choices {...props} selection={selection} onSelect={onSelect} />}
      {count > 0 && bulkActions}
      <DialogButton opens={`${id}-columns`} className="dt__columns">
        {words.columns}
      </DialogButton>
      <ColumnDialog {...props} id={`${id}-columns`} />
    </div>
  )
}

interface ChoicesProps<Row> extends TableBarProps<Row> {
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
}

/**
 * Selecting all results is a step of its own after selecting the page, so that nobody changes a thousand records by
 * one press. Both buttons disappear when they are pressed, so they first pass on the focus.
 */
function Choices<Row>({ id, words, total, rows = [], rowId, selection, onSelect }: ChoicesProps<Row>) {
  const page = rows.map(rowId)
  const offersAll = !selection.all && total > page.length && pageState(selection, page) === 'whole'
  const selectAll = () => {
    document.getElementById(`${id}-deselect`)?.focus()
    onSelect({ ...selection, all: true })
  }
  const deselect = () => {
    document.getElementById(`${id}-page`)?.focus()
    onSelect(nothingSelected)
  }
  return (
    <>
      {offersAll && (
        <Button look="link" onClick={selectAll}>
          {words.selectAll(total)}
        </Button>
      )}
      <Button look="link" id={`${id}-deselect`} onClick={deselect}>
        {words.deselect}
      </Button>
    </>
  )
}
