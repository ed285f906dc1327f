import type { Product } from '@pito/contracts/product'
import { expect, test } from 'vitest'
import { tyreCardData } from './tyre-card-data.ts'

const lorryTyre = {
  vehicle_type: 4,
  width: 315,
  aspect_ratio: 80,
  diameter: 22.5,
  tyreSeason: { name: 'All Season' },
  brand: {},
  model: {},
  image: null,
  in_stock: 0,
  available_quantity: 0,
} as unknown as Product

test('a sold-out tyre names the list of what can be bought of its size and season, in the page’s language', () => {
  const query = '?width=315&height=80&diameter=22.5&tyre_season=All+Season&in_stock=1'
  expect(tyreCardData(lorryTyre, 'fi').similar).toBe(`/renkaat/kuorma-autot${query}`)
  expect(tyreCardData(lorryTyre, 'en').similar).toBe(`/tyres/trucks${query}`)
})

test('one that fits all vehicles leads to the list of all', () => {
  const { similar } = tyreCardData({ ...lorryTyre, vehicle_type: 1 }, 'fi')
  expect(similar).toMatch(/^\/renkaat\?width=315&/)
})

test('one in stock needs no other', () => {
  const product = { ...lorryTyre, in_stock: 9, available_quantity: 9 }
  expect(tyreCardData(product, 'fi')).toMatchObject({ stock: 9, similar: null, fitted: false })
  expect(tyreCardData({ ...product, vehicle_type: 2 }, 'fi').fitted).toBe(true)
  expect(tyreCardData({ ...lorryTyre, vehicle_type: 2 }, 'fi').fitted).toBe(false)
})
