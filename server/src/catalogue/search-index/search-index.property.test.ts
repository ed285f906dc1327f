import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { allDimensions } from './all-dimensions.ts'
import type { Article } from './article.ts'
import type { Filters, Page, Sort } from './filters.ts'
import { SearchIndex } from './search-index.ts'
import {
  arbitraryArticle,
  arbitraryCrowd,
  arbitraryCrowdOfOneSize,
  arbitraryFilters,
  arbitraryPage,
  arbitrarySort,
} from './testing/arbitrary-search.ts'
import { NaiveSearch } from './testing/naive-search.ts'

interface Question {
  filters: Filters
  sort: Sort
  page: Page
}

const articles = array(arbitraryArticle, { maxLength: 120 })
const question = record({ filters: arbitraryFilters, sort: arbitrarySort, page: arbitraryPage })
const questions = array(question, { minLength: 1, maxLength: 6 })
const patches = array(
  record({
    changed: array(arbitraryArticle, { maxLength: 60 }),
    removedIds: array(integer({ min: 1, max: 400 }), { maxLength: 60 }),
  }),
  { maxLength: 8 },
)

function agree(index: SearchIndex, naive: NaiveSearch, queries: readonly Question[]): void {
  for (const { filters, sort, page } of queries) {
    expect(index.query(filters, sort, page)).toEqual(naive.query(filters, sort, page))
    expect(index.facets(filters, allDimensions)).toEqual(naive.facets(filters))
    const { vehicleTypes, ...found } = index.queryWithVehicles(filters, sort, page)
    expect(found).toEqual(naive.query(filters, sort, page))
    const { vehicleType } = filters
    if (vehicleType === undefined) expect(vehicleTypes).toEqual(naive.facets(filters).vehicleTypes)
    else expect(vehicleTypes.find(({ value }) => value === vehicleType)?.count ?? 0).toBe(found.total)
    expect(index.sizes(filters)).toEqual(naive.sizes(filters))
    const modelIds = filters.modelIds ?? [1, 2, 3]
    const ofModels = index.sizesOfModels(filters, modelIds)
    for (const id of modelIds)
      expect(ofModels.get(id) ?? []).toEqual(naive.sizes({ ...filters, modelIds: [id] }))
  }
}

function bothWith(first: readonly Article[]): { index: SearchIndex; naive: NaiveSearch } {
  const index = new SearchIndex()
  const naive = new NaiveSearch()
  index.patch(first, [])
  naive.patch(first, [])
  return { index, naive }
}

const crowd = oneof(arbitraryCrowd, arbitraryCrowdOfOneSize)

test('pages and counts equal those of a naive search', async () => {
  await assert(
    property(articles, questions, (first, queries) => {
      const { index, naive } = bothWith(first)
      agree(index, naive, queries)
    }),
    { numRuns: 300 },
  )
})

test('pages and counts equal those of a naive search after any patches', async () => {
  await assert(
    property(articles, patches, questions, (first, changes, queries) => {
      const { index, naive } = bothWith(first)
      for (const { changed, removedIds } of changes) {
        index.patch(changed, removedIds)
        naive.patch(changed, removedIds)
        agree(index, naive, queries.slice(0, 1))
      }
      agree(index, naive, queries)
    }),
    { numRuns: 100 },
  )
})

test('pages and counts equal those of a naive search among hundreds of tyres, and after most are removed', async () => {
  await assert(
    property(crowd, patches, questions, integer({ min: 1, max: 700 }), (first, changes, queries, removed) => {
      const { index, naive } = bothWith(first.slice(0, 9))
      agree(index, naive, queries.slice(0, 1))
      index.patch(first, [])
      naive.patch(first, [])
      agree(index, naive, queries)
      const removedIds = first.slice(0, removed).map(({ id }) => id)
      for (const { changed, removedIds: others } of [{ changed: [], removedIds }, ...changes]) {
        index.patch(changed, others)
        naive.patch(changed, others)
      }
      agree(index, naive, queries)
    }),
    { numRuns: 25 },
  )
})

test('a dimension that is counted alone has the same counts as together with all others', async () => {
  await assert(
    property(articles, arbitraryFilters, constantFrom(...allDimensions), (first, filters, dimension) => {
      const { index, naive } = bothWith(first)
      expect(index.facets(filters, [dimension])).toEqual({ [dimension]: naive.facets(filters)[dimension] })
    }),
    { numRuns: 200 },
  )
})

test('a patch in slices has the same result as the whole patch', async () => {
  await assert(
    property(crowd, articles, question, (first, changed, query) => {
      const removedIds = first.slice(100, 400).map(({ id }) => id)
      const { index, naive } = bothWith(first)
      const slices = [...index.patchInSlices(changed, removedIds)]
      naive.patch(changed, removedIds)
      expect(slices.length).toBeGreaterThan(1)
      agree(index, naive, [query])
    }),
    { numRuns: 25 },
  )
})
