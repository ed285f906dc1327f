import { expect, test } from 'vitest'
import { readListQuery } from './list/read-list-query.ts'
import { listHead } from './list-for-search-engines.ts'
import type { ListData } from './load-list.ts'

const headOf = (total: number, fromCents: number | null) => {
  const state = readListQuery(2, new URLSearchParams('brand=Aeolus&tyre_season=3'))
  const data = { state, total, tyres: [], options: { fromCents } } as unknown as ListData
  return listHead(data, { language: 'en', origin: 'https://shop.example' })
}

test('the description tells how many there are and from which price, to the cent', () => {
  expect(headOf(12, 5190)).toContainEqual({
    name: 'description',
    content: expect.stringMatching(/^Aeolus studded tyres: 12 tyres from 51,90\s€\. Prices include VAT/),
  })
})

test('a list of sold-out tyres claims no price', () => {
  expect(headOf(12, null)).toContainEqual({
    name: 'description',
    content:
      'Aeolus studded tyres: 12 tyres, all sold out at the moment. See other sizes, seasons and brands.',
  })
})

test('an empty list claims no price and asks not to be indexed', () => {
  const head = headOf(0, null)
  expect(head).toContainEqual({
    name: 'description',
    content: 'Aeolus studded tyres: none at the moment. See other sizes, seasons and brands.',
  })
  expect(head).toContainEqual({ name: 'robots', content: expect.stringContaining('noindex') })
})
