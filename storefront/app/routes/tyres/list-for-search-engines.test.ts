import { expect, test } from 'vitest'
import { readListQuery } from '../../list/read-list-query.ts'
import { listHead } from './list-for-search-engines.ts'
import type { ListData } from './load-list.ts'

const headOf = (total: number, from: number) => {
  const state = readListQuery(2, new URLSearchParams('brand=Aeolus&tyre_season=3'))
  const price = { from, to: from + 100 }
  const data = { state, total, options: { price } } as ListData
  return listHead(data, { language: 'en', origin: 'https://shop.example' } as Parameters<typeof listHead>[1])
}

test('the description tells how many there are and from which price', () => {
  expect(headOf(12, 80)).toContainEqual({
    name: 'description',
    content: expect.stringMatching(/^Aeolus studded tyres: 12 tyres from 80,00\s€\. Prices include VAT/),
  })
})

test('an empty list claims no price and asks not to be indexed', () => {
  const head = headOf(0, 0)
  expect(head).toContainEqual({
    name: 'description',
    content: 'Aeolus studded tyres: none at the moment. See other sizes, seasons and brands.',
  })
  expect(head).toContainEqual({ name: 'robots', content: expect.stringContaining('noindex') })
})
