import { importFields } from '@pito/contracts/records/import-fields'
import { expect, test } from 'vitest'
import { readRow } from './read-row.ts'

const columns = ['ean', 'price_cents'].map((field) => ({
  field: importFields.prices.find(({ name }) => name === field) ?? null,
  emptyClears: false,
  meanings: new Map<string, string>(),
}))

test('a price that stands in a merged cell above is marked as interpreted', () => {
  const cells = ['6419440133119', '99,90']
  const reading = { week: '', dayZero: '1899-12-30' }
  expect(readRow(columns, { cells, merged: [1] }, reading)).toMatchObject({
    fields: { price_cents: 9990 },
    assumptions: [
      { field: 'price_cents', value: '99,90', reason: { en_GB: expect.stringMatching('merged') } },
    ],
  })
  expect(readRow(columns, { cells }, reading).assumptions).toEqual([])
})
