import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openTable, readingTable } from './open-table.ts'
import type { ByteSource } from './table-file.ts'

const sourceOf = (bytes: Uint8Array, chunk = 7, name = ''): ByteSource => ({
  name,
  size: bytes.length,
  async *read(start, end) {
    for (let at = start; at < end; at += chunk)
      yield await Promise.resolve(bytes.subarray(at, Math.min(end, at + chunk)))
  },
})
const utf8 = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

async function read(bytes: Uint8Array, name = '') {
  const result = await readingTable(async () => {
    const table = await openTable(
      sourceOf(bytes, Math.max(7, Math.ceil(bytes.length / 100)), name),
      ([first]) => first,
    )
    const rows = []
    const merged: number[] = []
    for await (const { number, cells, merged: places } of table.rows) {
      rows.push([number, ...cells])
      if (places) merged.push(number)
    }
    const isMerged = merged.length > 0 && { merged }
    return { style: table.style, header: table.header.cells, rows, ...isMerged }
  })
  return 'read' in result ? result.read : `${result.refused.fault} ${result.refused.place ?? ''}`.trim()
}

const rows = [
  [2, '6419440133119', 'Jäätie 3', '99,90'],
  [3, '6419440133126', 'Sora;tie', '1 234,50'],
]
const text = (separator: string) =>
  ['EAN,Nimi,Hinta', '6419440133119,Jäätie 3,"99|90"', '6419440133126,"Sora;tie","1 234|50"', '']
    .join('\r\n')
    .replaceAll(',', separator)
    .replaceAll('|', ',')

test.each([
  ['UTF-8 with semicolons', utf8(text(';')), 'utf-8', ';'],
  ['UTF-8 with a byte order mark', utf8(`\uFEFF${text(';')}`), 'utf-8', ';'],
  ['Windows-1252 with semicolons', latin(text(';')), 'windows-1252', ';'],
  ['UTF-8 with commas', utf8(text(',')), 'utf-8', ','],
  ['Windows-1252 with tabs', latin(text('\t')), 'windows-1252', '\t'],
  ['UTF-16 with tabs', utf16(text('\t')), 'utf-16le', '\t'],
] as const)('%s gives the same rows', async (_, bytes, encoding, separator) => {
  expect(await read(bytes)).toEqual({
    style: { format: 'csv', encoding, separator },
    header: ['EAN', 'Nimi', 'Hinta'],
    rows,
  })
})

