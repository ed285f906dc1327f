import { stockFigure } from '@pito/contracts/values/stock-figure'
import type { TyreWords } from '../words/tyres.ts'

export type Stock = 'in' | 'few' | 'out'

/** A full set: from here on the number is what counts. */
const few = 4

export function stockOf(count: number): Stock {
  if (count <= 0) return 'out'
  return count <= few ? 'few' : 'in'
}

export function stockWords(count: number, w: TyreWords): string {
  const told = { in: w.inStock, few: w.fewLeft, out: () => w.soldOut }
  return told[stockOf(count)](stockFigure(count))
}
