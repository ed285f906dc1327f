import { expect, test } from 'vitest'
import { isOneLine, manyLinesPattern } from './one-line.ts'

test.each([
  '',
  'Aino',
  'Mäkelä-Öhman',
  'Łukasz O’Neill',
  'Ķīkers & Söhne (Oy) 100 %',
  '太郎',
  '👍🏽',
  'nbsp\u00A0here',
])('%j is one line of text', (text) => expect(isOneLine(text)).toBe(true))

test.each([
  ['NUL', '\u0000'],
  ['a tab', '\t'],
  ['a line feed', '\n'],
  ['a carriage return', '\r'],
  ['an escape', '\u001B'],
  ['a delete', '\u007F'],
  ['a next line', '\u0085'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['a zero-width space', '\u200B'],
  ['a zero-width joiner', '\u200D'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\uFEFF'],
  ['a right-to-left mark', '\u200F'],
  ['an Arabic letter mark', '\u061C'],
  ['a right-to-left override', '\u202E'],
  ['a right-to-left isolate', '\u2067'],
  ['a soft hyphen', '\u00AD'],
  ['half of a surrogate pair', '\uD83D'],
])('text with %s is not', (_name, character) => {
  expect(isOneLine(`Ai${character}no`)).toBe(false)
})

test.each(['first\nsecond', 'first\r\nsecond', 'a\ttab', '👨‍👩‍👧', 'שלום\u200F!'])(
  '%j is accepted where many lines are',
  (text) => expect(manyLinesPattern.test(text)).toBe(true),
)

test.each(['\u0000', '\u001B', '\u0085', '\uD83D'])('%j is accepted nowhere', (character) => {
  expect(manyLinesPattern.test(`first\n${character}`)).toBe(false)
})
