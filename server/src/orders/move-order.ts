import type { OrderProgress } from '@pito/contracts/values/order-progress'
import type { Move } from '@pito/contracts/values/state-table'
import { statesBefore } from '@pito/contracts/values/state-table'
import type { Tx } from '../platform/database/sql.ts'
import { literals } from '../platform/database/statement.ts'
import { orderMoves } from './rules/order-moves.ts'

/** The moments that a move records. A moment that is left out keeps its stored value. */
interface Moments {
  /** From this moment on the order no longer follows its cart. */
  readonly paidAt?: Date
  readonly deliveredAt?: Date
  readonly cancelledAt?: Date
}

/** Moves an order if the table of moves allows it; otherwise it throws. The caller holds the lock of the order. */
export async function moveOrder(
  tx: Tx,
  orderId: string,
  { to, by, ...moments }: Move<OrderProgress> & Moments,
): Promise<void> {
  const { paidAt = null, deliveredAt = null, cancelledAt = null } = moments
  const moved = await tx.count`
    update shop_order set progress = ${to}, order_status = 'paid', paid_at = coalesce(${paidAt}, paid_at),
      closed_at = coalesce(${paidAt}, closed_at), changed_at = coalesce(${paidAt}, changed_at),
      delivered_at = coalesce(${deliveredAt}, delivered_at), cancelled_at = coalesce(${cancelledAt}, cancelled_at),
      cancelled_by = case when ${to} = 'cancelled' then ${by} end
    where id = ${orderId} and progress in (${literals(statesBefore(orderMoves, { to, by }))})`
  if (moved === 0) throw new Error(`The order ${orderId} may not become ${to} by ${by}.`)
}
