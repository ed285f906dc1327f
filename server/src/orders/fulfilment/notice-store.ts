import type { DeskOrder } from '@pito/contracts/staff-orders'
import type {
  CancellationChannel,
  CancellationReason,
  CancellationRequester,
  WithdrawalChannel,
} from '@pito/contracts/values/order-notices'
import type { Context } from '../../platform/context.ts'
import { insertion } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'

/** A request to cancel an order, or a notice of withdrawal, that did not come from the pages of the shop. */
type Notice = { readonly orderId: string } & (
  | {
      readonly kind: 'cancellation'
      readonly requestedBy: CancellationRequester
      readonly channel: CancellationChannel
      readonly reason: CancellationReason
    }
  | {
      readonly kind: 'withdrawal'
      readonly channel: WithdrawalChannel
      readonly sentOn: string
      readonly isGoodwill: boolean
    }
)

/** The caller holds the lock of the order. */
export async function insertNotice(
  tx: Tx,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
  notice: Notice,
): Promise<void> {
  if (caller.kind !== 'staff') throw new Error('Only staff register notices.')
  const { orderId, kind, channel } = notice
  const values = {
    ...{ order_id: orderId, kind, channel, registered_at: now, staff_id: caller.staffId },
    ...(notice.kind === 'cancellation'
      ? { requested_by: notice.requestedBy, reason: notice.reason }
      : { sent_on: notice.sentOn, is_goodwill: notice.isGoodwill }),
  }
  await tx`insert into order_notice ${insertion('order_notice', values)}`
}

export async function readNotice(sql: Sql, orderNumber: string): Promise<DeskOrder['notice']> {
  const [notice] = await sql.snake<NonNullable<DeskOrder['notice']>>`
    select kind, channel, staff.name as by, requested_by, reason, sent_on::text, is_goodwill
    from order_notice join shop_order o on o.id = order_id join staff on staff.id = staff_id
    where order_number = ${orderNumber}`
  return notice ?? null
}
