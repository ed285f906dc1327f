import { expect, test } from 'vitest'
import { hasPersonalText, personalKindOf } from './personal-text.ts'

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

test.each([
  ['abc-123 kitka', true],
  ['kitka ABC123', true],
  ['abc 123 kitkarenkaat', true],
  ['abc 123 205 55 16', true],
  ['es-31 kitka', true],
  ['0401234567 rengas', true],
  ['rengas 040 123 4567', true],
  ['puh. +358 40 123 4567', true],
  ['tilaus 1234567890', true],
  ['tilaus: 1234567890', true],
  ['aino@pito.example kitka', true],
  ['abc123', true],
  ['205 55 16', false],
  ['suv 205 55 16', false],
  ['suv 205/55R16', false],
  ['205/55R16 91T xl', false],
  ['4 kpl 205 55 16', false],
  ['michelin ps4', false],
  ['pilot sport 4 205 55 16', false],
  ['bridgestone re 003 205 55 16', false],
  ['nokian wr a4', false],
  ['hakkapeliitta r5', false],
  ['ean 2000000000015', false],
])('whether "%s" has personal text: %s', (text, isPersonal) => {
  expect(hasPersonalText(text)).toBe(isPersonal)
})
