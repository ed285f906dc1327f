import { fullSet } from '@pito/contracts/values/cart-quantity'
import { formatStock } from '@pito/contracts/values/format-stock'
import type { TyreWords } from '../words/tyres.ts'

export type Stock = 'in' | 'few' | 'out'

export function stockOf(count: number): Stock {
  if (count <= 0) return 'out'
  return count <= fullSet ? 'few' : 'in'
}

export function stockWords(count: number, w: TyreWords): string {
  const few = count < fullSet ? w.remnant : w.fewLeft
  const texts = { in: w.inStock, few, out: () => w.soldOut }
  return texts[stockOf(count)](formatStock(count))
}
