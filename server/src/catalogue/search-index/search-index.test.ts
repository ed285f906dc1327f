import { allVehicles, car, truck } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { allDimensions } from './all-dimensions.ts'
import type { Article } from './article.ts'
import type { Filters, Sort } from './filters.ts'
import { SearchIndex } from './search-index.ts'
import { tyre } from './testing/tyre.ts'

const byPrice: Sort = { by: 'net_price', order: 'asc' }
const firstPage = { page: 1, perPage: 20 }

function indexOf(...articles: Article[]): SearchIndex {
  const index = new SearchIndex()
  index.patch(articles, [])
  return index
}

const idsOf = (index: SearchIndex, filters: Filters = {}, sort = byPrice) =>
  index.query(filters, sort, firstPage).ids

test('an empty index finds nothing and counts nothing', () => {
  const index = new SearchIndex()
  expect(index.query({ width: 20500, brandIds: [1] }, byPrice, firstPage)).toEqual({ total: 0, ids: [] })
  const { priceRange, ...counts } = index.facets({}, allDimensions)
  expect(priceRange).toBeNull()
  expect(Object.values(counts)).toEqual(Array.from({ length: allDimensions.length - 1 }, () => []))
})

test('one tyre is found by each of its properties and counted once', () => {
  const index = indexOf(tyre(7))
  expect(idsOf(index, { vehicleType: car, width: 20500, fuel: ['A', 'B'], priceLte: 10_000 })).toEqual([7])
  expect(index.facets({}, ['brands', 'speedIndexes', 'priceRange'])).toEqual({
    brands: [{ value: 1, count: 1 }],
    speedIndexes: [{ value: 'T', count: 1 }],
    priceRange: { min: 10_000, max: 10_000, available: { min: 10_000, max: 10_000 } },
  })
})

test('a brand counts the tyres of other brands as if none were chosen', () => {
  const index = indexOf(tyre(1), tyre(2, { brandId: 2 }), tyre(3, { brandId: 2, seasonId: 1 }))
  expect(index.facets({ brandIds: [1], seasonIds: [2] }, ['brands', 'seasons'])).toEqual({
    brands: [
      { value: 1, count: 1 },
      { value: 2, count: 1 },
    ],
    seasons: [{ value: 2, count: 1 }],
  })
})

test('each size select offers what the selects before it leave', () => {
  const index = indexOf(tyre(1), tyre(2, { aspect: 60 }), tyre(3, { width: 19500, diameter: 150 }))
  const size = { width: 20500, aspect: 55, diameter: 160 }
  const { widths, aspects, diameters } = index.facets(size, ['widths', 'aspects', 'diameters'])
  expect(widths.map(({ value }) => value)).toEqual([19500, 20500])
  expect(aspects.map(({ value }) => value)).toEqual([55, 60])
  expect(diameters.map(({ value }) => value)).toEqual([160])
})

test('a tyre for all vehicles is found and counted under each vehicle type', () => {
  const index = indexOf(tyre(1), tyre(2, { vehicleType: allVehicles }))
  expect(idsOf(index, { vehicleType: truck })).toEqual([2])
  expect(index.facets({ vehicleType: truck }, ['vehicleTypes']).vehicleTypes).toEqual([
    { value: 1, count: 2 },
    { value: 2, count: 2 },
    { value: 3, count: 1 },
    { value: 4, count: 1 },
  ])
})

test('a tyre of which the noise is known in dB alone has the class of its band', () => {
  const index = indexOf(
    tyre(1, { noiseClass: null, noiseValue: 70 }),
    tyre(2, { noiseClass: 'A', noiseValue: 70 }),
  )
  expect(idsOf(index, { noiseClasses: ['B'] })).toEqual([1])
  expect(index.facets({}, ['noiseClasses'])).toEqual({
    noiseClasses: [
      { value: 'A', count: 1 },
      { value: 'B', count: 1 },
    ],
  })
})

