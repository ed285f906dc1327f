import { at } from './bits.ts'

const idsPerPage = 256

/**
 * Stores the partition and row of each article. The database numbers articles consecutively, so pages of ids are
 * dense.
 */
export class RowLocations {
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
