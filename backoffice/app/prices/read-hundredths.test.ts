import { expect, test } from 'vitest'
import { readHundredths } from './read-hundredths.ts'

test.each([
  ['3', 300],
  ['3,5 %', 350],
  ['-12.25', -1225],
  ['−5 €', -500],
  ['+0,05', 5],
  ['0', 0],
])('%s is read', (text, hundredths) => {
  expect(readHundredths(text)).toBe(hundredths)
})

test.each(['', 'kolme', '3,125', '--3', '1,2,3'])('%s is not read', (text) => {
  expect(readHundredths(text)).toBeNull()
})
