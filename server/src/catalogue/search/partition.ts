import type { Article } from './article.ts'
import { at, clearBit, grown, setBit, wordsFor } from './bits.ts'
import { Column } from './column.ts'
import type { Dictionary } from './dictionary.ts'
import type { NameRanks } from './name-ranks.ts'
import type { RowDimension } from './row-dimensions.ts'
import { readings, rowDimensions } from './row-dimensions.ts'
import { SortedRows } from './sorted-rows.ts'
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
  alive: Int32Array = new Int32Array(wordsFor(firstCapacity))
  readonly stock = new StockLevels(firstCapacity)
  readonly columns = perRowDimension(() => new Column(firstCapacity))
  readonly byName: SortedRows
  readonly byPrice: SortedRows
  readonly byPopularity: SortedRows
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
    this.byPrice = new SortedRows(firstCapacity, (row, other) => {
      return at(this.prices, row) - at(this.prices, other) || at(this.ids, row) - at(this.ids, other)
    })
    this.byPopularity = new SortedRows(firstCapacity, (row, other) => {
      const apart = at(this.popularities, row) - at(this.popularities, other)
      return apart || at(this.ids, row) - at(this.ids, other)
    })
  }

  /** The number of words of a bitset that covers every row. */
  get words(): number {
    return wordsFor(this.used)
  }

  rankOf(row: number): number {
    return this.nameRanks.rankOf(at(this.names, row))
  }

  add(article: Article): number {
    const row = this.empty.pop() ?? this.used++
    if (row === this.ids.length) this.grow(wordsFor(Math.ceil(row * 1.5)) * 32)
    this.ids[row] = article.id
    this.prices[row] = article.priceCents
    this.names[row] = this.nameRanks.codeOf(article.name)
    this.popularities[row] = article.popularity
    for (const dimension of rowDimensions) {
      const code = this.dictionaries[dimension].learn(readings[dimension].of(article))
      this.columns[dimension].add(row, code)
    }
    this.byName.add(row)
    this.byPrice.add(row)
    this.byPopularity.add(row)
    setBit(this.alive, row)
    this.count += 1
    this.stock.add(row, article.available)
    return row
  }

  remove(row: number): void {
    this.byName.remove(row)
    this.byPrice.remove(row)
    this.byPopularity.remove(row)
    for (const dimension of rowDimensions) this.columns[dimension].remove(row)
    clearBit(this.alive, row)
    this.stock.remove(row)
    this.empty.push(row)
    this.count -= 1
  }

  private grow(capacity: number): void {
    this.ids = grown(this.ids, capacity)
    this.prices = grown(this.prices, capacity)
    this.names = grown(this.names, capacity)
    this.popularities = grown(this.popularities, capacity)
    this.alive = grown(this.alive, wordsFor(capacity))
    this.stock.grow(capacity)
    this.byName.grow(capacity)
    this.byPrice.grow(capacity)
    this.byPopularity.grow(capacity)
    for (const dimension of rowDimensions) this.columns[dimension].grow(capacity)
  }
}
