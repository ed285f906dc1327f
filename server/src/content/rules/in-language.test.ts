import { expect, test } from 'vitest'
import { inLanguage } from './in-language.ts'

const finnish = { locale_id: 2, title: 'Evästeet' }
const english = { locale_id: 1, title: 'Cookies' }

test('a text is told in the language asked for', () => {
  expect(inLanguage([finnish, english], 1)).toBe(english)
})

test('a text that is not translated yet is told as it is', () => {
  expect(inLanguage([finnish], 1)).toBe(finnish)
})
