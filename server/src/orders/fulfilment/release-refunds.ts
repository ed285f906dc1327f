import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { Context } from '../../platform/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockChangeableOrder } from '../changeable-order.ts'
import { awaitedRefund, lastDayOfRefund } from '../invoices/awaited-refund.ts'
import { moveOrder } from '../move-order.ts'
import { creditOrder } from '../refunds/credit-order.ts'
import { isRefundAwaited } from '../why-not-changed.ts'
import { ordersAwaitingRefund, readAwaitedFacts } from './fulfilment-store.ts'

const releaseJob = defineJob<Record<string, never>>('release-refunds', { retries: 0, limitSeconds: 300 })

/**
 * Refunds withdrawals on the last day that the law allows, whether or not the tyres have arrived. A shop that collects
 * the tyres must not wait for them (Directive 2011/83/EU, article 13(3)). A shop that does not collect them may wait,
 * so its refunds are released by staff alone.
 */
export function releaseRefunds(platform: Platform): void {
  platform.jobs.every('7 * * * *', releaseJob, (_, { now }) => releaseDueRefunds(platform, now))
}

export async function releaseDueRefunds(platform: Platform, now: Date): Promise<void> {
  const { sql, log, config } = platform
  if (!config.collectsReturns) return
  const today = helsinkiDate(now)
  // A failure is only logged, so that it does not stop the remaining orders. The next run reads all orders again.
  for (const { id, withdrawnAt } of await ordersAwaitingRefund(sql))
    if (lastDayOfRefund(withdrawnAt) <= today)
      await releaseRefund({ platform, now }, id).catch((error: unknown) =>
        log.error({ err: error, order: id }, 'The refund of a withdrawal could not be released.'),
      )
}

/** Refunds what has not been refunded yet. Stock stays as it is until staff confirm that the tyres have arrived. */
function releaseRefund(context: Pick<Context, 'platform' | 'now'>, orderId: string): Promise<void> {
  return context.platform.sql.transaction(async (tx) => {
    const order = await lockChangeableOrder(tx, orderId)
    if (!order || !isRefundAwaited(order)) return
    const goods = awaitedRefund(await readAwaitedFacts(tx, orderId))
    await creditOrder(tx, context, { orderId, reason: 'withdrawn', goods })
    await moveOrder(tx, orderId, { to: 'refunded', by: 'job' })
  })
}
