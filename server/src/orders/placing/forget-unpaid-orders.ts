import { deleteInSlices } from '../../platform/database/delete-in-slices.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { withoutMoney } from '../order-store.ts'

const forgetOrders = defineJob<Record<string, never>>('forget-unpaid-orders', {
  retries: 1,
  retrySeconds: 60,
  limitSeconds: 300,
})
const storedMilliseconds = 90 * 86_400_000

export function forgetUnpaidOrders({ jobs, sql }: Pick<Platform, 'jobs' | 'sql'>): void {
  jobs.every('52 4 * * *', forgetOrders, (_, { now }) => forgetAllUnpaid(sql, now))
}

/**
 * Deletes unpaid orders that have not changed for ninety days, because they are not needed any more. An order with a
 * planned check at its provider stays: after an outage of the jobs, that check may find that the order has been paid.
 * Reservations that ended without a payment are deleted after the same time, also those of orders that were paid later.
 */
export async function forgetAllUnpaid(sql: Sql, now: Date): Promise<void> {
  const before = new Date(now.getTime() - storedMilliseconds)
  const nothingToAsk = part`
    not exists (select from payment_attempt where order_id = shop_order.id and check_at is not null)`
  await deleteInSlices(
    sql,
    'shop_order',
    part`changed_at < ${before} and ${withoutMoney} and ${nothingToAsk}`,
  )
  await deleteInSlices(sql, 'ended_reservation', part`ended_at < ${before}`)
  await deleteInSlices(sql, 'network_of_ended', part`reserved_at < ${before}`)
}
