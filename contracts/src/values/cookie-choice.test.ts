import { expect, test } from 'vitest'
import { readCookieChoice, writeCookieChoice } from './cookie-choice.ts'

const kinds = ['comfort', 'analytics', 'marketing'] as const

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'every one of the eight choices is read back as it was stored',
  (number) => {
    const [comfort, analytics, marketing] = kinds.map((_, place) => (number & (1 << place)) > 0)
    const choice = { comfort: comfort === true, analytics: analytics === true, marketing: marketing === true }
    expect(readCookieChoice(writeCookieChoice(choice))).toEqual(choice)
  },
)

test.each([undefined, '', 'am', '1', '0.am', '2.am', '1.ma', '1.amx', '1.am;', `1.${'a'.repeat(9999)}`])(
  '%s is no choice',
  (text) => {
    expect(readCookieChoice(text)).toBeNull()
  },
)
