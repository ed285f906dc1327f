import { expect, test } from 'vitest'
import { landingAddress } from './landing-address.ts'
import { landingRequest } from './load-landing.ts'

const request = (params: Record<string, string>, query = '') =>
  landingRequest(params, new URLSearchParams(query))

test.each([
  [{ brandname: 'nokian-tyres' }, { type: 'brand', name: 'nokian-tyres' }],
  [
    { brandname: 'a', modelname: 'b' },
    { type: 'model', name: 'b', brand: 'a' },
  ],
  [{ seasonname: 'summer' }, { type: 'tyre_season', name: 'summer' }],
  [{ tyrecategory: 'trucks' }, { type: 'tyre_category', name: 'trucks' }],
  [{ height_width_diameter: '205-55R16' }, { type: 'tyre_size', name: '205-55R16' }],
])('%j is the page of %j', (params, page) => {
  expect(request(params)).toMatchObject(page)
})

test.each([
  ['page=3&models=2', { page: 3, modelsPage: 2 }],
  ['page=0&models=-1', { page: 1, modelsPage: 1 }],
  ['page=1e9&models=abc', { page: 1, modelsPage: 1 }],
  ['page=99999', { page: 1 }],
  ['', { page: 1, modelsPage: 1 }],
])('?%s is page %j', (query, pages) => {
  expect(request({ brandname: 'x' }, query)).toMatchObject(pages)
})

test('only a size’s page shows one model, and a brand’s has none', () => {
  expect(request({ height_width_diameter: '205-55R16' }, 'brand=a&model=b')).toMatchObject({
    brand: 'a',
    model: 'b',
  })
  expect(request({ seasonname: 'summer' }, 'brand=a&model=b')).toMatchObject({
    brand: undefined,
    model: undefined,
  })
})

test('a name of 10,000 characters is nobody’s', () => {
  expect(request({ brandname: 'a'.repeat(10_000) })).toBeNull()
  expect(request({ height_width_diameter: '205-55R16' }, `brand=${'a'.repeat(10_000)}`)).toBeNull()
  expect(request({})).toBeNull()
})

test('an address says only what differs from the first pages', () => {
  const first = { type: 'brand', brand: undefined, model: undefined, page: 1, modelsPage: 1 } as const
  expect(landingAddress('/brand/a', first)).toBe('/brand/a')
  expect(landingAddress('/brand/a', { ...first, page: 2 })).toBe('/brand/a?page=2')
  expect(landingAddress('/brand/a', { ...first, modelsPage: 2, page: 3 })).toBe('/brand/a?models=2&page=3')
  const ofSize = { ...first, type: 'tyre_size', brand: 'a', model: 'b' } as const
  expect(landingAddress('/tyre-size/205-55R16', ofSize)).toBe('/tyre-size/205-55R16?brand=a&model=b')
})
