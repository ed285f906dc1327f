import { mayMove } from '@pito/contracts/values/state-table'
import type { BookingOutcome } from '../../booking/index.ts'
import { readOutcomes } from '../../booking/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChangeableOrder } from '../changeable-order.ts'
import { lockChangeableOrder } from '../changeable-order.ts'
import { moveOrder } from '../move-order.ts'
import { orderMoves } from '../rules/order-moves.ts'
import { closeOpenLink } from '../supplements/change-supplement.ts'
import { lockSupplements } from '../supplements/supplement-store.ts'
import { whyNotCancelled, whyNotWithdrawn } from '../why-not-changed.ts'
import { cancelWithRefund } from './cancel-order.ts'
import { ordersToFit } from './fulfilment-store.ts'
import { withdrawFrom } from './withdraw-order.ts'

const followJob = defineJob<Record<string, never>>('follow-appointments', { retries: 0, limitSeconds: 300 })
const dayMilliseconds = 86_400_000

/**
 * Updates orders by the outcome of their appointments, each minute. An order becomes fitted when the garage reports the
 * fitting, or a day after the appointment. If the customer has cancelled the fitting, the order is cancelled or, if the
 * tyres had already been sent, withdrawn from.
 */
export function followAppointments(platform: Platform): void {
  platform.jobs.every('* * * * *', followJob, (_, { now }) => followAllAppointments(platform, now))
}

export async function followAllAppointments(platform: Platform, now: Date): Promise<void> {
  const { sql, log } = platform
  const ended = await readOutcomes(sql, await ordersToFit(sql), new Date(now.getTime() - dayMilliseconds))
  // A failure is only logged, so that it does not stop the remaining orders. The next run reads all orders again.
  for (const outcome of ended)
    await followAppointment({ platform, now }, outcome).catch((error: unknown) =>
      log.error({ err: error, order: outcome.orderId }, 'An order could not follow its appointment.'),
    )
}

function followAppointment(
  context: Pick<Context, 'platform' | 'now'>,
  { orderId, outcome, at }: BookingOutcome,
): Promise<void> {
  return context.platform.sql.transaction(async (tx) => {
    const order = await lockChangeableOrder(tx, orderId)
    if (!order || order.withdrawnAt !== null) return
    if (!mayMove(orderMoves, order.progress, { to: 'fitted', by: 'job' })) return
    if (outcome === 'cancelled') await followCancelled(tx, context, order)
    else await moveOrder(tx, order.id, { to: 'fitted', by: 'job', deliveredAt: at ?? context.now })
  })
}

/**
 * Cancels the order or, if the tyres have already been sent, withdraws from it. A company has no right of withdrawal,
 * so its order stays as it is in that case, and customer service contacts the company. Only its payment link ends.
 */
async function followCancelled(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  order: ChangeableOrder,
): Promise<void> {
  if (whyNotCancelled(order, context.now) === null) await cancelWithRefund(tx, context, order, { by: 'job' })
  else if (whyNotWithdrawn(order, context.now) === null) await withdrawFrom(tx, context, order, { by: 'job' })
  else await closeOpenLink(tx, context, await lockSupplements(tx, order.id), 'job')
}
