import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { OrderEvent } from './order-event.ts'

interface OrderEmail {
  readonly orderId: string
  readonly event: OrderEvent
  /** The refund that an e-mail about money belongs to. */
  readonly refundId?: string
  /** The sending that an e-mail belongs to. An order has several if one was undone. */
  readonly sendingId?: string
  /** The agreement on a return that an e-mail is about. */
  readonly agreementId?: string
  /** The change that an e-mail announces. An order may have several. */
  readonly changeId?: string
  /** The supplement of the order that an e-mail is about. */
  readonly supplementId?: string
}

interface EmailToWrite {
  readonly orderId: string
  readonly event: OrderEvent
  readonly subjectId: string
  /** True when the e-mail is stored and not sent, like those of the orders that the demo creates. */
  readonly isStoredOnly: boolean
}

export const writeOrderEmail = defineJob<EmailToWrite>('write-order-email')

/** Requests an e-mail in the caller's transaction. Each e-mail is written once; requesting it again has no effect. */
export async function sendOrderEmails(
  tx: Tx,
  { platform, now }: Pick<Context, 'platform' | 'now'>,
  { orderId, event, refundId, sendingId, agreementId, changeId, supplementId }: OrderEmail,
): Promise<void> {
  const subjectId = refundId ?? sendingId ?? agreementId ?? changeId ?? supplementId ?? orderId
  const isNew = await tx.count`
    insert into order_email (order_id, event, subject_id, requested_at)
    values (${orderId}, ${event}, ${subjectId}, ${now}) on conflict do nothing`
  if (isNew === 0) return
  const isStoredOnly = platform.config.mailUrl === undefined
  await platform.jobs.enqueue(tx, writeOrderEmail, { orderId, event, subjectId, isStoredOnly })
}
