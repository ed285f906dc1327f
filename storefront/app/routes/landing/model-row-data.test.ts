import { assert, integer, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { packedRow, unpackedRow } from './model-row-data.ts'

const text = string().map((any) => any.replaceAll('\t', ''))
const row = record({
  href: text,
  name: text,
  brand: text,
  seasonId: integer({ min: 0, max: 5 }),
  text,
  picture: text,
  rims: text,
  sizes: integer({ min: 1 }),
  cents: integer({ min: 0 }),
  stock: integer({ min: 0 }),
})

test('a row that was packed is the same row', async () => {
  await assert(
    property(row, (one) => {
      expect(unpackedRow(packedRow(one))).toEqual(one)
    }),
  )
})

test('a name with a tab in it does not move the rest', () => {
  const one = { ...unpackedRow(''), name: 'Tuisku\t1', cents: 12_990 }
  expect(unpackedRow(packedRow(one))).toMatchObject({ name: 'Tuisku 1', cents: 12_990 })
})