const inline = (address: string, value: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`
const number = (address: string, value: string) => `<c r="${address}"><v>${value}</v></c>`
function workbook(sheet: string, more: Record<string, Uint8Array> = {}, merges = '') {
  return zipSync({
    'xl/workbook.xml': utf8(
      '<workbook xmlns:r="r"><sheets><sheet name="Piilo" state="hidden" r:id="rId1"/><sheet name="Hinnat" r:id="rId2"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': utf8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/hidden.xml"/><Relationship Id="rId2" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': utf8(`<worksheet><sheetData>${sheet}</sheetData>${merges}</worksheet>`),
    ...more,
  })
}

test('the first visible sheet of a workbook gives its texts and numbers', async () => {
  const strings =
    '<sst><si><t>EAN</t></si><si><r><t>Hin</t></r><r><t>ta</t></r><rPh><t>x</t></rPh></si></sst>'
  const sheet = [
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>',
    `<row r="2">${number('A2', '6419440133119')}${number('C2', '99.950000000000003')}</row>`,
    `<row r="3">${inline('A3', '6,41944E+12')}${number('C3', '6.41944E+12')}</row>`,
    '<row r="5"><c r="A5"><f>SUM(A2)</f><v>7</v></c><c r="C5" t="e"><v>#N/A</v></c></row>',
  ]
  const file = workbook(sheet.join(''), { 'xl/sharedStrings.xml': utf8(strings) })
  expect(await read(file)).toEqual({
    style: { format: 'xlsx', encoding: null, separator: null },
    header: ['EAN', '', 'Hinta'],
    rows: [
      [2, '6419440133119', '', '99.95'],
      [3, '6,41944E+12', '', '6.41944E+12'],
      [5, '=SUM(A2)', '', '#N/A'],
    ],
  })
})

test('a text file that is named like a workbook is refused, and a workbook may have any name', async () => {
  expect(await read(utf8(text(';')), 'prices.xlsx')).toBe('text-as-workbook')
  expect(await read(utf8(text(';')), 'prices.xls')).toMatchObject({ style: { format: 'csv' } })
  const file = workbook(`<row r="1">${inline('A1', 'EAN')}</row>`)
  expect(await read(file, 'prices.csv')).toMatchObject({ style: { format: 'xlsx' } })
})

test('a file whose first letter with dots stands below 100 KiB is read as Windows-1252', async () => {
  const file = `EAN;Nimi\n${'1;Tie\n'.repeat(20_000)}2;Jäätie\n`
  const result = await read(latin(file))
  expect(result).toMatchObject({ style: { encoding: 'windows-1252' } })
  expect((result as { rows: unknown[] }).rows.at(-1)).toEqual([20_002, '2', 'Jäätie'])
})

test.each([
  ['a title above the headings', 'Hinnasto 2026, syksy\nEAN;Hinta\n1;99,90\n', ';'],
  [
    'a title and decimal commas in each row',
    'Hinnasto\n\nEAN;OVH;Netto\n1;99,90;60,10\n2;98,90;59,10\n',
    ';',
  ],
  ['names with semicolons', 'EAN,Nimi\n1,"a;b"\n2,"c;d"\n', ','],
  ['a single column', 'EAN\n1\n', ';'],
] as const)('the separator is recognised in a file with %s', async (_, text, separator) => {
  expect(await read(utf8(text))).toMatchObject({ style: { separator } })
})

test('a cell that is merged with cells below it counts for each of their rows', async () => {
  const sheet = [
    `<row r="1">${inline('A1', 'Hinnasto')}</row>`,
    `<row r="2">${inline('A2', 'EAN')}${inline('B2', 'OVH')}</row>`,
    `<row r="3">${number('A3', '1')}${number('B3', '99.9')}</row>`,
    `<row r="4">${number('A4', '2')}<c r="B4"/></row>`,
    `<row r="5">${number('A5', '3')}</row>`,
    `<row r="6">${number('A6', '4')}</row>`,
  ]
  const merges = '<mergeCells><mergeCell ref="A1:D1"/><mergeCell ref="B3:B5"/></mergeCells>'
  expect(await read(workbook(sheet.join(''), {}, merges))).toMatchObject({
    header: ['Hinnasto', ''],
    rows: [
      [2, 'EAN', 'OVH'],
      [3, '1', '99.9'],
      [4, '2', '99.9'],
      [5, '3', '99.9'],
      [6, '4'],
    ],
    merged: [4, 5],
  })
})

test('an EAN in scientific notation is written out if it has its digits', async () => {
  const cells = `${number('A2', '6.419440133119E12')}${number('B2', '6.41944E12')}`
  const sheet = `<row r="1">${inline('A1', 'EAN')}</row><row r="2">${cells}</row>`
  expect(await read(workbook(sheet))).toMatchObject({ rows: [[2, '6419440133119', '6.41944E12']] })
})

test('a number that the workbook shows as a date is a date', async () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="d\\.m\\.yyyy"/>
    <numFmt numFmtId="165" formatCode="0.00&quot; dmy&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>
    <cellStyles/><dxfs><xf numFmtId="14"/></dxfs></styleSheet>`
  const styled = (address: string, style: number, value: string) =>
    `<c r="${address}" s="${style}"><v>${value}</v></c>`
  const cells = [
    styled('A2', 1, '46354.5'),
    styled('B2', 2, '46348'),
    styled('C2', 0, '46348'),
    styled('D2', 3, '46348'),
    styled('E2', 1, '3125'),
    styled('F2', 1, '6419440133119'),
  ]
  const sheet = `<row r="1">${inline('A1', 'Päivä')}</row><row r="2">${cells.join('')}</row>`
  const file = workbook(sheet, { 'xl/styles.xml': utf8(styles) })
  expect(await read(file)).toMatchObject({
    rows: [[2, '2026-11-28', '2026-11-22', '46348', '46348', '3125', '6419440133119']],
  })
})