test('a tyre without a label has no class to be found or counted by', () => {
  const index = indexOf(tyre(1, { fuelEfficiency: null, noiseValue: null }))
  expect(index.facets({}, ['fuel', 'noiseValues'])).toEqual({ fuel: [], noiseValues: [] })
  expect(idsOf(index, { fuel: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] })).toEqual([])
  expect(idsOf(index, {})).toEqual([1])
})

test('an empty filter matches all tyres, and an unknown value matches none', () => {
  const index = indexOf(tyre(1))
  expect(idsOf(index, { brandIds: [], speedIndexes: [] })).toEqual([1])
  expect(idsOf(index, { brandIds: [99] })).toEqual([])
  expect(idsOf(index, { brandIds: [Number.NaN] })).toEqual([])
  expect(idsOf(index, { speedIndexes: ['constructor'] })).toEqual([])
})

test.each([
  ['no bounds', -Infinity, Infinity, [1, 2, 3]],
  ['the bounds themselves', 100, 200, [1, 2]],
  ['from more to less', 200, 100, []],
  ['from what is no number', Number.NaN, Infinity, []],
  ['up to what is no number', 0, Number.NaN, []],
  ['from infinity', Infinity, Infinity, []],
])('prices from %s', (_, priceGte, priceLte, ids) => {
  const index = indexOf(
    tyre(1, { priceCents: 100 }),
    tyre(2, { priceCents: 200 }),
    tyre(3, { priceCents: 300 }),
  )
  expect(idsOf(index, { priceGte, priceLte })).toEqual(ids)
})

test.each([
  [2, 1, [2]],
  [3, 1, []],
  [0, 1, []],
  [-1, 2, []],
  [1, 0, []],
  [1.5, 1, []],
  [2, 0.5, []],
  [1, 1.5, []],
  [Number.NaN, 20, []],
  [1, Infinity, []],
  [2 ** 53, 2 ** 53, []],
])('page %d of %d a page', (page, perPage, ids) => {
  expect(indexOf(tyre(1), tyre(2)).query({}, byPrice, { page, perPage })).toEqual({ total: 2, ids })
})

test('tyres with equal prices are ordered by id, and descending order is ascending order reversed', () => {
  const index = indexOf(tyre(3), tyre(1), tyre(2, { priceCents: 5 }))
  expect(idsOf(index)).toEqual([2, 1, 3])
  expect(idsOf(index, {}, { by: 'net_price', order: 'desc' })).toEqual([3, 1, 2])
})

test('names sort in Finnish', () => {
  const index = indexOf(tyre(1, { name: 'Äva' }), tyre(2, { name: 'Zeta' }), tyre(3, { name: 'Ava' }))
  expect(idsOf(index, {}, { by: 'name', order: 'asc' })).toEqual([3, 2, 1])
})

const soldOut = { available: 0 }

test.each([
  ['the cheapest first', { by: 'net_price', order: 'asc' }, [2, 1, 3, 4]],
  ['the dearest first', { by: 'net_price', order: 'desc' }, [1, 2, 4, 3]],
  ['the most popular first', { by: 'popularity', order: 'desc' }, [1, 2, 4, 3]],
  ['by name', { by: 'name', order: 'asc' }, [1, 2, 3, 4]],
] as const)('%s, tyres that are sold out come after all that can be bought', (_name, sort, ids) => {
  const index = indexOf(
    tyre(1, { priceCents: 9000, popularity: 3 }),
    tyre(2, { priceCents: 8000, popularity: 2 }),
    tyre(3, { priceCents: 4000, popularity: 8, ...soldOut }),
    tyre(4, { priceCents: 5000, popularity: 9, ...soldOut }),
  )
  expect(idsOf(index, {}, sort)).toEqual(ids)
  expect(index.query({}, sort, { page: 2, perPage: 2 })).toEqual({ total: 4, ids: ids.slice(2) })
  expect(index.query({}, sort, { page: 1, perPage: 3 }).ids).toEqual(ids.slice(0, 3))
})

