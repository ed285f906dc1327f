import type { BookingOutcome } from '../../booking/index.ts'
import { readOutcomes } from '../../booking/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { whyNotCancelled, whyNotWithdrawn } from '../why-not-changed.ts'
import { cancelWithRefund } from './cancel-order.ts'
import type { ChangeableOrder } from './fulfilment-store.ts'
import { lockChangeableOrder, ordersToFit, setProgress } from './fulfilment-store.ts'
import { withdrawFrom } from './withdraw-order.ts'

const followJob = defineJob<Record<string, never>>('follow-appointments', { retries: 0, limitSeconds: 300 })
const dayMilliseconds = 86_400_000

/**
 * Each minute orders take over the outcome of their appointments. An order becomes fitted when the garage says so, or a
 * day after the time. It is cancelled when the customer has cancelled the fitting, or withdrawn from if the tyres had
 * already been sent.
 */
export function followAppointments(platform: Platform): void {
  platform.jobs.every('* * * * *', followJob, (_, { now }) => followAllAppointments(platform, now))
}

export async function followAllAppointments(platform: Platform, now: Date): Promise<void> {
  const { sql, log } = platform
  const ended = await readOutcomes(sql, await ordersToFit(sql), new Date(now.getTime() - dayMilliseconds))
  // Every run reads all orders, so an order that fails is tried again and does not hold up the others.
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
    if (order?.progress !== 'paid' || order.withdrawnAt !== null) return
    if (outcome === 'cancelled') await followCancelled(tx, context, order)
    else await setProgress(tx, order.id, 'fitted', { deliveredAt: at ?? context.now })
  })
}

/**
 * A company has no right to withdraw from tyres that are on the road, so its order stays as it is and customer service
 * contacts it.
 */
async function followCancelled(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  order: ChangeableOrder,
): Promise<void> {
  if (whyNotCancelled(order, context.now) === null) await cancelWithRefund(tx, context, order)
  else if (whyNotWithdrawn(order, context.now) === null) await withdrawFrom(tx, context, order)
}
