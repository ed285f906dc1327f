import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { part } from '../../platform/database/statement.ts'
import { exportedList } from '../lists/exported-list.ts'
import { csvCell, csvOf } from './csv.ts'

test.each([
  ['Nokian Tyres', 'Nokian Tyres'],
  ['205/55 R16', '205/55 R16'],
  ['one; two', '"one; two"'],
  ['a "good" tyre', '"a ""good"" tyre"'],
  ['two\nlines', '"two\nlines"'],
  [' padded', '" padded"'],
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+358', "'+358"],
  ['-1+1', "'-1+1"],
  ['-5,00', '-5,00'],
  ['-5.00', '-5.00'],
  ['-12', '-12'],
  ['-5,00+1', "'-5,00+1"],
  ['-1\n=2', `"'-1\n=2"`],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tcmd', "'\tcmd"],
  ['', ''],
])('the text %j is written %j', (text, written) => {
  expect(csvCell(text, 'text', 'fi')).toBe(written)
})

test.each([
  [11_290, 'fi', '112,90'],
  [11_290, 'en', '112.90'],
  [5, 'fi', '0,05'],
  [0, 'en', '0.00'],
  [-150, 'fi', '-1,50'],
  [123_456_789, 'fi', '1234567,89'],
] as const)('%i cents are %s: %s', (cents, language, written) => {
  expect(csvCell(cents, 'euros', language)).toBe(written)
})

test('a file begins with a byte order mark and its headings, and has a line for each row', async () => {
  const list = exportedList<{ name: string; cents: number | null }>(
    { title: 'Hinnasto', fileName: 'hinnasto', rows: { rows: part`select 1`, order: part`1` } },
    [
      { title: 'Malli', kind: 'text', width: 10, value: ({ name }) => name },
      { title: 'Hinta', kind: 'euros', width: 10, value: ({ cents }) => cents },
    ],
  )
  const batches = Readable.from([
    [
      { name: 'Hakkapeliitta R5', cents: 15_990 },
      { name: 'Ääkkönen', cents: null },
    ],
    [{ name: 'Third', cents: 100 }],
  ])
  const text = (await Array.fromAsync(csvOf(list, 'fi', batches))).join('')
  expect(text).toBe('\uFEFFMalli;Hinta\r\nHakkapeliitta R5;159,90\r\nÄäkkönen;\r\nThird;1,00\r\n')
})
