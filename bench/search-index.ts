import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { car } from '@pito/contracts/values/vehicle-type'
import { allDimensions } from '../server/src/catalogue/search-index/all-dimensions.ts'
import type { Filters, Sort } from '../server/src/catalogue/search-index/filters.ts'
import { SearchIndex } from '../server/src/catalogue/search-index/search-index.ts'
import { generateArticles } from './generate-articles.ts'

const byPrice: Sort = { by: 'net_price', order: 'asc' }
const byName: Sort = { by: 'name', order: 'asc' }
const firstPage = { page: 1, perPage: 20 }
const popular: Filters = { vehicleType: car, width: 20500, aspect: 55, diameter: 160 }
const narrow: Filters = { ...popular, seasonIds: [2, 3], brandIds: [1, 5, 9] }
const broad: Filters = { vehicleType: car, seasonIds: [2, 3], fuel: ['A', 'B', 'C'] }

const everyFilter: Filters = {
  ...broad,
  brandIds: Array.from({ length: 55 }, (_, place) => place + 1),
  modelIds: Array.from({ length: 350 }, (_, place) => place + 1),
  speedIndexes: ['R', 'S', 'T', 'H', 'V', 'W', 'Y', '(Y)'],
  loadIndexes: Array.from({ length: 40 }, (_, place) => place + 75),
  wet: ['A', 'B', 'C', 'D'],
  noiseClasses: ['A', 'B'],
  noiseValues: [67, 68, 69, 70, 71, 72, 73],
  priceGte: 5000,
  priceLte: 30000,
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

type Query = (index: SearchIndex) => unknown
const queries: Readonly<Record<string, Query>> = {
  'query, a size': (index) => index.query(popular, byPrice, firstPage),
  'query, a size and two filters': (index) => index.query(narrow, byPrice, firstPage),
  'query, a size and two filters, by name': (index) => index.query(narrow, byName, firstPage),
  'query, three broad filters': (index) => index.query(broad, byPrice, firstPage),
  'query, three broad filters, by name': (index) => index.query(broad, byName, firstPage),
  'query, a price range': (index) => index.query({ priceGte: 8000, priceLte: 12000 }, byPrice, firstPage),
  'query, a model': (index) => index.query({ modelIds: [77] }, byPrice, firstPage),
  'query, everything': (index) => index.query({}, byName, firstPage),
  'query, the middle of everything': (index) =>
    index.query({}, byPrice, { page: Math.ceil(index.size / 40), perPage: 20 }),
  'all facets, a size': (index) => index.facets(popular, allDimensions),
  'all facets, a size and two filters': (index) => index.facets(narrow, allDimensions),
  'all facets, three broad filters': (index) => index.facets(broad, allDimensions),
  'all facets, broad and a price range': (index) =>
    index.facets({ ...broad, priceGte: 8000, priceLte: 20000 }, allDimensions),
  'all facets, every filter, each letting most through': (index) => index.facets(everyFilter, allDimensions),
  'all facets, everything': (index) => index.facets({}, allDimensions),
  'brands, a size': (index) => index.facets(popular, ['brands']),
}

for (const count of [50_000, 1_000_000]) await measure(count)

async function measure(count: number): Promise<void> {
  const before = bytesUsed()
  const index = new SearchIndex()
  const build = await longestBlock(fill(index, count))
  const megabytes = (bytesUsed() - before) / 2 ** 20
  console.log(`\n${count} articles`)
  console.log(`  built in ${(build.total / 1000).toFixed(1)} s, longest block ${build.longest.toFixed(1)} ms`)
  console.log(`  ${((megabytes / count) * 100_000).toFixed(1)} MiB per 100,000 articles`)
  const patch = await longestBlock(index.patchInSlices(changesTo(count), []))
  console.log(`  1,000 changes in ${patch.total.toFixed(1)} ms, longest block ${patch.longest.toFixed(1)} ms`)
  for (const [name, query] of Object.entries(queries)) {
    const microseconds = medianMicroseconds(() => query(index)).toFixed(1)
    console.log(`  ${microseconds.padStart(9)} µs  ${name}`)
  }
}

function* fill(index: SearchIndex, count: number): Generator<void> {
  for (let start = 0; start < count; start += 1000) {
    yield* index.patchInSlices(generateArticles(start, 1000, 0), [])
  }
}

function changesTo(count: number) {
  const every = Math.floor(count / 1000)
  return Array.from({ length: 1000 }, (_, place) => generateArticles(place * every, 1, 700)).flat()
}

/**
 * Returns the longest block of the event loop, measured as CPU time of this thread: elapsed time would include pauses
 * caused by other processes.
 */
async function longestBlock(slices: Iterable<void>) {
  const started = threadMilliseconds()
  let longest = 0
  let last = started
  for (const _ of slices) {
    longest = Math.max(longest, threadMilliseconds() - last)
    await setImmediate()
    last = threadMilliseconds()
  }
  return { longest, total: last - started }
}

function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function medianMicroseconds(ask: () => unknown): number {
  const times: number[] = []
  const until = performance.now() + 400
  while (times.length < 30 || (performance.now() < until && times.length < 5000)) {
    const started = performance.now()
    ask()
    times.push((performance.now() - started) * 1000)
  }
  return times.sort((one, other) => one - other)[times.length >> 1] as number
}

function bytesUsed(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
