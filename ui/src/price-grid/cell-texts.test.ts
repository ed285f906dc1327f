import { expect, test } from 'vitest'
import { shownCell, typedText, withCells } from './cell-texts.ts'
import type { GridChanges, GridColumn } from './grid-column.ts'

interface Row {
  id: string
  price: string
}

const column: GridColumn<Row> = {
  key: 'price',
  heading: 'Price',
  width: 90,
  text: ({ price }) => price,
  parse: (text) => (/^\d+$/.test(text.trim()) ? { shown: `${text.trim()},00` } : { error: 'No number' }),
}
const row = { id: 'a', price: '99,00' }
const rowId = ({ id }: Row) => id
const none: GridChanges = new Map()
const changed = (text: string): GridChanges => new Map([['a', new Map([['price', text]])]])
const write = (changes: GridChanges, text: string) => withCells(changes, rowId, [{ row, column, text }])

test('a typed text is a change, and the stored value is none', () => {
  expect(write(none, '89')).toEqual(changed('89'))
  expect(write(changed('89'), '99')).toEqual(none)
  expect(write(changed('89'), '99,00')).toEqual(none)
})

test('a text that changes nothing returns the same map', () => {
  const before = changed('89')
  expect(write(before, '89')).toBe(before)
  expect(write(none, '99')).toBe(none)
})

test('a changed cell is shown as it is understood, with its stored text', () => {
  const texts = { rowId, changes: changed(' 89 ') }
  expect(shownCell(texts, row, column)).toEqual({
    text: '89,00',
    stored: '99,00',
    error: null,
    warning: null,
  })
  expect(typedText(texts, row, column)).toBe(' 89 ')
  expect(typedText({ rowId, changes: none }, row, column)).toBe('99,00')
})

test('an unreadable text is shown as it was typed, with its error and without a warning', () => {
  const texts = { rowId, changes: changed('x'), guard: () => 'Careful' }
  expect(shownCell(texts, row, column)).toEqual({
    text: 'x',
    stored: '99,00',
    error: 'No number',
    warning: null,
  })
})

test('a readable change may carry a warning, and a stored text does not', () => {
  const guard = (_row: Row, key: string, text: string) => `${key} ${text}`
  expect(shownCell({ rowId, changes: changed('1'), guard }, row, column).warning).toBe('price 1')
  expect(shownCell({ rowId, changes: none, guard }, row, column).warning).toBeNull()
})