test('a workbook that counts days from 1904 has the dates that it shows', async () => {
  const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>'
  const sheet = `<row r="1">${inline('A1', 'Päivä')}</row><row r="2"><c r="A2" s="0"><v>44890</v></c></row>`
  const of = (properties: string) =>
    workbook(sheet, {
      'xl/styles.xml': utf8(styles),
      'xl/workbook.xml': utf8(
        `<workbook xmlns:r="r">${properties}<sheets><sheet name="A" r:id="rId2"/></sheets></workbook>`,
      ),
    })
  for (const flag of ['1', 'true'])
    expect(await read(of(`<workbookPr date1904="${flag}"/>`))).toMatchObject({ rows: [[2, '2026-11-26']] })
  for (const properties of ['', '<workbookPr/>', '<workbookPr date1904="0"/>'])
    expect(await read(of(properties))).toMatchObject({ rows: [[2, '2022-11-25']] })
})

test('an inch sign within a cell belongs to its text', async () => {
  expect(await read(utf8('EAN;Nimi\n1;12" vanne\n'))).toMatchObject({ rows: [[2, '1', '12" vanne']] })
})

test.each([
  ['an empty file', utf8(''), 'empty'],
  ['a file of empty lines', utf8('\n;;\n'), 'empty'],
  [
    'a quote that is not closed',
    utf8(`EAN;Nimi\n1;Tie\n2;"Tie\n${'2;Sora\n'.repeat(50)}`),
    'quote-not-closed 3',
  ],
  [
    'a quote that the next quote closes',
    utf8('EAN;Nimi;Hinta\n1;"Tie;99\n2;"Sora";98\n'),
    'quote-not-closed 2',
  ],
  ['a workbook in the old format', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'old-workbook'],
  ['a web page that is named as a workbook', utf8('<html><table><tr><td>EAN'), 'old-workbook'],
  ['a file of 51 MB', new Uint8Array(51 * 1024 * 1024), 'too-large'],
  ['a file of 200,001 rows', utf8(`EAN\n${'1\n'.repeat(200_001)}`), 'too-many-rows 200002'],
  ['a cell of 20,000 characters', utf8(`EAN\n${'x'.repeat(20_000)}\n`), 'cell-too-long 2'],
  ['a cell with a NUL', utf8('EAN;Nimi\n1;Tie\u0000\n'), 'not-text 2'],
  ['bytes that are no text', Uint8Array.from({ length: 1024 }, (_, at) => at % 256), /^not-text/],
  [
    'an unpaired surrogate in a sheet',
    workbook('<row r="1"><c r="A1" t="inlineStr"><is><t>&#xD800;</t></is></c></row>'),
    /^xlsx-broken/,
  ],
  ['a row of 300 cells', utf8(`EAN\n${'x;'.repeat(300)}\n`.replace('EAN', 'EAN;a')), 'too-many-columns 2'],
  [
    'a cell at the far end of a sheet',
    workbook(`<row r="1">${inline('XFD1', 'x')}</row>`),
    'too-many-columns XFD1',
  ],
  ['a picture that is named as a workbook', utf8('PK\u0003\u0004 not an archive'), 'xlsx-broken'],
  ['a sheet that is cut off', workbook('<row r="1"><c'), /^xlsx-broken/],
  [
    'strings that expand to 64 MB',
    workbook('', { 'xl/sharedStrings.xml': new Uint8Array(64 * 1024 * 1024) }),
    'xlsx-too-large xl/sharedStrings.xml',
  ],
])('%s is refused', async (_, bytes, fault) => {
  expect(await read(bytes)).toEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault))
})
