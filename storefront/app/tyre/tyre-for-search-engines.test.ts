import { expect, test } from 'vitest'
import type { TyreData } from './tyre-data.ts'
import { tyreHead } from './tyre-for-search-engines.ts'

const place = { language: 'en', origin: 'https://shop.example', today: '2026-11-29' } as const
const card = {
  id: 7,
  brand: 'Nordman',
  model: 'Ice 2',
  seasonId: 2,
  size: '205/55 R16 94T',
  cents: 9_900,
  lowestCents: null,
  stock: 4,
  picture: '',
}
const sold = {
  card,
  summary: 'Friction tyre for cars.',
  slides: [],
  large: [],
  crumbs: [],
  reviews: null,
  facts: [
    ['Size', '205/55 R16'],
    ['EAN', '6419440000000'],
  ],
  label: [
    ['Fuel efficiency', 'C'],
    ['Wet grip', 'F'],
  ],
  noLabel: '',
  ean: '6419440000000',
  eprelId: '381206',
  onSale: true,
  shipping: { cents: 1_490, least: 2, most: 5, isFreight: false },
  addresses: { fi: '/renkaat/7', en: '/tyres/7' },
} as unknown as TyreData

const descriptionOf = (tyre: TyreData) =>
  tyreHead(tyre, place).find((tag) => 'name' in tag && tag.name === 'description')
const productOf = (tyre: TyreData) =>
  JSON.parse(JSON.stringify(tyreHead(tyre, place)[1]))['script:ld+json'] as Record<string, unknown>
const offerOf = (tyre: TyreData) => productOf(tyre).offers

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
    seller: { '@id': 'https://shop.example/#organization' },
    priceValidUntil: '2026-12-29',
    shippingDetails: {
      shippingRate: { value: '14.90', currency: 'EUR' },
      deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 2, maxValue: 5 } },
    },
    hasMerchantReturnPolicy: { merchantReturnDays: 14, returnFees: 'https://schema.org/FreeReturn' },
  })
})

test('an offer says nothing of a delivery whose price could not be read', () => {
  expect(offerOf({ ...sold, shipping: null })).not.toHaveProperty('shippingDetails')
})

test('a product carries its registration and the values of its page, without classes of the old scale', () => {
  expect(productOf(sold)).toMatchObject({
    hasCertification: { name: 'EPREL', certificationIdentification: '381206' },
    additionalProperty: [
      { name: 'Size', value: '205/55 R16' },
      { name: 'Fuel efficiency', value: 'C' },
    ],
  })
})

test.each<[string, Partial<TyreData>]>([
  ['no number', { eprelId: null }],
  ['a text as its number', { eprelId: 'pending' }],
  ['studs', { card: { ...sold.card, seasonId: 3 } }],
])('a tyre with %s carries no registration', (_what, changed) => {
  expect(productOf({ ...sold, ...changed })).not.toHaveProperty('hasCertification')
})

test('a tyre without a label says why instead of stating classes', () => {
  const { additionalProperty } = productOf({ ...sold, noLabel: 'Studded tyres have none.' })
  expect(additionalProperty).toEqual([
    expect.objectContaining({ name: 'Size' }),
    expect.objectContaining({ value: 'Studded tyres have none.' }),
  ])
})

test('a claimed reduction names the price that the page strikes through', () => {
  expect(offerOf(sold)).not.toHaveProperty('priceSpecification')
  expect(offerOf({ ...sold, card: { ...sold.card, lowestCents: 12_000 } })).toMatchObject({
    price: '99.00',
    priceSpecification: [
      { price: '99.00' },
      { price: '120.00', priceType: 'https://schema.org/StrikethroughPrice' },
    ],
  })
})

test('truck tyres are delivered as freight', () => {
  const shipping = { cents: 1_490, least: 3, most: 7, isFreight: true }
  expect(offerOf({ ...sold, shipping })).toHaveProperty('availableDeliveryMethod')
  expect(offerOf(sold)).not.toHaveProperty('availableDeliveryMethod')
})

test('only an article on sale may be indexed', () => {
  const robots = { name: 'robots', content: 'noindex' }
  expect(tyreHead(sold, place)).not.toContainEqual(robots)
  expect(tyreHead({ ...sold, onSale: false }, place)).toContainEqual(robots)
})
