import { at, grown } from './bits.ts'

const finnishOrder = new Intl.Collator('fi')

export function compareNames(one: string, other: string): number {
  return finnishOrder.compare(one, other) || Number(one > other) - Number(one < other)
}

/**
 * Gives each name a rank, so that names are compared by their ranks. Comparing the names themselves is slow, and
 * there are few different names.
 */
export class NameRanks {
  private readonly codes = new Map<string, number>()
  private readonly names: string[] = []
  private sorted: number[] = []
  private ranks: Int32Array = new Int32Array(64)

  codeOf(name: string): number {
    return this.codes.get(name) as number
  }

  rankOf(code: number): number {
    return at(this.ranks, code)
  }

  /**
   * Adds the names of a patch, all at once, so that the ranks are renumbered only once, and only if a name is new.
   */
  learn(names: readonly string[]): void {
    const fresh = [...new Set(names)].filter((name) => !this.codes.has(name)).sort(compareNames)
    if (fresh.length === 0) return
    const merged: number[] = []
    let taken = 0
    for (const name of fresh) {
      const place = this.placeOf(name)
      while (taken < place) merged.push(this.sorted[taken++] as number)
      merged.push(this.names.length)
      this.codes.set(name, this.names.push(name) - 1)
    }
    while (taken < this.sorted.length) merged.push(this.sorted[taken++] as number)
    this.sorted = merged
    this.renumber()
  }

  private placeOf(name: string): number {
    let low = 0
    let high = this.sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = this.names[this.sorted[middle] as number] as string
      if (compareNames(other, name) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  private renumber(): void {
    if (this.names.length > this.ranks.length) this.ranks = grown(this.ranks, this.names.length * 2)
    for (const [rank, code] of this.sorted.entries()) this.ranks[code] = rank
  }
}
