import type { RefusalCode } from '@pito/contracts/refusals'
import type { ChangeOrigin } from '@pito/contracts/values/record-history'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { refuse } from '../platform/refuse.ts'
import type { ChangeableOrder } from './changeable-order.ts'
import { lockChangeableOrder } from './changeable-order.ts'
import { orderIdOfNumber } from './order-store.ts'
import type { LastChange } from './rules/state-sentence.ts'
import { stateSentence } from './rules/state-sentence.ts'

interface StaffChange {
  /** The action of the audit entry. */
  readonly action: string
  readonly whyNot: (order: ChangeableOrder, now: Date) => RefusalCode | null
  /** Changes the locked order and returns the details of the audit entry. The number of the order is added to them. */
  readonly change: (tx: Tx, order: ChangeableOrder) => Promise<Record<string, string | number | boolean>>
}

interface OrderToChange {
  readonly orderNumber: string
  readonly version?: number | undefined
  readonly origin?: ChangeOrigin
}

/**
 * Lets staff change an order: locks it, compares the version that the page was opened with, applies the rule, and
 * records the change in the same transaction. A refusal says in what state the order is now. A caller that sends no
 * version, such as a list with many orders, relies on the rule alone. Returns the id of the order.
 */
export async function changeOrder(
  ctx: Context,
  { orderNumber, version, origin = 'form' }: OrderToChange,
  { action, whyNot, change }: StaffChange,
): Promise<string> {
  return await ctx.transaction(async (tx) => {
    const id = (await orderIdOfNumber(tx, orderNumber)) ?? refuse('not-found')
    const order = (await lockChangeableOrder(tx, id)) ?? refuse('not-found')
    const isStale = version !== undefined && version !== order.version
    const why = isStale ? 'order-changed' : (whyNotOfSupplement(order, action) ?? whyNot(order, ctx.now))
    if (why) {
      const addition = stateSentence(order, await readLastChange(tx, orderNumber))
      refuse(why, addition ? { addition } : {})
    }
    const before = await readRecorded(tx, id)
    const details = await change(tx, order)
    // An action that changes only records beside the order, such as a refund, gives the order a new version too.
    await tx`update shop_order set version = version where id = ${id}`
    await recordAudit(tx, {
      ...{ ...auditedBy(ctx), action, details: { ...details, order: orderNumber } },
      change: {
        ...{ record: { kind: 'order', id: orderNumber }, before, after: await readRecorded(tx, id), origin },
      },
    })
    return id
  })
}

/**
 * Reads what the audit compares before and after a change of an order. Addresses, phone numbers and notes are personal
 * data, which the audit does not have: it names the row of `shop_order_change` instead, which is erased with the order.
 */
async function readRecorded(tx: Tx, orderId: string): Promise<Record<string, unknown> | null> {
  const [recorded] = await tx.snake<Record<string, unknown>>`
    select progress, packed_at, shipped_at, delivered_at, withdrawn_at, cancelled_at, tracking_numbers,
      service_point_id, (
        select lower(during) from appointment
        where order_id = o.id and state = 'firm' and confirmed_at is not null
      ) as fitting_at, (
        select coalesce(sum(refund.amount_cents), 0)::integer from refund
          join payment_attempt attempt on attempt.id = attempt_id join shop_order paid on paid.id = attempt.order_id
        where o.id in (paid.id, paid.supplement_of)
      ) as refunded_cents, (
        select json_agg(json_build_object('tyre_id', tyre_id, 'condition', condition, 'quantity', quantity) order by id)
        from returned_tyre where order_id = o.id
      ) as returned_tyres, (
        select json_agg(json_build_object('refund_cents', refund_cents, 'deadline', deadline) order by agreed_at)
        from return_agreement where order_id = o.id and completed_at is null
      ) as agreed_returns, (
        select json_agg(json_build_object('order_number', order_number, 'cents', total_cents,
          'state', case when paid_at is not null then 'paid' when closed_at is null then 'open' else 'ended' end)
          order by created_at, id)
        from shop_order supplement where supplement_of = o.id
      ) as supplements, (select max(id) from shop_order_change where order_id = o.id) as delivery_change
    from shop_order o where id = ${orderId}`
  return recorded ?? null
}

/** A supplement is changed with its order; only its money can be refunded apart. */
function whyNotOfSupplement({ isSupplement }: ChangeableOrder, action: string): RefusalCode | null {
  return isSupplement && action !== 'order-refunded' ? 'order-is-supplement' : null
}

/** Returns the member of staff who calls, as the one who cancels or withdraws for a customer. */
export function staffOf({ caller }: Pick<Context, 'caller'>): {
  readonly by: 'staff'
  readonly staffId: string
} {
  return caller.kind === 'staff' ? { by: 'staff', staffId: caller.staffId } : refuse('not-allowed')
}

/** Reads who of the staff changed the order last. Entries about reading the order are no changes. */
async function readLastChange(tx: Tx, orderNumber: string): Promise<LastChange | undefined> {
  const [last] = await tx<LastChange>`
    select staff.name, audit.at from audit join staff on staff.id::text = actor_id
    where actor_kind = 'staff' and details ->> 'order' = ${orderNumber} and action not like '%-read'
    order by audit.id desc limit 1`
  return last
}
