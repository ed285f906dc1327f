import { expect, test } from 'vitest'
import { setBit } from './bits.ts'
import { Column } from './column.ts'

test('rows pass with any of the requested codes', () => {
  const column = new Column(32)
  for (const [row, code] of [3, 1, 3, 0, 2].entries()) column.add(row, code)
  const bits = new Int32Array([0b11111])
  column.retain([3, 2, 7], bits, 0, 1)
  expect(bits[0]).toBe(0b10101)
})

test('a removed row is no longer counted', () => {
  const column = new Column(32)
  column.add(0, 5)
  column.add(1, 5)
  column.remove(0)
  expect(column.countOfAny([5, 6])).toBe(1)
  const bits = new Int32Array([0b11])
  expect(column.countAmong(0, bits, 0, 1)).toBe(1)
})

test('bitsets are copied when rows are added, and dropped when there are too many values', () => {
  const column = new Column(32)
  for (let row = 0; row < 32; row++) column.add(row, (row % 2) + 1)
  column.grow(96)
  column.add(70, 2)
  const bits = new Int32Array(3)
  for (const row of [1, 2, 70]) setBit(bits, row)
  expect(column.countAmong(1, bits, 0, 3)).toBe(2)
  for (let code = 3; code <= 64; code++) column.add(71, code)
  expect(column.hasBitsets).toBe(true)
  column.add(71, 65)
  expect(column.hasBitsets).toBe(false)
  expect(column.countOfAny([65])).toBe(1)
})

test('rows pass with any of many codes', () => {
  const column = new Column(32)
  for (let row = 0; row < 8; row++) column.add(row, row + 1)
  const bits = new Int32Array([0b1111_1111])
  column.retain([1, 3, 4, 6, 8], bits, 0, 1)
  expect(bits[0]).toBe(0b1010_1101)
})
