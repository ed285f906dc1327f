import { expect, test } from 'vitest'
import { typedTextOf, withChanges, withoutPieces, writtenAs } from './typed-text.ts'

const typed = (text: string) => typedTextOf(text, 100)

test.each([
  ['Kesärengas Nokian', ['kesarengas'], 'Kesärengas'],
  ['Kesa\u0308rengas Nokian', ['kesarengas'], 'Kesa\u0308rengas'],
  ['ﬁtting 22,5', ['22.5'], '22,5'],
  ['Cross  Climate', ['cross', 'climate'], 'Cross Climate'],
  ['Nokian', ['michelin'], ''],
])('%s has its words %j as they were typed', (text, pieces, written) => {
  expect(writtenAs(typed(text), pieces)).toBe(written)
})

test.each([
  ['Nokian Kesä R16', ['kesa'], 'Nokian R16'],
  ['Kesäinen Kesä', ['kesa'], 'Kesäinen'],
  ['Talvi talvi', ['talvi', 'talvi'], ''],
  ['Kuorma-auton rengas Michelin', ['kuorma', 'auton'], 'rengas Michelin'],
  ['kuorma-auton rengas', ['kuorma'], 'rengas'],
  ['X-Ice Snow', ['ice'], 'Snow'],
  ['ES-31 Yokohama', ['es'], 'Yokohama'],
  ['c-renkaat 195/75 R16', ['c-'], '195/75 R16'],
  ['Nokian - talvi', ['nokian'], '- talvi'],
])('%s without %j is %s', (text, pieces, rest) => {
  expect(withoutPieces(typed(text), pieces)).toBe(rest)
})

test('a corrected text has the other words as they were typed', () => {
  const changes = [
    { pieces: ['hakkapelita'], by: 'hakkapeliitta' },
    { pieces: ['cross', 'climat'], by: 'CrossClimate' },
  ]
  expect(withChanges(typed('Kesä hakkapelita, cross climat!'), changes)).toBe(
    'Kesä hakkapeliitta, CrossClimate !',
  )
})

test('a text is cut to the longest length before a character that would exceed it', () => {
  expect(typedTextOf('aﷺ', 5).folded).toBe('a')
})
