import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { part } from '../../platform/database/statement.ts'
import { exportedList } from '../lists/exported-list.ts'
import { xlsxOf } from './xlsx.ts'

const now = new Date('2026-11-20T10:00:00Z')
const list = exportedList<{ name: string; cents: number | null }>(
  { title: 'Hinnasto & muuta', fileName: 'hinnasto', rows: { rows: part`select 1`, order: part`1` } },
  [
    { title: 'Malli', kind: 'text', width: 10, value: ({ name }) => name },
    { title: 'Hinta', kind: 'euros', width: 10, value: ({ cents }) => cents },
  ],
)

test('a workbook has its parts, with texts in their cells and money with two decimals', async () => {
  const batches = Readable.from([
    [{ name: '=1+1', cents: 11_290 }],
    [{ name: 'a < b & \u0001c', cents: null }],
  ])
  const parts = unzipSync(await buffer(xlsxOf(list, batches, now)))
  const text = (path: string) => strFromU8(parts[path] as Uint8Array)
  expect(Object.keys(parts).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ])
  expect(text('xl/workbook.xml')).toContain('name="Hinnasto &amp; muuta"')
  const sheet = text('xl/worksheets/sheet1.xml')
  expect(sheet.match(/<row /g)).toHaveLength(3)
  expect(sheet).toContain(
    '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c r="B2" s="2"><v>112.90</v></c>',
  )
  expect(sheet).toContain('a &lt; b &amp;  c')
})

test('whoever leaves ends what is read', async () => {
  let left = false
  function* endless() {
    try {
      for (;;)
        yield Array.from({ length: 500 }, (_, cents) => ({ name: `${cents} ${Math.sqrt(cents)}`, cents }))
    } finally {
      left = true
    }
  }
  const file = xlsxOf(list, Readable.from(endless()), now)
  let bytes = 0
  for await (const chunk of file) {
    bytes += chunk.length
    if (bytes > 50_000) break
  }
  await expect.poll(() => left).toBe(true)
})

test('a list that fails on the way fails its file', async () => {
  function* failing() {
    yield [{ name: 'first', cents: 1 }]
    throw new Error('The database went away.')
  }
  await expect(buffer(xlsxOf(list, Readable.from(failing()), now))).rejects.toThrow('went away')
})
