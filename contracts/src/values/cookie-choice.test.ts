import { expect, test } from 'vitest'
import { readCookieChoice, writeCookieChoice } from './cookie-choice.ts'

test.each([
  [false, false],
  [true, false],
  [false, true],
  [true, true],
])('analytics %s and marketing %s come back as they were written', (analytics, marketing) => {
  expect(readCookieChoice(writeCookieChoice({ analytics, marketing }))).toEqual({ analytics, marketing })
})

test.each([undefined, '', 'am', '1', '0.am', '2.am', '1.ma', '1.amx', '1.am;', `1.${'a'.repeat(9999)}`])(
  '%s is no choice',
  (text) => {
    expect(readCookieChoice(text)).toBeNull()
  },
)
