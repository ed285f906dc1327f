import { expect, test } from 'vitest'
import { parseRate, rateShown } from './parse-rate.ts'

test.each([
  ['25,5', 255],
  ['25.5 %', 255],
  [' 14 ', 140],
  ['0', 0],
  ['50', 500],
  ['50,1', 501],
  ['100', 1000],
  ['100,1', null],
  ['25,55', null],
  ['-1', null],
  ['', null],
  ['kymmenen', null],
])('the rate %s is read as %s permille', (text, permille) => {
  expect(parseRate(text)).toBe(permille)
})

test.each([255, 140, 0, 500])(
  'the rate of %i permille that is shown is read again as the same',
  (permille) => {
    expect(parseRate(rateShown(permille))).toBe(permille)
  },
)
