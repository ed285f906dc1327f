import { expect, test } from 'vitest'
import { townsAddresses } from './load-towns.ts'
import { townsHead } from './towns-for-search-engines.ts'

type Towns = Parameters<typeof townsHead>[0]

test('the page of a shop without service points promises none to search engines', () => {
  const context = { language: 'en', origin: 'https://shop.example' } as Parameters<typeof townsHead>[1]
  const tampere = { name: 'Tampere', href: '/service-points/tampere' } as Towns['towns'][number]
  const description = (towns: Towns['towns']) =>
    townsHead({ towns, addresses: townsAddresses } as Towns, context)[0]
  expect(description([])).toMatchObject({ content: expect.stringContaining('no service points yet') })
  expect(description([tampere])).toMatchObject({ content: expect.stringContaining('free times') })
})
