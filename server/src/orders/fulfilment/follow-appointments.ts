import { readOutcomes } from '../../booking/index.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { cancelWithRefund } from './cancel-order.ts'
import { lockChangeableOrder, ordersToFit, setProgress } from './fulfilment-store.ts'

const followJob = defineJob<Record<string, never>>('follow-appointments', { retries: 0, limitSeconds: 300 })
const dayMilliseconds = 86_400_000

/**
 * Each minute orders learn what became of their appointments: fitted when the garage says so, or a day after the time;
 * cancelled when the customer has cancelled the fitting.
 */
export function followAppointments(platform: Platform): void {
  platform.jobs.every('* * * * *', followJob, (_, { now }) => followAllAppointments(platform, now))
}

export async function followAllAppointments(platform: Platform, now: Date): Promise<void> {
  const { sql } = platform
  const orders = await ordersToFit(sql)
  const orderOf = new Map(orders.map(({ id, cartId }) => [cartId, id]))
  const ended = await readOutcomes(sql, [...orderOf.keys()], new Date(now.getTime() - dayMilliseconds))
  for (const { cartId, outcome, at } of ended)
    await sql.transaction(async (tx) => {
      const order = await lockChangeableOrder(tx, orderOf.get(cartId) ?? '')
      if (order?.progress !== 'paid') return
      if (outcome === 'cancelled') await cancelWithRefund(tx, { platform, now }, order)
      else await setProgress(tx, order.id, 'fitted', { deliveredAt: at ?? now })
    })
}
