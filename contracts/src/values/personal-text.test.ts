import { expect, test } from 'vitest'
import { personalKindOf } from './personal-text.ts'

test.each([
  ['abc123', 'plate'],
  ['ABC-123', 'plate'],
  ['abc 123', 'plate'],
  ['ES-31', 'plate'],
  [' 2600000017 ', 'order-number'],
  ['aino@pito.example', 'email'],
  ['+358 40 123 4567', 'telephone'],
  ['040-1234567', 'telephone'],
  ['205/55R16', null],
  ['205 55 16', null],
  ['2055516', null],
  ['hakkapeliitta r5', null],
  ['2000000000015', null],
  ['', null],
])('%s looks like %s', (text, kind) => {
  expect(personalKindOf(text)).toBe(kind)
})
