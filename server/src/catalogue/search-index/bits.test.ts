import { expect, test } from 'vitest'
import { clearBit, countBits, countOnes, hasBit, listBits, setBit, wordsFor } from './bits.ts'

test.each([
  [0, 0],
  [1, 1],
  [0b1011, 3],
  [-1, 32],
  [1 << 31, 1],
])('the word %i has %i ones', (word, ones) => {
  expect(countOnes(word)).toBe(ones)
})

test.each([
  [0, 0],
  [1, 1],
  [32, 1],
  [33, 2],
])('%i rows need %i words', (rows, words) => {
  expect(wordsFor(rows)).toBe(words)
})

test('set bits are listed and counted across words, and cleared bits are not', () => {
  const bits = new Int32Array(4)
  for (const row of [0, 31, 32, 63, 64]) setBit(bits, row, 1)
  clearBit(bits, 32, 1)
  const rows = new Int32Array(96)
  expect(listBits(bits, 1, 3, rows)).toBe(4)
  expect([...rows.slice(0, 4)]).toEqual([0, 31, 63, 64])
  expect(countBits(bits, 1, 3)).toBe(4)
  expect([hasBit(bits, 31, 1), hasBit(bits, 32, 1)]).toEqual([true, false])
})
