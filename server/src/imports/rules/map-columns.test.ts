import { importFields } from '@pito/contracts/records/import-fields'
import { importKinds } from '@pito/contracts/values/run-kinds'
import { expect, test } from 'vitest'
import { mapColumns, whyNotColumns } from './map-columns.ts'

const fieldsOf = (...args: Parameters<typeof mapColumns>) => mapColumns(...args).map(({ field }) => field)

test('a column is recognised by its Finnish and English heading and by synonyms, however they are written', () => {
  expect(fieldsOf('prices', ['EAN-KOODI', 'Hinta (sis. alv)'])).toEqual(['ean', 'price_cents'])
  expect(fieldsOf('prices', ['gtin', 'retail_price'])).toEqual(['ean', 'price_cents'])
})

test.each(importKinds)('no heading of %s means two fields', (kind) => {
  for (const { name, heading, synonyms } of importFields[kind])
    expect(
      fieldsOf(kind, [heading.fi_FI]).concat(
        fieldsOf(kind, [heading.en_GB]),
        ...synonyms.map((each) => fieldsOf(kind, [each])),
      ),
    ).toEqual(new Array(2 + synonyms.length).fill(name))
})

test('an unknown column is ignored, and so is a second column for the same field', () => {
  expect(fieldsOf('prices', ['EAN', 'Väri', 'Hinta', 'Price'])).toEqual(['ean', null, 'price_cents', null])
})

test('the profile of a supplier decides about its headings in any order', () => {
  const profile = [
    { heading: 'Tunnus', field: 'ean', empty_clears: false },
    { heading: 'Hinta', field: null, empty_clears: false },
    { heading: 'Netto', field: 'price_cents', empty_clears: false },
  ]
  expect(fieldsOf('prices', ['netto', 'Hinta', 'tunnus'], profile)).toEqual(['price_cents', null, 'ean'])
})

test('an empty cell clears only what a record may lack', () => {
  const columns = [
    { field: 'ean', empty_clears: false },
    { field: 'size', empty_clears: true },
  ]
  expect(whyNotColumns('articles', columns)).toEqual({ fault: 'clears', field: 'size' })
  const label = [{ field: 'ean' }, { field: 'wet_grip', empty_clears: true }]
  expect(whyNotColumns('articles', label)).toBe(null)
  const profile = columns.map((column) => ({ heading: column.field, ...column }))
  expect(mapColumns('articles', ['ean', 'size'], profile)).toMatchObject([{}, { empty_clears: false }])
})

test.each([
  [['ean', 'price_cents'], null],
  [['price_cents', null], { fault: 'required', field: 'ean' }],
  [['ean'], { fault: 'required', field: 'price_cents' }],
  [['ean', 'purchase_cents'], null],
  [['ean', 'ean', 'price_cents'], { fault: 'twice', field: 'ean' }],
  [['ean', 'colour', 'price_cents'], { fault: 'unknown', field: 'colour' }],
] as const)('the columns %j: %j', (fields, fault) => {
  expect(
    whyNotColumns(
      'prices',
      fields.map((field) => ({ field })),
    ),
  ).toEqual(fault)
})
