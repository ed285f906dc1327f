import { expect, test } from 'vitest'
import type { ComparedTyre } from './compare-rows.ts'
import { compareRows } from './compare-rows.ts'

const laufenn: ComparedTyre = {
  cents: 9980,
  seasonId: 2,
  bareSize: '205/55 R16',
  load: 94,
  loadDual: null,
  speed: 'T',
  label: { fuel: 'D', wet: 'E', noiseClass: 'B', decibels: 71 },
  snow: true,
  ice: true,
  reinforced: 'XL',
  runFlat: false,
  stock: 64,
  dotYear: 2026,
}
const viking: ComparedTyre = {
  ...laufenn,
  cents: 13_280,
  label: { fuel: 'B', wet: 'C', noiseClass: 'B', decibels: 70 },
  stock: 32,
}
const hakka: ComparedTyre = {
  ...viking,
  cents: 15_480,
  speed: 'R',
  label: { fuel: 'B', wet: 'D', noiseClass: 'A', decibels: 69 },
}
const studded: ComparedTyre = {
  ...hakka,
  seasonId: 3,
  label: { fuel: null, wet: null, noiseClass: null, decibels: null },
}

const rowsOf = (...tyres: ComparedTyre[]) => compareRows(tyres, 2026)
function rowOf(name: string, ...tyres: ComparedTyre[]) {
  const { differing, same } = rowsOf(...tyres)
  return [...differing, ...same].find((row) => row.name === name)
}
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

test('rows that differ come apart from those that agree, each in its order', () => {
  const { differing, same } = rowsOf(laufenn, viking)
  expect(names(differing)).toEqual(['four', 'one', 'wet', 'fuel', 'noise', 'stock'])
  expect(names(same)).toEqual(['noiseClass', 'size', 'season', 'load', 'speed', 'snow', 'ice', 'build'])
})

test('one tyre differs from nothing', () => {
  expect(rowsOf(laufenn).differing).toEqual([])
})

test.each([
  ['the cheapest', 'four', [true, false, false]],
  ['the better letter on wet roads', 'wet', [false, true, false]],
  ['the lowest consumption, shared', 'fuel', [false, true, true]],
  ['the quietest', 'noise', [false, false, true]],
  ['not the speed, which is to taste', 'speed', [false, false, false]],
  ['not the stock', 'stock', [false, false, false]],
  ['not the price for one, which is the same claim again', 'one', [false, false, false]],
] as const)('best is %s', (_, name, best) => {
  expect(rowOf(name, laufenn, viking, hakka)?.best).toEqual(best)
})

test('where all are alike, none is best', () => {
  expect(rowOf('wet', viking, { ...viking, cents: 1 })?.best).toEqual([false, false])
})

test('where only one value is known, or all known ones tie, none is best', () => {
  expect(rowOf('wet', viking, studded)?.best).toEqual([false, false])
  expect(rowOf('fuel', viking, hakka, studded)?.best).toEqual([false, false, false])
})

test('a sold-out tyre has no price to compare', () => {
  const gone = { ...laufenn, stock: 0 }
  for (const name of ['four', 'one'])
    expect(rowOf(name, gone, { ...gone, cents: 1 })?.values).toEqual(['sold out', 'sold out'])
})

test('a sold-out tyre is never the cheapest', () => {
  const gone = { ...laufenn, stock: 0 }
  expect(rowOf('four', gone, viking, hakka)?.best).toEqual([false, true, false])
})

test('a tyre of which there are fewer than four is not the cheapest four, and has no bar among them', () => {
  const last = { ...laufenn, stock: 3 }
  const row = rowOf('four', last, viking, hakka)
  expect(row?.best).toEqual([false, true, false])
  expect(row?.lengths[0]).toBeNull()
})

test('a studded tyre stands outside the label', () => {
  expect(rowOf('wet', viking, studded)?.values).toEqual(['C', 'outside'])
  expect(names(rowsOf(studded, { ...studded, cents: 1 }).same)).toContain('label')
  expect(rowOf('wet', studded, studded)).toBeUndefined()
})

test('what none of them has is no row', () => {
  const summer = { ...laufenn, snow: false, ice: false, reinforced: null }
  for (const name of ['snow', 'ice', 'build', 'year']) expect(rowOf(name, summer, summer)).toBeUndefined()
})

test('the year is told once one of them is three years old', () => {
  expect(rowOf('year', laufenn, { ...viking, dotYear: 2023 })?.values).toEqual(['newer', 2023])
  expect(rowOf('year', { ...laufenn, dotYear: null }, { ...viking, dotYear: 2022 })?.values).toEqual([
    'unknown',
    2022,
  ])
  expect(rowOf('year', laufenn, { ...viking, dotYear: 2024 })).toBeUndefined()
})

test('bars are as long as the number above them, noise from 60 dB', () => {
  expect(rowOf('four', { ...laufenn, cents: 5000 }, { ...viking, cents: 10_000 })?.lengths).toEqual([50, 100])
  expect(rowOf('noise', { ...laufenn }, hakka, studded)?.lengths).toEqual([100, 82, null])
  expect(rowOf('speed', laufenn, hakka)?.lengths).toEqual([null, null])
})

test.each<[string, Partial<ComparedTyre>]>([
  ['size', { bareSize: '195/65 R15' }],
  ['season', { seasonId: 1 }],
])('no value is marked as best among tyres of more than one %s', (_what, changed) => {
  const other = { ...viking, ...changed }
  for (const name of ['four', 'wet', 'noise'])
    expect(rowOf(name, laufenn, other)?.best).toEqual([false, false])
})
