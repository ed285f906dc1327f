import type { Batch, Held } from './stock-store.ts'
import type { TyresToHold } from './tyres-to-hold.ts'

/**
 * The first tyre of which there is too little, or null. What others hold is not there, except for a cart that holds
 * enough itself: where staff have counted less than is held, whoever pays first gets what lies there.
 */
export function shortTyre(
  tyres: readonly TyresToHold[],
  batches: readonly Pick<Batch, 'tyreId' | 'quantity'>[],
  held: readonly Held[],
): number | null {
  const short = tyres.find(({ tyreId, quantity }) => {
    const inBatches = batches.reduce((sum, batch) => sum + (batch.tyreId === tyreId ? batch.quantity : 0), 0)
    const { own, others } = held.find((hold) => hold.tyreId === tyreId) ?? { own: 0, others: 0 }
    return quantity > (own >= quantity ? inBatches : inBatches - others)
  })
  return short?.tyreId ?? null
}