test('a tyre moves behind the others when it is sold out, and back when it is in stock again', () => {
  const index = indexOf(tyre(1, { priceCents: 9000 }), tyre(2, { priceCents: 8000 }))
  index.patch([tyre(2, { priceCents: 8000, ...soldOut })], [])
  expect(idsOf(index)).toEqual([1, 2])
  index.patch([tyre(2, { priceCents: 8000 })], [])
  expect(idsOf(index)).toEqual([2, 1])
})

test('the lowest price is that of a tyre in stock', () => {
  const index = indexOf(tyre(1, { priceCents: 9000 }), tyre(2, { priceCents: 4000, ...soldOut }))
  expect(index.facets({}, ['priceRange']).priceRange).toEqual({
    min: 4000,
    max: 9000,
    available: { min: 9000, max: 9000 },
  })
  expect(indexOf(tyre(2, soldOut)).facets({}, ['priceRange']).priceRange).toMatchObject({ available: null })
})

test('the price range of many tyres leaves out sold-out tyres at both ends', () => {
  const tyres = Array.from({ length: 40 }, (_, place) =>
    tyre(place + 1, { priceCents: 1000 + place, ...((place < 3 || place > 37) && soldOut) }),
  )
  expect(indexOf(...tyres).facets({}, ['priceRange']).priceRange).toEqual({
    min: 1000,
    max: 1039,
    available: { min: 1003, max: 1037 },
  })
})

test('tyres in stock are counted and listed alone, together with other filters', () => {
  const index = indexOf(tyre(1), tyre(2, soldOut), tyre(3, { seasonId: 5 }))
  const filters = { minStock: 1, seasonIds: [tyre(1).seasonId] }
  expect(idsOf(index, filters)).toEqual([1])
  expect(index.facets(filters, ['seasons']).seasons).toEqual(
    [tyre(1).seasonId, 5].sort().map((value) => ({ value, count: 1 })),
  )
})

test('remnants follow full sets if sets come first, and sold-out tyres come last', () => {
  const index = indexOf(
    tyre(1, { priceCents: 5000, available: 3 }),
    tyre(2, { priceCents: 7000, available: 4 }),
    tyre(3, { priceCents: 4000, ...soldOut }),
    tyre(4, { priceCents: 6000, available: 1 }),
    tyre(5, { priceCents: 8000 }),
  )
  expect(idsOf(index)).toEqual([1, 4, 2, 5, 3])
  expect(idsOf(index, {}, { ...byPrice, setsFirst: true })).toEqual([2, 5, 1, 4, 3])
  expect(idsOf(index, {}, { by: 'net_price', order: 'desc', setsFirst: true })).toEqual([5, 2, 4, 1, 3])
  const second = index.query({}, { ...byPrice, setsFirst: true }, { page: 2, perPage: 2 })
  expect(second).toEqual({ total: 5, ids: [1, 4] })
})

test.each([
  [1, [1, 4, 2]],
  [2, [1, 2]],
  [4, [2]],
])('a list of tyres of which %i are needed leaves out those with fewer', (minStock, ids) => {
  const index = indexOf(
    tyre(1, { priceCents: 5000, available: 3 }),
    tyre(2, { priceCents: 7000, available: 4 }),
    tyre(3, soldOut),
    tyre(4, { priceCents: 6000, available: 1 }),
  )
  expect(idsOf(index, { minStock })).toEqual(ids)
})

test('the lowest price is that of a full set, if there is one', () => {
  const remnant = tyre(1, { priceCents: 5000, available: 2 })
  const set = tyre(2, { priceCents: 7000 })
  const rangeOf = (...articles: Article[]) =>
    indexOf(...articles).facets({}, ['priceRange']).priceRange?.available
  expect(rangeOf(remnant, set)).toEqual({ min: 7000, max: 7000 })
  expect(rangeOf(remnant)).toEqual({ min: 5000, max: 5000 })
})

test('sizes are counted once, sold out or not', () => {
  expect(indexOf(tyre(1), tyre(2, soldOut)).sizes({})).toEqual([
    { width: 20500, aspect: 55, diameter: 160, count: 2 },
  ])
})
