import type { MouseEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import { shownCell } from './cell-texts.ts'
import type { GridColumn, PriceGridProps } from './grid-column.ts'
import { isInRange } from './positions.ts'
import type { GridState } from './use-grid-state.ts'

export interface GridRowProps<Row> extends PriceGridProps<Row> {
  readonly id: string
  readonly row: Row
  readonly index: number
  readonly grid: GridState
}

interface GridCellProps<Row> extends GridRowProps<Row> {
  readonly column: GridColumn<Row>
  readonly place: number
}

export function GridCell<Row>(props: GridCellProps<Row>) {
  const { row, index, column, place, grid, words } = props
  const cell = shownCell(props, row, column)
  const active = grid.active.row === index && grid.active.column === place
  const editing = active && grid.editing !== null
  const pointer = useCellPointer(props, active)
  return (
    <td
      aria-colindex={place + 1}
      data-align={column.align}
      data-editable={column.parse ? '' : undefined}
      data-changed={cell.stored === null ? undefined : ''}
      data-guarded={cell.warning ? '' : undefined}
      {...cellState({
        active,
        selected: isInRange(grid.range, index, place),
        editable: Boolean(column.parse),
        invalid: cell.error !== null,
      })}
      {...pointer}
    >
      {editing ? (
        <CellEditor {...props} />
      ) : (
        <>
          {(cell.error ?? cell.warning) && (
            <span className="pg__mark" aria-hidden="true">
              !
            </span>
          )}
          <span className="pg__text">{cell.text}</span>
          {cell.stored !== null && (
            <span className="vh">
              , {words.was(cell.stored)} {cell.error ?? cell.warning}
            </span>
          )}
        </>
      )}
    </td>
  )
}

interface CellState {
  active: boolean
  selected: boolean
  editable: boolean
  invalid: boolean
}

/** The attributes of the role "gridcell", which a table cell has in a grid. */
function cellState({ active, selected, editable, invalid }: CellState) {
  return {
    'aria-selected': selected,
    'aria-readonly': editable ? undefined : true,
    'aria-invalid': invalid || undefined,
    tabIndex: active ? 0 : -1,
  }
}

/**
 * A mouse selects a range by dragging. A double click edits a cell; on a touch screen, so does a second tap on the
 * active cell.
 */
function useCellPointer<Row>({ index, place, grid }: GridCellProps<Row>, active: boolean) {
  const wasActive = useRef(false)
  return {
    onPointerDown: ({ shiftKey, target }: PointerEvent) => {
      wasActive.current = active
      if (target instanceof HTMLInputElement) return
      // An open editor writes its text when it loses the focus, which has to be before it is removed.
      if (grid.editing !== null && document.activeElement instanceof HTMLInputElement)
        document.activeElement.blur()
      grid.go({ row: index, column: place }, shiftKey)
    },
    onPointerEnter: ({ buttons, pointerType }: PointerEvent) => {
      const drags = buttons === 1 && pointerType === 'mouse'
      if (drags && document.activeElement instanceof HTMLTableCellElement)
        grid.go({ row: index, column: place }, true)
    },
    onClick: ({ detail, nativeEvent, target }: MouseEvent) => {
      const touched = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch'
      const twice = detail === 2 || (touched && wasActive.current)
      if (twice && !(target instanceof HTMLInputElement)) grid.edit(undefined, true)
    },
  }
}

/** The text is written when the editor loses the focus, however that happens; Escape removes the editor before. */
function CellEditor<Row>({ row, column, grid, rowName }: GridCellProps<Row>) {
  return (
    <input
      className="pg__editor"
      aria-label={`${rowName(row)}, ${column.heading}`}
      inputMode={column.inputMode}
      autoComplete="off"
      spellCheck={false}
      defaultValue={grid.editing ?? ''}
      ref={grid.whole ? focusWhole : focusAtEnd}
      onBlur={({ target }) => grid.finish(target.value)}
    />
  )
}

function focusAtEnd(editor: HTMLInputElement | null): void {
  editor?.focus({ preventScroll: true })
  editor?.setSelectionRange(editor.value.length, editor.value.length)
}

function focusWhole(editor: HTMLInputElement | null): void {
  editor?.focus({ preventScroll: true })
  editor?.select()
}
