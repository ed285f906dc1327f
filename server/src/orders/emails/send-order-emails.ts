import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { OrderEvent } from './order-event.ts'

interface OrderEmail {
  readonly orderId: string
  readonly event: OrderEvent
  /** Of an e-mail about money: its refund. */
  readonly refundId?: string
}

interface EmailToWrite {
  readonly orderId: string
  readonly event: OrderEvent
  readonly subjectId: string
  /** Stored and not sent, as those of a demo’s own orders. */
  readonly isStoredOnly: boolean
}

export const writeOrderEmail = defineJob<EmailToWrite>('write-order-email')

/** Part of the caller’s transaction. Each e-mail once: asked for again, nothing happens. */
export async function sendOrderEmails(
  tx: Tx,
  { platform, now }: Pick<Context, 'platform' | 'now'>,
  { orderId, event, refundId }: OrderEmail,
): Promise<void> {
  const subjectId = refundId ?? orderId
  const isNew = await tx.count`
    insert into order_email (order_id, event, subject_id, requested_at)
    values (${orderId}, ${event}, ${subjectId}, ${now}) on conflict do nothing`
  if (isNew === 0) return
  const isStoredOnly = platform.config.mailUrl === undefined
  await platform.jobs.enqueue(tx, writeOrderEmail, { orderId, event, subjectId, isStoredOnly })
}
