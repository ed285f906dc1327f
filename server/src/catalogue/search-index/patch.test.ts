import { expect, test } from 'vitest'
import type { Sort } from './filters.ts'
import { SearchIndex } from './search-index.ts'
import { tyre } from './testing/tyre.ts'

const byPrice: Sort = { by: 'net_price', order: 'asc' }
const idsOf = (index: SearchIndex, filters = {}) =>
  index.query(filters, byPrice, { page: 1, perPage: 20 }).ids

function indexOfThree(): SearchIndex {
  const index = new SearchIndex()
  index.patch([tyre(1), tyre(2), tyre(3)], [])
  return index
}

test('a new price moves the tyre in the order and in the price range', () => {
  const index = indexOfThree()
  index.patch([tyre(1, { priceCents: 20_000 })], [])
  expect(idsOf(index)).toEqual([2, 3, 1])
  expect(idsOf(index, { priceGte: 15_000 })).toEqual([1])
})

test('a tyre whose size changes is no longer found by its former size', () => {
  const index = indexOfThree()
  index.patch([tyre(2, { width: 22500 })], [])
  expect(idsOf(index, { width: 20500 })).toEqual([1, 3])
  expect(idsOf(index, { width: 22500 })).toEqual([2])
  expect(index.size).toBe(3)
})

test('if a patch has two rows with the same id, the later one counts', () => {
  const index = indexOfThree()
  index.patch([tyre(1, { brandId: 8 }), tyre(1, { brandId: 9 })], [])
  expect(idsOf(index, { brandIds: [8] })).toEqual([])
  expect(idsOf(index, { brandIds: [9] })).toEqual([1])
  index.patch([tyre(2), tyre(2, { active: false })], [])
  expect(idsOf(index)).toEqual([1, 3])
})

test('a tyre that is taken off sale is not found until it is on sale again', () => {
  const index = indexOfThree()
  index.patch([tyre(3, { active: false })], [])
  expect(idsOf(index)).toEqual([1, 2])
  index.patch([tyre(3)], [])
  expect(idsOf(index)).toEqual([1, 2, 3])
})

test('an id that a patch both changes and removes is removed, and the removal of an unknown id is ignored', () => {
  const index = indexOfThree()
  index.patch([tyre(2, { priceCents: 1 })], [2, 2, 404, -1, 2 ** 31 - 1])
  expect(idsOf(index)).toEqual([1, 3])
  expect(index.size).toBe(2)
})

test('a value that no tyre has any more is not counted', () => {
  const index = indexOfThree()
  index.patch([tyre(1, { seasonId: 5 })], [])
  index.patch([], [1])
  expect(index.facets({}, ['seasons'])).toEqual({ seasons: [{ value: 2, count: 2 }] })
})

test('all tyres that are added to a size after a query are found by the next query', () => {
  const index = indexOfThree()
  const filters = { priceGte: 500, brandIds: [1, 2] }
  expect(index.facets(filters, ['brands'])).toEqual({ brands: [{ value: 1, count: 3 }] })
  const changed = Array.from({ length: 1000 }, (_, place) => tyre(place, { priceCents: place, brandId: 2 }))
  index.patch(changed, [])
  expect(index.facets(filters, ['brands'])).toEqual({ brands: [{ value: 2, count: 500 }] })
})

test('a patch in slices yields often enough to serve other requests', () => {
  const index = indexOfThree()
  const changed = Array.from({ length: 1000 }, (_, place) => tyre(place + 1, { priceCents: place }))
  let sizes = 0
  for (const _ of index.patchInSlices(changed, [1, 2, 3])) sizes += Number(index.size > 0)
  // Twenty slices of fifty articles, and one of the articles that are gone.
  expect(sizes).toBe(21)
  expect(index.size).toBe(997)
})
