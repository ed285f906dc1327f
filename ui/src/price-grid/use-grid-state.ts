import { useState } from 'react'
import { blockAt, readBlock, writeBlock } from './cell-block.ts'
import type { CellText } from './cell-texts.ts'
import { shownCell, typedText, withCells } from './cell-texts.ts'
import type { GridChanges, PriceGridProps } from './grid-column.ts'
import type { PlacedText, Position } from './positions.ts'
import { positionsIn, rangeBetween, rowsIn, withinGrid } from './positions.ts'

interface State {
  readonly active: Position
  /** The opposite corner of the selected range. */
  readonly anchor: Position
  /** The text with which the editor of the active cell begins, or null while no cell is edited. */
  readonly editing: string | null
  /** Whether the editor begins with its whole text selected, so that typing replaces the text. */
  readonly whole: boolean
}

const atTopLeft: State = {
  active: { row: 0, column: 0 },
  anchor: { row: 0, column: 0 },
  editing: null,
  whole: false,
}

/** What the last command did. A notice about rows that were not pasted stays until the next command. */
const nothingSaid = { notice: '', lasts: false }

/** Holds the active cell, the selected range and the editor, and turns commands into changes. */
export function useGridState<Row>(props: PriceGridProps<Row>) {
  const { columns, rows, words } = props
  const [state, setState] = useState(atTopLeft)
  const [{ notice, lasts }, setNotice] = useState(nothingSaid)
  const cells = useCellWriter(props)
  const size = { rows: rows.length, columns: columns.length }
  const active = withinGrid(state.active, size)
  const range = rangeBetween(active, withinGrid(state.anchor, size))
  const closeEditor = () => setState((now) => ({ ...now, editing: null }))
  const step = (move: (() => void) | undefined, said: string) => {
    move?.()
    if (move) setNotice({ notice: said, lasts: false })
  }
  return {
    ...{ active, range, size, notice, editing: state.editing, whole: state.whole },
    go: (to: Position, extend = false) => {
      if (!lasts) setNotice(nothingSaid)
      setState({ active: to, anchor: extend ? state.anchor : to, editing: null, whole: false })
    },
    edit: (first?: string, whole = false) => {
      const text = cells.textToEdit(active)
      if (text !== null) setState({ active, anchor: active, editing: first ?? text, whole })
    },
    cancel: closeEditor,
    finish: (text: string) => {
      closeEditor()
      cells.write([{ ...active, text }])
    },
    clear: () => cells.write(positionsIn(range).map((one) => ({ ...one, text: '' }))),
    undo: () => step(cells.undo, words.undone),
    redo: () => step(cells.redo, words.redone),
    copy: () => writeBlock(rowsIn(range).map((row) => row.map(cells.textShown))),
    paste: (text: string) => {
      const texts = blockAt(readBlock(text), range)
      const beyond = texts.filter(({ row }) => row >= size.rows)
      const written = cells.write(texts)
      const said = words.pasted(written, texts.length - beyond.length - written)
      const [first] = beyond
      const rows = new Set(beyond.map(({ row }) => row)).size
      setNotice({
        notice: first ? `${said} ${words.beyond(rows, first.text)}` : said,
        lasts: first !== undefined,
      })
    },
  }
}

export type GridState = ReturnType<typeof useGridState>

/** Reads and writes cells by their position. */
function useCellWriter<Row>(props: PriceGridProps<Row>) {
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

interface History {
  readonly present: GridChanges
  readonly past: readonly GridChanges[]
  readonly future: readonly GridChanges[]
}

/**
 * Steps back and forth between the changes that the grid reported. A pasted block is one step. If the caller passes
 * other changes, such as none after saving, the history begins anew.
 */
function useUndo(changes: GridChanges, onChange: (changes: GridChanges) => void) {
  const fresh: History = { present: changes, past: [], future: [] }
  const [history, setHistory] = useState(fresh)
  const { present, past, future } = history.present === changes ? history : fresh
  const apply = (next: History) => {
    setHistory(next)
    onChange(next.present)
  }
  const [before] = past.slice(-1)
  const [after, ...later] = future
  return {
    commit: (next: GridChanges) => {
      if (next !== present) apply({ present: next, past: [...past, present], future: [] })
    },
    undo: before && (() => apply({ present: before, past: past.slice(0, -1), future: [present, ...future] })),
    redo: after && (() => apply({ present: after, past: [...past, present], future: later })),
  }
}
