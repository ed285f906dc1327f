import { expect, test } from 'vitest'
import type { TyreData } from './tyre-data.ts'
import { tyreHead } from './tyre-for-search-engines.ts'

const place = { language: 'en', origin: 'https://shop.example' } as const
const card = {
  id: 7,
  brand: 'Nordman',
  model: 'Ice 2',
  seasonId: 2,
  size: '205/55 R16 94T',
  cents: 9_900,
  stock: 4,
  picture: '',
}
const sold = {
  card,
  summary: 'Friction tyre for cars.',
  slides: [],
  crumbs: [],
  reviews: null,
  deliveryOfOne: 1_490,
  addresses: { fi: '/renkaat/7', en: '/tyres/7' },
} as unknown as TyreData

const descriptionOf = (tyre: TyreData) =>
  tyreHead(tyre, place).find((tag) => 'name' in tag && tag.name === 'description')
const offerOf = (tyre: TyreData) =>
  tyreHead(tyre, place).flatMap((tag) =>
    'script:ld+json' in tag && 'offers' in tag['script:ld+json'] ? [tag['script:ld+json'].offers] : [],
  )[0]

test('a description has brand, size and price, so that no two pages share one', () => {
  expect(descriptionOf(sold)).toMatchObject({
    content: expect.stringMatching(
      /^Nordman Ice 2 205\/55 R16 94T, friction: 99,00\s€ each.*Friction tyre for cars\.$/,
    ),
  })
})

test('articles of one name and marking that differ in season or run-flat have descriptions of their own', () => {
  const studded = { ...sold, card: { ...sold.card, seasonId: 3 } }
  const texts = [sold, { ...sold, runFlat: true }, studded].map(descriptionOf)
  expect(new Set(texts.map((tag) => JSON.stringify(tag))).size).toBe(3)
})

test('an offer says what delivery costs and that a return is free for fourteen days', () => {
  expect(offerOf(sold)).toMatchObject({
    shippingDetails: { shippingRate: { value: '14.90', currency: 'EUR' } },
    hasMerchantReturnPolicy: { merchantReturnDays: 14, returnFees: 'https://schema.org/FreeReturn' },
  })
})

test('an offer says nothing of a delivery whose price could not be read', () => {
  expect(offerOf({ ...sold, deliveryOfOne: null })).not.toHaveProperty('shippingDetails')
})
