import { expect, test } from 'vitest'
import { localeOfHeaders } from './locale.ts'

test.each([
  [undefined, 'fi_FI'],
  ['en', 'en_GB'],
  ['fi-FI,fi;q=0.9,en;q=0.8', 'fi_FI'],
  ['en;q=0.3, fi;q=0.9', 'fi_FI'],
  ['sv, en-US;q=0.8, fi;q=0.2', 'en_GB'],
  ['en;q=0, sv', 'fi_FI'],
  ['fil, de', 'fi_FI'],
  ['en;q=nonsense', 'fi_FI'],
] as const)('who accepts %s reads %s', (accepted, locale) => {
  expect(localeOfHeaders(undefined, accepted)).toBe(locale)
})

test('the header locale comes before the browser’s languages', () => {
  expect(localeOfHeaders('fi_FI', 'en')).toBe('fi_FI')
})
