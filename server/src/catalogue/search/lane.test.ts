import { expect, test } from 'vitest'
import { setBit } from './bits.ts'
import { Lane } from './lane.ts'

test('rows pass with any of the requested codes', () => {
  const lane = new Lane(32)
  for (const [row, code] of [3, 1, 3, 0, 2].entries()) lane.add(row, code)
  const bits = new Int32Array([0b11111])
  lane.retain([3, 2, 7], bits, 0, 1)
  expect(bits[0]).toBe(0b10101)
})

test('a row that leaves is no longer counted', () => {
  const lane = new Lane(32)
  lane.add(0, 5)
  lane.add(1, 5)
  lane.remove(0)
  expect(lane.countOfAny([5, 6])).toBe(1)
  const bits = new Int32Array([0b11])
  expect(lane.countAmong(0, bits, 0, 1)).toBe(1)
})

test('bitsets survive more rows and end with too many values', () => {
  const lane = new Lane(32)
  for (let row = 0; row < 32; row++) lane.add(row, (row % 2) + 1)
  lane.grow(96)
  lane.add(70, 2)
  const bits = new Int32Array(3)
  for (const row of [1, 2, 70]) setBit(bits, row)
  expect(lane.countAmong(1, bits, 0, 3)).toBe(2)
  for (let code = 3; code <= 64; code++) lane.add(71, code)
  expect(lane.hasBitsets).toBe(true)
  lane.add(71, 65)
  expect(lane.hasBitsets).toBe(false)
  expect(lane.countOfAny([65])).toBe(1)
})

test('rows pass with any of many codes', () => {
  const lane = new Lane(32)
  for (let row = 0; row < 8; row++) lane.add(row, row + 1)
  const bits = new Int32Array([0b1111_1111])
  lane.retain([1, 3, 4, 6, 8], bits, 0, 1)
  expect(bits[0]).toBe(0b1010_1101)
})
