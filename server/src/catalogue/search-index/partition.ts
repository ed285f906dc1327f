import { gripRank, quietRank } from '../rules/priority-rank.ts'
import type { Article } from './article.ts'
import { at, clearBit, grown, setBit, wordsFor } from './bits.ts'
import { Column } from './column.ts'
import type { Dictionary } from './dictionary.ts'
import type { NameRanks } from './name-ranks.ts'
import type { RowDimension } from './row-dimensions.ts'
import { readings, rowDimensions } from './row-dimensions.ts'
import { StockLevels } from './stock-levels.ts'

export interface Size {
  readonly vehicleType: number
  readonly width: number
  readonly aspect: number
  readonly diameter: number
}

export type Dictionaries = Readonly<Record<RowDimension, Dictionary>>

export function perRowDimension<Each>(make: (dimension: RowDimension) => Each): Record<RowDimension, Each> {
  return Object.fromEntries(rowDimensions.map((dimension) => [dimension, make(dimension)])) as Record<
    RowDimension,
    Each
  >
}

const firstCapacity = 32

/**
 * All tyres of one size, stored in columns with a row for each tyre. The row of a removed tyre stays empty until
 * another tyre takes it.
 */
export class Partition {
  readonly size: Size
  count = 0
  ids: Int32Array = new Int32Array(firstCapacity)
  prices: Int32Array = new Int32Array(firstCapacity)
  names: Int32Array = new Int32Array(firstCapacity)
  popularities: Int32Array = new Int32Array(firstCapacity)
  /** The keys by which tyres are sorted by grip and by noise. */
  grips: Int32Array = new Int32Array(firstCapacity)
  noises: Int32Array = new Int32Array(firstCapacity)
  /** The bits of the ice grip mark and the snowflake, and the load index for twin wheels in the bits above. */
  marks: Int32Array = new Int32Array(firstCapacity)
  alive: Int32Array = new Int32Array(wordsFor(firstCapacity))
  readonly stock = new StockLevels(firstCapacity)
  readonly columns = perRowDimension(() => new Column(firstCapacity))
  readonly byName: SortedRows
  readonly byPrice: SortedRows
  readonly byPopularity: SortedRows
  readonly byGrip: SortedRows
  readonly byNoise: SortedRows
  private used = 0
  private readonly empty: number[] = []
  private readonly dictionaries: Dictionaries
  private readonly nameRanks: NameRanks

  constructor(size: Size, dictionaries: Dictionaries, nameRanks: NameRanks) {
    this.size = size
    this.dictionaries = dictionaries
    this.nameRanks = nameRanks
    this.byName = new SortedRows(firstCapacity, (row, other) => {
      return this.rankOf(row) - this.rankOf(other) || at(this.ids, row) - at(this.ids, other)
    })
    this.byPrice = this.rowsBy(() => this.prices)
    this.byPopularity = this.rowsBy(() => this.popularities)
    this.byGrip = this.rowsBy(() => this.grips)
    this.byNoise = this.rowsBy(() => this.noises)
  }

  /** The number of words of a bitset that covers every row. */
  get words(): number {
    return wordsFor(this.used)
  }

  rankOf(row: number): number {
    return this.nameRanks.rankOf(at(this.names, row))
  }

  marksOf(row: number): Pick<Article, 'iceGrip' | 'has3pmsf' | 'loadIndexDual'> {
    const marks = at(this.marks, row)
    return {
      iceGrip: (marks & iceGripBit) !== 0,
      has3pmsf: (marks & snowflakeBit) !== 0,
      loadIndexDual: marks >> bitsOfMarks || null,
    }
  }

