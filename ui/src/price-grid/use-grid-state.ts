import { useState } from 'react'
import { blockAt, readBlock, writeBlock } from './cell-block.ts'
import type { PriceGridProps } from './grid-column.ts'
import type { Position } from './positions.ts'
import { positionsIn, rangeBetween, rowsIn, withinGrid } from './positions.ts'
import { useCellWriter } from './use-cell-writer.ts'

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
