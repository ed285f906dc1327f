import { expect, test } from 'vitest'
import type { DataColumn } from './columns.ts'
import { completeLayout, moveColumn, resizeColumn, showColumn, shownColumns } from './columns.ts'

const column = (key: string, hiddenAtFirst?: boolean): DataColumn<null> => ({
  key,
  heading: key,
  cell: () => key,
  hiddenAtFirst,
})
const columns = [column('name'), column('size'), column('note', true)]
const keysOf = (entries: readonly { key: string }[]) => entries.map(({ key }) => key)

test('an empty layout stands for the columns as they are defined', () => {
  expect(completeLayout(columns, [])).toEqual([
    { key: 'name', shown: true },
    { key: 'size', shown: true },
    { key: 'note', shown: false },
  ])
})

test('a stored layout loses columns that no longer exist, and new columns follow at the end', () => {
  const stored = [
    { key: 'size', shown: false },
    { key: 'removed', shown: true },
  ]
  expect(keysOf(completeLayout(columns, stored))).toEqual(['size', 'name', 'note'])
  expect(keysOf(shownColumns(columns, stored).map(({ column }) => column))).toEqual(['name'])
})

test('a column moves by one place and stops at the ends', () => {
  const layout = completeLayout(columns, [])
  expect(keysOf(moveColumn(layout, 'size', -1))).toEqual(['size', 'name', 'note'])
  expect(keysOf(moveColumn(layout, 'size', 1))).toEqual(['name', 'note', 'size'])
  expect(moveColumn(layout, 'name', -1)).toBe(layout)
  expect(moveColumn(layout, 'note', 1)).toBe(layout)
})

test('resizing one column fixes the present widths of the others', () => {
  const layout = completeLayout(columns, [])
  const measured = new Map([
    ['name', 200],
    ['size', 120],
  ])
  const resized = resizeColumn(layout, measured, 'size', 150.4)
  expect(resized.map(({ width }) => width)).toEqual([200, 150, undefined])
})

test('a width stays within bounds, and a column that is shown later gets a width of its own', () => {
  const narrow = resizeColumn(completeLayout(columns, []), new Map(), 'name', 3)
  expect(narrow[0]?.width).toBe(64)
  expect(resizeColumn(narrow, new Map(), 'name', 9999)[0]?.width).toBe(800)
  const shown = shownColumns(columns, showColumn(narrow, 'note', true))
  expect(shown.map(({ width }) => width)).toEqual([64, 160, 160])
  expect(shownColumns(columns, []).map(({ width }) => width)).toEqual([null, null])
})
