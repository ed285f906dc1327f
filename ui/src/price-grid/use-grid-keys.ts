import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import { cellForKey, nextEditable, withinGrid } from './positions.ts'
import type { GridState } from './use-grid-state.ts'

/**
 * The keys of a spreadsheet. Tab moves to the next cell that can be edited; Escape lets the next Tab leave the grid,
 * so that the focus is never trapped in thousands of cells.
 */
export function useGridKeys(grid: GridState, editable: readonly number[], page: number) {
  const leaving = useRef(false)
  const tab = (event: KeyboardEvent) => {
    const next = nextEditable(grid.active, editable, grid.size.rows, event.shiftKey ? -1 : 1)
    if (!next || leaving.current) return
    event.preventDefault()
    leaveEditor(event)
    grid.go(next)
  }
  const down = (event: KeyboardEvent, by: number) => {
    event.preventDefault()
    leaveEditor(event)
    grid.go(withinGrid({ ...grid.active, row: grid.active.row + by }, grid.size))
  }
  const typeInEditor = (event: KeyboardEvent) => {
    if (event.key === 'Tab') tab(event)
    if (event.key === 'Enter') down(event, event.shiftKey ? -1 : 1)
    if (event.key === 'ArrowUp') down(event, -1)
    if (event.key === 'ArrowDown') down(event, 1)
    if (event.key === 'Escape') grid.cancel()
  }
  const typeInCell = (event: KeyboardEvent) => {
    const to = cellForKey(event, grid.active, grid.size, page)
    const command = to ? () => grid.go(to, event.shiftKey) : commandOf(event, grid)
    if (event.key === 'Tab') tab(event)
    // Shift is pressed before Tab on the way back.
    if (event.key !== 'Shift') leaving.current = event.key === 'Escape'
    if (!command) return
    event.preventDefault()
    command()
  }
  return (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) typeInEditor(event)
    else typeInCell(event)
  }
}

/** Moves the focus from the editor to its cell. The editor writes its text when it loses the focus. */
function leaveEditor(event: KeyboardEvent): void {
  if (event.target instanceof HTMLInputElement) event.target.closest('td')?.focus()
}

function commandOf(event: KeyboardEvent, grid: GridState): (() => void) | undefined {
  const { key, shiftKey } = event
  if (event.ctrlKey || event.metaKey) {
    const letter = key.toLowerCase()
    if (letter === 'y' || (letter === 'z' && shiftKey)) return grid.redo
    return letter === 'z' ? grid.undo : undefined
  }
  if (key === 'Enter' || key === 'F2') return () => grid.edit()
  if (key === 'Delete' || key === 'Backspace') return grid.clear
  return key.length === 1 && !event.altKey ? () => grid.edit(key) : undefined
}
