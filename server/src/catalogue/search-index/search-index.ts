import type { Article, ArticleFacts, LabelClass, Marking } from './article.ts'
import { at, setBit } from './bits.ts'
import { countFacets } from './count-facets.ts'
import { Dictionary } from './dictionary.ts'
import type { Dimension, Facets } from './facets.ts'
import type { Filters, Found, Page, Preferred, Sort } from './filters.ts'
import type { Matches } from './matches.ts'
import { matchPartitions } from './matches.ts'
import { NameRanks } from './name-ranks.ts'
import type { PreferredRows } from './part-of.ts'
import { partOf, partsOfList } from './part-of.ts'
import type { Dictionaries } from './partition.ts'
import { Partition, perRowDimension } from './partition.ts'
import { pickPage } from './pick-page.ts'
import { QueryBuffers } from './query-buffers.ts'
import type { RowDimension } from './row-dimensions.ts'
import { rowTests } from './row-tests.ts'
import { sizeCounter } from './size-counter.ts'
import type { SizeCount } from './size-counts.ts'
import { sizeCounts, sizeCountsByModel } from './size-counts.ts'
import { refusalsOf } from './size-filter.ts'

const idsPerPage = 256

/**
 * Stores the partition and row of each article. The database numbers articles consecutively, so pages of ids are
 * dense.
 */
class RowLocations {
  private readonly pages = new Map<number, Int32Array>()
  size = 0

  /** Returns the number of the article's partition, or -1 if the article is not in the index. */
  partitionOf(id: number): number {
    const page = this.pages.get(id >> 8)
    return page ? at(page, (id & 255) * 2) - 1 : -1
  }

  rowOf(id: number): number {
    const page = this.pages.get(id >> 8)
    return page ? at(page, (id & 255) * 2 + 1) : -1
  }

  put(id: number, partition: number, row: number): void {
    let page = this.pages.get(id >> 8)
    if (!page) {
      page = new Int32Array(idsPerPage * 2)
      this.pages.set(id >> 8, page)
    }
    page[(id & 255) * 2] = partition + 1
    page[(id & 255) * 2 + 1] = row
    this.size += 1
  }

  remove(id: number): void {
    const page = this.pages.get(id >> 8)
    if (!page) return
    page[(id & 255) * 2] = 0
    this.size -= 1
  }
}

const articlesPerSlice = 50

/** The catalogue in memory, with a partition for each size. It begins empty; patches fill and update it. */
export class SearchIndex {
  private readonly dictionaries: Dictionaries = perRowDimension(() => new Dictionary())
  private readonly names = new NameRanks()
  private readonly partitions: Partition[] = []
  private readonly partitionNumbers = new Map<string, number>()
  private readonly locations = new RowLocations()
  private readonly buffers = new QueryBuffers()

  get size(): number {
    return this.locations.size
  }

  /**
   * Returns a page of tyres. Sold-out tyres come after all tyres in stock, whatever the sort order, and with
   * `setsFirst` tyres of which fewer than four are left come between the two. Tyres that the sort order prefers come
   * first among those of the same availability. A page beyond the end is empty.
   */
  query(filters: Filters, sort: Sort, page: Page): Found {
    return this.pageOf(this.matching(filters), sort, page)
  }

  /** Returns the same page as `query` and counts all matching tyres by vehicle type, with one pass over the index. */
  queryWithVehicles(filters: Filters, sort: Sort, page: Page): Found & Pick<Facets, 'vehicleTypes'> {
    const found = this.matching(filters)
    const vehicles = sizeCounter('vehicleTypes')
    for (const matches of found) vehicles.count(matches)
    return { ...this.pageOf(found, sort, page), vehicleTypes: vehicles.result() }
  }

  /** Returns what the index contains of an article, or undefined if the article is not in it. */
  factsOf(id: number): ArticleFacts | undefined {
    const partition = this.partitions[this.locations.partitionOf(id)]
    if (!partition) return undefined
    const row = this.locations.rowOf(id)
    const valueIn = (dimension: RowDimension) => {
      const code = at(partition.columns[dimension].codes, row)
      return code === 0 ? null : this.dictionaries[dimension].valueOf(code)
    }
    return {
      ...partition.size,
      brandId: Number(valueIn('brands')),
      modelId: Number(valueIn('models')),
      seasonId: Number(valueIn('seasons')),
      loadIndex: Number(valueIn('loadIndexes')),
      speedIndex: String(valueIn('speedIndexes')),
      marking: valueIn('markings') as Marking | null,
      priceCents: at(partition.prices, row),
      fuelEfficiency: valueIn('fuel') as LabelClass | null,
      wetGrip: valueIn('wet') as LabelClass | null,
      noiseValue: valueIn('noiseValues') as number | null,
      ...partition.marksOf(row),
    }
  }

