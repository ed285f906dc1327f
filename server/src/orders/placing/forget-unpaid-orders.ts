import { deleteInSlices } from '../../platform/database/delete-in-slices.ts'
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

/** Nobody bought anything: after ninety days without a change nothing of it is needed. */
export function forgetUnpaidOrders({ jobs, sql }: Pick<Platform, 'jobs' | 'sql'>): void {
  jobs.every('52 4 * * *', forgetOrders, async (_, { now }) => {
    const before = new Date(now.getTime() - storedMilliseconds)
    await deleteInSlices(sql, 'shop_order', part`changed_at < ${before} and ${withoutMoney}`)
  })
}
