import { expect, test } from 'vitest'
import { noiseClassOf } from './noise-class.ts'

test.each([
  ['B', 68, 'B'],
  [null, 68, 'A'],
  [null, 69, 'B'],
  [null, 72, 'B'],
  [null, 73, 'C'],
  [null, null, null],
])('declared %s at %s dB is noise class %s', (declared, decibels, letter) => {
  expect(noiseClassOf(declared, decibels)).toBe(letter)
})
