import { expect, test } from 'vitest'
import { findHeader } from './find-header.ts'

const rows = (...lines: readonly string[]) =>
  lines.map((line, at) => ({ number: at + 1, cells: line.split(';') }))

test.each([
  ['the headings stand in the first row', ['EAN;Hinta', '6419440133119;99'], 1],
  ['a title stands above them', ['Hinnasto 2026;;', 'EAN;OVH;Netto', '6419440133119;99;60'], 2],
  [
    'a merged heading of groups stands above them',
    ['Pohjolan Rengas Oy', ';;Hinnat;', 'EAN;Koko;OVH;Netto', '1;2;3;4'],
    3,
  ],
  ['a profile knows them', ['Lista', 'Tunnus;Kpl-hinta', '6419440133119;99'], 2],
  ['nobody knows them', ['Lista;;', 'Aaa;Bbb;Ccc', 'x;y;z'], 2],
] as const)('the row of headings is found where %s', (_, lines, number) => {
  expect(findHeader('prices', rows(...lines), new Set(['tunnus']))?.number).toBe(number)
})