  add(article: Article): number {
    const row = this.empty.pop() ?? this.used++
    if (row === this.ids.length) this.grow(wordsFor(Math.ceil(row * 1.5)) * 32)
    this.ids[row] = article.id
    this.prices[row] = article.priceCents
    this.names[row] = this.nameRanks.codeOf(article.name)
    this.popularities[row] = article.popularity
    this.marks[row] = marksIn(article)
    this.grips[row] = rankAndPrice(gripRank(article), article.priceCents)
    this.noises[row] = rankAndPrice(quietRank(article), article.priceCents)
    for (const dimension of rowDimensions) {
      const code = this.dictionaries[dimension].learn(readings[dimension].of(article))
      this.columns[dimension].add(row, code)
    }
    this.byName.add(row)
    this.byPrice.add(row)
    this.byPopularity.add(row)
    this.byGrip.add(row)
    this.byNoise.add(row)
    setBit(this.alive, row)
    this.count += 1
    this.stock.add(row, article.available)
    return row
  }

  remove(row: number): void {
    this.byName.remove(row)
    this.byPrice.remove(row)
    this.byPopularity.remove(row)
    this.byGrip.remove(row)
    this.byNoise.remove(row)
    for (const dimension of rowDimensions) this.columns[dimension].remove(row)
    clearBit(this.alive, row)
    this.stock.remove(row)
    this.empty.push(row)
    this.count -= 1
  }

  /** The array is passed as a function because it is replaced when the partition grows. */
  private rowsBy(keys: () => Int32Array): SortedRows {
    return new SortedRows(firstCapacity, (row, other) => {
      return at(keys(), row) - at(keys(), other) || at(this.ids, row) - at(this.ids, other)
    })
  }

  private grow(capacity: number): void {
    this.ids = grown(this.ids, capacity)
    this.prices = grown(this.prices, capacity)
    this.names = grown(this.names, capacity)
    this.popularities = grown(this.popularities, capacity)
    this.marks = grown(this.marks, capacity)
    this.grips = grown(this.grips, capacity)
    this.noises = grown(this.noises, capacity)
    this.alive = grown(this.alive, wordsFor(capacity))
    this.stock.grow(capacity)
    this.byName.grow(capacity)
    this.byPrice.grow(capacity)
    this.byPopularity.grow(capacity)
    this.byGrip.grow(capacity)
    this.byNoise.grow(capacity)
    for (const dimension of rowDimensions) this.columns[dimension].grow(capacity)
  }
}

const iceGripBit = 1
const snowflakeBit = 2
const bitsOfMarks = 2

function marksIn({ iceGrip, has3pmsf, loadIndexDual }: Article): number {
  const marks = (iceGrip ? iceGripBit : 0) | (has3pmsf ? snowflakeBit : 0)
  return marks | ((loadIndexDual ?? 0) << bitsOfMarks)
}

/** No tyre costs as much: 167,772 euros. With a rank of at most 127, the key is an integer of 31 bits. */
const pricesPerRank = 2 ** 24

/** Returns a key that sorts tyres by rank, and tyres with the same rank by price. */
function rankAndPrice(rank: number, priceCents: number): number {
  return rank * pricesPerRank + Math.min(priceCents, pricesPerRank - 1)
}

type CompareRows = (row: number, other: number) => number

/** The rows of a partition in one sort order. The order is maintained as rows are added and removed. */
class SortedRows {
  rows: Int32Array
  private count = 0
  private readonly compare: CompareRows

  constructor(capacity: number, compare: CompareRows) {
    this.rows = new Int32Array(capacity)
    this.compare = compare
  }

  add(row: number): void {
    const place = this.placeOf(row)
    this.rows.copyWithin(place + 1, place, this.count)
    this.rows[place] = row
    this.count += 1
  }

  /**
   * Removes a row. Call it before changing any field that the sort order depends on; otherwise the row cannot be
   * found.
   */
  remove(row: number): void {
    const place = this.placeOf(row)
    this.rows.copyWithin(place, place + 1, this.count)
    this.count -= 1
  }

  grow(capacity: number): void {
    this.rows = grown(this.rows, capacity)
  }

  /** Returns the number of rows for which `holds` is true. These rows must precede all others. */
  countWhile(holds: (row: number) => boolean): number {
    let low = 0
    let high = this.count
    while (low < high) {
      const middle = (low + high) >>> 1
      if (holds(at(this.rows, middle))) low = middle + 1
      else high = middle
    }
    return low
  }

  private placeOf(row: number): number {
    return this.countWhile((other) => this.compare(other, row) < 0)
  }
}
