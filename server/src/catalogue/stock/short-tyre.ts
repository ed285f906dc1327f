import type { Batch, Reserved } from './stock-store.ts'
import type { TyresToReserve } from './tyres-to-reserve.ts'

/**
 * Returns the first tyre whose stock is too low, or null. Tyres reserved by other orders count as unavailable, unless
 * this order has reserved enough itself. If staff have counted fewer tyres than are reserved, the first order to be
 * paid therefore gets them.
 */
export function shortTyre(
  tyres: readonly TyresToReserve[],
  batches: readonly Pick<Batch, 'tyreId' | 'quantity'>[],
  reserved: readonly Reserved[],
): number | null {
  const short = tyres.find(({ tyreId, quantity }) => {
    const inBatches = batches.reduce((sum, batch) => sum + (batch.tyreId === tyreId ? batch.quantity : 0), 0)
    const { own, others } = reserved.find((one) => one.tyreId === tyreId) ?? { own: 0, others: 0 }
    return quantity > (own >= quantity ? inBatches : inBatches - others)
  })
  return short?.tyreId ?? null
}