  sizes(filters: Filters): SizeCount[] {
    return sizeCounts(this.matching(filters))
  }

  sizesOfModels(filters: Filters, modelIds: readonly number[]): ReadonlyMap<number, SizeCount[]> {
    return sizeCountsByModel(this.matching({ ...filters, modelIds }), this.dictionaries.models)
  }

  facets<Requested extends Dimension>(
    filters: Filters,
    requested: readonly Requested[],
  ): Pick<Facets, Requested> {
    return countFacets(this.partitions, this.dictionaries, filters, requested, this.buffers)
  }

  /**
   * Adds or replaces the changed articles and removes the articles with the given ids. An id in both lists is
   * removed.
   */
  patch(changed: readonly Article[], removedIds: readonly number[]): void {
    this.names.learn(changed.map(({ name }) => name))
    for (const article of changed) {
      this.remove(article.id)
      if (article.active) this.add(article)
    }
    for (const id of removedIds) this.remove(id)
  }

  /**
   * Does the same as `patch`, but in slices of about a millisecond, so that other requests are served in between.
   */
  *patchInSlices(changed: readonly Article[], removedIds: readonly number[]): Generator<void> {
    for (let start = 0; start < changed.length; start += articlesPerSlice) {
      this.patch(changed.slice(start, start + articlesPerSlice), [])
      yield
    }
    for (let start = 0; start < removedIds.length; start += articlesPerSlice) {
      this.patch([], removedIds.slice(start, start + articlesPerSlice))
      yield
    }
  }

  private matching(filters: Filters): Matches[] {
    const partitions = this.partitions.filter((partition) => refusalsOf(filters, partition.size) === 0)
    return matchPartitions(partitions, rowTests(filters, this.dictionaries), this.buffers)
  }

  private pageOf(found: readonly Matches[], sort: Sort, { page, perPage }: Page): Found {
    const total = countOf(found)
    const start = (page - 1) * perPage
    const end = Math.min(total, start + perPage)
    if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0) return { total, ids: [] }
    const ids: number[] = []
    let before = 0
    const preferred = sort.preferred?.map((preference) => this.preferredRows(found, preference)) ?? []
    for (const which of partsOfList(sort.setsFirst === true, preferred)) {
      if (before >= end) break
      const part = partOf(found, which, this.buffers)
      const count = countOf(part)
      ids.push(...this.pick(part, sort, Math.max(start - before, 0), Math.min(end - before, count)))
      before += count
    }
    return { total, ids }
  }

  /** Copies the preferred rows of each partition, because the buffers of the query are needed for its parts. */
  private preferredRows(found: readonly Matches[], { filters, suits }: Preferred): PreferredRows {
    const partitions = found.map(({ partition }) => partition)
    const asked = partitions.filter(({ size }) => refusalsOf(filters, size) === 0)
    const buffers = new QueryBuffers()
    const preferred = matchPartitions(asked, rowTests(filters, this.dictionaries), buffers)
    return new Map(
      preferred.map((matches) => {
        const { partition, bits, from, count } = matches
        if (!suits) return [partition, bits.slice(from, from + partition.words)]
        const rows = new Int32Array(partition.words)
        for (const row of matches.rows().subarray(0, count)) {
          const facts = this.factsOf(at(partition.ids, row))
          if (facts && suits(facts)) setBit(rows, row)
        }
        return [partition, rows]
      }),
    )
  }

  private pick(part: readonly Matches[], sort: Sort, start: number, end: number): number[] {
    return start < end ? pickPage(part, sort, start, end, this.buffers) : []
  }

  private add(article: Article): void {
    const number = this.partitionNumberOf(article)
    const row = (this.partitions[number] as Partition).add(article)
    this.locations.put(article.id, number, row)
  }

  private remove(id: number): void {
    const number = this.locations.partitionOf(id)
    if (number < 0) return
    this.partitions[number]?.remove(this.locations.rowOf(id))
    this.locations.remove(id)
  }

  private partitionNumberOf({ vehicleType, width, aspect, diameter }: Article): number {
    const key = `${vehicleType}/${width}/${aspect}/${diameter}`
    const known = this.partitionNumbers.get(key)
    if (known !== undefined) return known
    const partition = new Partition({ vehicleType, width, aspect, diameter }, this.dictionaries, this.names)
    const number = this.partitions.push(partition) - 1
    this.partitionNumbers.set(key, number)
    return number
  }
}

function countOf(found: readonly Matches[]): number {
  return found.reduce((sum, { count }) => sum + count, 0)
}
