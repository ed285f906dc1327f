import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  cancelUndeliverable as cancelContract,
  checkUndeliverable as cancellableContract,
  checkOrderBatch as checkContract,
  OrderBatchReportRow,
  OrderBatchRow,
  runOrderBatch as runContract,
} from '@pito/contracts/order-batches'
import type { RefusalCode } from '@pito/contracts/refusals'
import { mostInBatch } from '@pito/contracts/values/order-batches'
import type { Sentence } from '@pito/contracts/values/sentences'
import { readFittings } from '../../booking/index.ts'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import { ok } from '../../platform/http/calls.ts'
import { messageOf, Refused, refuse } from '../../platform/refuse.ts'
import { changeOrder, staffOf } from '../change-order.ts'
import type { ChangeableOrder } from '../changeable-order.ts'
import { changeableColumns } from '../changeable-order.ts'
import { cancelWithRefund } from '../fulfilment/cancel-order.ts'
import { packOrder } from '../fulfilment/change-by-staff.ts'
import { shipOrder } from '../fulfilment/send-order.ts'
import { stateSentence } from '../rules/state-sentence.ts'
import { whyNotCancelledByStaff } from '../why-not-changed.ts'
import { withSizes } from '../with-sizes.ts'
import { whyNotDone } from './rules/order-actions.ts'

const unknownOrder: Sentence = { fi_FI: 'Tilausta ei ole.', en_GB: 'There is no such order.' }

/** The dry run: says for each order what its rule says now. Orders that do not exist are listed too. */
export async function checkOrderBatch(
  ctx: Context,
  { action, order_numbers: text }: Input<typeof checkContract>,
): Promise<Answer<typeof checkContract>> {
  const numbers = [...new Set(text.split(','))]
  const rows = await readRows(ctx, part`o.order_number = any(${numbers}::text[])`)
  await recordAudit(ctx.sql, {
    ...auditedBy(ctx),
    action: 'orders-listed',
    details: { total: numbers.length },
  })
  const found = new Map(rows.map((row) => [row.orderNumber, row]))
  return ok(
    numbers.map((number) => {
      const row = found.get(number)
      return row ? shownRow(ctx, row, whyNotDone(action, row, ctx.now)) : unknownRow(ctx, number)
    }),
  )
}

/** Carries out the action order by order. An order that is refused meanwhile does not stop the others. */
export async function runOrderBatch(
  ctx: Context,
  { action, orders }: Input<typeof runContract>,
): Promise<Answer<typeof runContract>> {
  const act = action === 'pack' ? packOrder : shipOrder
  return ok(
    await reportOn(ctx, orders, (order) => act(ctx, { ...order, orderNumber: order.order_number }, 'bulk')),
  )
}

/** The preview of what an owner cancels because an article cannot be delivered. */
export async function checkUndeliverable(
  ctx: Context,
  { productId }: Input<typeof cancellableContract>,
): Promise<Answer<typeof cancellableContract>> {
  const rows = await readRows(
    ctx,
    part`o.progress = 'paid' and o.shipped_at is null and o.withdrawn_at is null and ${hasArticle(productId)}`,
  )
  await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'orders-listed', details: { total: rows.length } })
  return ok(rows.map((row) => shownRow(ctx, row, whyNotCancelledByStaff(row, ctx.now))))
}

export async function cancelUndeliverable(
  ctx: Context,
  { productId, orders }: Input<typeof cancelContract>,
): Promise<Answer<typeof cancelContract>> {
  return ok(
    await reportOn(ctx, orders, ({ order_number: orderNumber, version }) =>
      changeOrder(
        ctx,
        { orderNumber, version, origin: 'bulk' },
        {
          action: 'order-cancelled',
          whyNot: whyNotCancelledByStaff,
          change: (tx, order) => cancelWithArticle(ctx, tx, order, productId),
        },
      ),
    ),
  )
}

async function cancelWithArticle(ctx: Context, tx: Tx, order: ChangeableOrder, tyreId: number) {
  const [row] = await tx`select o.id from shop_order o where o.id = ${order.id} and ${hasArticle(tyreId)}`
  if (!row) refuse('order-not-cancellable')
  await cancelWithRefund(tx, ctx, order, staffOf(ctx))
  return { undeliverable: tyreId }
}

function hasArticle(tyreId: number): Part {
  return part`exists (select from shop_order_line where order_id = o.id and type = 'product' and tyre_id = ${tyreId})`
}

type ReportedOrder = Input<typeof runContract>['orders'][number]

async function reportOn(
  { locale }: Context,
  orders: readonly ReportedOrder[],
  act: (order: ReportedOrder) => Promise<unknown>,
): Promise<OrderBatchReportRow[]> {
  const report: OrderBatchReportRow[] = []
  for (const order of orders) {
    const why = await act(order).then(
      () => null,
      (error: unknown) => (error instanceof Refused ? error : Promise.reject(error)),
    )
    report.push({ order_number: order.order_number, why_not: why && messageOf(why, locale) })
  }
  return report
}

interface BatchRow extends Omit<ChangeableOrder, 'booked'> {
  readonly customer: string | null
  readonly goods: readonly { readonly tyre_id: number; readonly quantity: number; readonly name: string }[]
  readonly totalCents: number
}

async function readRows(
  { sql, locale }: Context,
  condition: Part,
): Promise<(BatchRow & Pick<ChangeableOrder, 'booked'>)[]> {
  const rows = await sql<BatchRow>`
    select changeable.*, total_cents, coalesce(company_name, concat_ws(' ', first_name, last_name)) as customer,
      coalesce((
        select json_agg(json_build_object('tyre_id', tyre_id, 'quantity', quantity,
          'name', case when ${locale} = 'fi_FI' then name_fi else name_en end) order by position)
        from shop_order_line where order_id = o.id and type = 'product'
      ), '[]') as goods
    from shop_order o cross join lateral (select ${changeableColumns} from shop_order where id = o.id) changeable
      left join shop_order_address billing on billing.order_id = o.id and kind = 'billing'
    where ${condition} order by o.created_at, o.id limit ${mostInBatch}`
  const fittings = await readFittings(
    sql,
    rows.map(({ id }) => id),
  )
  const named = await withSizes(
    sql,
    rows.flatMap(({ goods }) => goods),
  )
  return rows.map((row) => ({
    ...row,
    goods: named.splice(0, row.goods.length),
    booked: fittings.get(row.id) ?? null,
  }))
}

/** A row that is refused says what has been done with its order, as the refusal of the action itself does. */
function shownRow({ locale }: Context, row: BatchRow, code: RefusalCode | null): OrderBatchRow {
  const addition = stateSentence(row, undefined)
  return {
    order_number: row.orderNumber,
    version: row.version,
    customer: row.customer || null,
    goods: row.goods.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
    total: row.totalCents / 100,
    tracking_numbers: [...row.trackingNumbers],
    why_not: code && messageOf(new Refused(code, addition && { addition }), locale),
  }
}

function unknownRow({ locale }: Context, orderNumber: string): OrderBatchRow {
  const nothing = { version: null, customer: null, goods: null, total: null, tracking_numbers: [] }
  return { order_number: orderNumber, ...nothing, why_not: unknownOrder[locale] }
}
