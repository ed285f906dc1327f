import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  listReservations as listContract,
  releaseReservation as releaseContract,
} from '@pito/contracts/reservations'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok, page as pageOf } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { attemptsOfOrder } from '../attempts/attempt-store.ts'
import { lockPayableOrder } from '../attempts/payable-order.ts'
import { orderIdOfNumber } from '../order-store.ts'
import { releaseReservation } from '../reservations/release-reservation.ts'
import { listReservationRows } from '../reservations/reservation-list-store.ts'
import { isUnderWay } from '../rules/attempt-moves.ts'

export async function listReservations(
  ctx: Context,
  input: Input<typeof listContract>,
): Promise<Answer<typeof listContract>> {
  const { rows, ...paging } = await listReservationRows(ctx.sql, input, ctx)
  const details = { page: input.page }
  await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'reservations-listed', details })
  return pageOf(rows, paging)
}

/**
 * Staff release a reservation if a script reserves tyres and never pays. Money that still arrives for the order pays
 * it, if everything is still available.
 */
export async function releaseReservationByStaff(
  ctx: Context,
  { orderNumber }: Input<typeof releaseContract>,
): Promise<Answer<typeof releaseContract>> {
  const released = await ctx.transaction(async (tx) => {
    const orderId = (await orderIdOfNumber(tx, orderNumber)) ?? refuse('not-found')
    const order = (await lockPayableOrder(tx, orderId)) ?? refuse('not-found')
    const attempts = await attemptsOfOrder(tx, orderId)
    if (attempts.some(({ state }) => isUnderWay(state))) refuse('payment-under-way')
    if (order.reservedUntil === null) return false
    await releaseReservation(tx, orderId, ctx.now)
    await recordAudit(tx, {
      ...auditedBy(ctx),
      action: 'reservation-released',
      details: { order: orderNumber },
      change: {
        record: { kind: 'order', id: orderNumber },
        before: { reserved_until: order.reservedUntil },
        after: { reserved_until: null },
        origin: 'form',
      },
    })
    return true
  })
  return ok({ released })
}
