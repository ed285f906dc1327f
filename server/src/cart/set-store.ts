import type { Tx } from '../platform/database/sql.ts'

/** Front and rear belong together from now on; sets that either of them belonged to before come apart. */
export async function joinSet(tx: Tx, cartId: string, front: number, rear: number): Promise<void> {
  await tx`
    update cart_line set rear_tyre_id = case when tyre_id = ${front} then ${rear}::integer end
    where cart_id = ${cartId} and (tyre_id in (${front}, ${rear}) or rear_tyre_id in (${front}, ${rear}))`
}
