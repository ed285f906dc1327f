import { expect, test } from 'vitest'
import { centsIn, numberIn } from './read-numbers.ts'

test.each([
  ['89,90', 8990],
  ['', null],
  ['sata', 'sata'],
  ['-4', '-4'],
])('the amount %j is sent as %j', (text, sent) => {
  expect(JSON.parse(JSON.stringify({ sent: centsIn(text) }))).toEqual({ sent })
})

test.each([
  ['71', 71],
  ['', null],
  ['71 dB', '71 dB'],
])('the number %j is sent as %j', (text, sent) => {
  expect(JSON.parse(JSON.stringify({ sent: numberIn(text) }))).toEqual({ sent })
})
