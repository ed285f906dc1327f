import type { Tx } from '../../platform/database/sql.ts'
import { shortTyre } from './short-tyre.ts'
import {
  deleteHoldsOf,
  deleteReplaced,
  extendHolds,
  insertHolds,
  lockBatches,
  readHeld,
} from './stock-store.ts'
import type { TyresToHold } from './tyres-to-hold.ts'
import { idsOf } from './tyres-to-hold.ts'

interface HoldRequest {
  readonly cartId: string
  readonly tyres: readonly TyresToHold[]
  readonly until: Date
}

/**
 * Sets tyres aside while they are paid, in place of what the cart held before. Null, or the tyre of which there is too
 * little: then the cart holds nothing. Four statements, whatever is in the cart.
 */
export async function holdStock(
  tx: Tx,
  { cartId, tyres, until }: HoldRequest,
  now: Date,
): Promise<number | null> {
  const ids = idsOf(tyres)
  const batches = await lockBatches(tx, ids)
  await deleteReplaced(tx, cartId, ids, now)
  const short = shortTyre(tyres, batches, await readHeld(tx, cartId, ids))
  if (short === null) await insertHolds(tx, cartId, tyres, until)
  return short
}

/** While a provider has not decided yet. An expired hold that still exists is extended too. */
export function extendStockHold(tx: Tx, cartId: string, until: Date): Promise<void> {
  return extendHolds(tx, cartId, until)
}

export function releaseStock(tx: Tx, cartId: string): Promise<void> {
  return deleteHoldsOf(tx, cartId)
}
