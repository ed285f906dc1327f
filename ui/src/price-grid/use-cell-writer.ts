import type { CellText } from './cell-texts.ts'
import { shownCell, typedText, withCells } from './cell-texts.ts'
import type { PriceGridProps } from './grid-column.ts'
import type { PlacedText, Position } from './positions.ts'
import { useUndo } from './use-undo.ts'

/** Reads and writes cells by their position. */
export function useCellWriter<Row>(props: PriceGridProps<Row>) {
  const { columns, rows, rowId, changes, onChange } = props
  const { commit, undo, redo } = useUndo(changes, onChange)
  const at = ({ row, column }: Position) => {
    const found = { row: rows[row], column: columns[column] }
    return found.row && found.column ? { row: found.row, column: found.column } : null
  }
  /** Writes the texts as one step and returns how many of their cells can be edited. */
  const write = (texts: readonly PlacedText[]): number => {
    const cells = texts.flatMap((one): CellText<Row>[] => {
      const cell = at(one)
      return cell?.column.parse ? [{ ...cell, text: one.text }] : []
    })
    commit(withCells(changes, rowId, cells))
    return cells.length
  }
  /** Returns the text for the editor of a cell, or null if the cell cannot be edited. */
  const textToEdit = (position: Position) => {
    const cell = at(position)
    return cell?.column.parse ? typedText(props, cell.row, cell.column) : null
  }
  const textShown = (position: Position) => {
    const cell = at(position)
    return cell ? shownCell(props, cell.row, cell.column).text : ''
  }
  return { write, textToEdit, textShown, undo, redo }
}
