import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockAt, readBlock, writeBlock } from './cell-block.ts'

for (const [what, text, rows] of [
  ['one cell', '99,00', [['99,00']]],
  ['a column with a line end after the last cell', '99\n98\n', [['99'], ['98']]],
  [
    'line ends of Windows',
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'empty cells',
    '\t2\n\t\n',
    [
      ['', '2'],
      ['', ''],
    ],
  ],
  ['an empty cell in a column', '1\n\n3', [['1'], [''], ['3']]],
  ['a quoted cell with a tab, a line end and quotes', '"a\tb\n""c"""\td', [['a\tb\n"c"', 'd']]],
  ['a quote in the middle of a cell', '15" rim\t2', [['15" rim', '2']]],
  ['a quote that does not end', '"a\tb', [['"a', 'b']]],
  ['nothing', '', [['']]],
] as const)
  test(`${what} is read`, () => {
    expect(readBlock(text)).toEqual(rows)
  })

test('a block that is written is read as the same block', () => {
  const block = fc
    .integer({ min: 1, max: 4 })
    .chain((columns) =>
      fc.array(
        fc.array(fc.string({ unit: fc.constantFrom('1', '"', '\t', '\n', ',') }), {
          minLength: columns,
          maxLength: columns,
        }),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
    )
    // An empty last row of a single column cannot be told from the line end after the last row.
    .filter((rows) => rows.at(-1)?.join('') !== '')
  fc.assert(
    fc.property(block, (rows) => {
      expect(readBlock(writeBlock(rows))).toEqual(rows)
    }),
  )
})

const range = { from: { row: 2, column: 1 }, to: { row: 3, column: 1 } }

test('a block is placed at the top left cell of the range', () => {
  expect(blockAt([['a', 'b'], ['c']], range)).toEqual([
    { row: 2, column: 1, text: 'a' },
    { row: 2, column: 2, text: 'b' },
    { row: 3, column: 1, text: 'c' },
  ])
})

test('a single cell fills the range', () => {
  expect(blockAt([['a']], range)).toEqual([
    { row: 2, column: 1, text: 'a' },
    { row: 3, column: 1, text: 'a' },
  ])
})
