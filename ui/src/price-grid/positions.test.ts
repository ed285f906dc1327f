import { expect, test } from 'vitest'
import { cellForKey, isInRange, nextEditable, positionsIn, rangeBetween } from './positions.ts'

const size = { rows: 100, columns: 5 }
const middle = { row: 50, column: 2 }
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false })

for (const [key, ctrl, row, column] of [
  ['ArrowUp', false, 49, 2],
  ['ArrowDown', false, 51, 2],
  ['ArrowLeft', false, 50, 1],
  ['ArrowRight', false, 50, 3],
  ['ArrowUp', true, 0, 2],
  ['ArrowDown', true, 99, 2],
  ['ArrowLeft', true, 50, 0],
  ['ArrowRight', true, 50, 4],
  ['PageUp', false, 40, 2],
  ['PageDown', false, 60, 2],
  ['Home', false, 50, 0],
  ['End', false, 50, 4],
  ['Home', true, 0, 0],
  ['End', true, 99, 4],
] as const)
  test(`${ctrl ? 'Ctrl and ' : ''}${key} leads to row ${row}, column ${column}`, () => {
    expect(cellForKey(press(key, ctrl), middle, size, 10)).toEqual({ row, column })
  })

test('keys stop at the edges, and other keys lead nowhere', () => {
  expect(cellForKey(press('ArrowUp'), { row: 0, column: 0 }, size, 10)).toEqual({ row: 0, column: 0 })
  expect(cellForKey(press('PageDown'), { row: 95, column: 4 }, size, 10)).toEqual({ row: 99, column: 4 })
  expect(cellForKey(press('a'), middle, size, 10)).toBeNull()
})

test('the next editable cell is in the row, then in the next row, then nowhere', () => {
  expect(nextEditable({ row: 3, column: 0 }, [2, 4], 5, 1)).toEqual({ row: 3, column: 2 })
  expect(nextEditable({ row: 3, column: 4 }, [2, 4], 5, 1)).toEqual({ row: 4, column: 2 })
  expect(nextEditable({ row: 4, column: 4 }, [2, 4], 5, 1)).toBeNull()
  expect(nextEditable({ row: 3, column: 2 }, [2, 4], 5, -1)).toEqual({ row: 2, column: 4 })
  expect(nextEditable({ row: 0, column: 2 }, [2, 4], 5, -1)).toBeNull()
  expect(nextEditable({ row: 0, column: 2 }, [], 5, 1)).toBeNull()
})

test('a range is the rectangle between two cells, in reading order', () => {
  const range = rangeBetween({ row: 2, column: 3 }, { row: 1, column: 4 })
  expect(positionsIn(range)).toEqual([
    { row: 1, column: 3 },
    { row: 1, column: 4 },
    { row: 2, column: 3 },
    { row: 2, column: 4 },
  ])
  expect(isInRange(range, 2, 4)).toBe(true)
  expect(isInRange(range, 0, 4)).toBe(false)
  expect(isInRange(range, 1, 2)).toBe(false)
})
