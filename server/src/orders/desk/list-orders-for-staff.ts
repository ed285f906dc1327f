import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  countOrderTabs as countContract,
  ListedOrder,
  listOrdersForStaff as listContract,
} from '@pito/contracts/staff-orders'
import { mostCounted } from '@pito/contracts/values/order-tasks'
import { sizeOfProduct, sizeText } from '@pito/contracts/values/tyre-size'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { plannedForValues } from '../../platform/database/planned-for-values.ts'
import { ok, page as pageOf } from '../../platform/http/calls.ts'
import { daysOfDelivery } from '../order-in-euros.ts'
import { paymentState } from '../rules/payment-state.ts'
import type { DeskRow } from './desk-store.ts'
import { countTabs, listDeskRows, printedShown } from './desk-store.ts'
import { fittingState, orderStage } from './rules/order-stage.ts'
import { orderTask } from './rules/order-task.ts'
import { sendingOf } from './rules/sending-of.ts'

export async function listOrdersForStaff(
  ctx: Context,
  input: Input<typeof listContract>,
): Promise<Answer<typeof listContract>> {
  const { rows, total, isMore } = await plannedForValues(ctx.sql, (tx) => listDeskRows(tx, input, ctx.now))
  const { page, per_page: perPage } = input
  await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'orders-listed', details: { page, total } })
  const shown = rows.map((row) => listedOrder(row, ctx))
  return { ...pageOf(shown, { total, page, perPage }), is_more: isMore }
}

export async function countOrderTabs(ctx: Context): Promise<Answer<typeof countContract>> {
  const counted = await countTabs(ctx.sql, ctx.now)
  return ok(
    counted.map(({ tab, orders }) => ({
      tab,
      orders: Math.min(orders, mostCounted),
      is_more: orders > mostCounted,
    })),
  )
}

function listedOrder(row: DeskRow, { now, locale }: Pick<Context, 'now' | 'locale'>): ListedOrder {
  const { task, since, tabs } = orderTask(row.facts, row)
  return {
    order_number: row.orderNumber,
    created_at: row.createdAt.toISOString(),
    customer: row.name || null,
    company: row.isBusiness ? row.companyName : null,
    email: row.email,
    goods: row.goods.map(({ id, quantity, name_fi, name_en, width, commercial, ...size }) => ({
      id,
      quantity,
      name: locale === 'fi_FI' ? name_fi : name_en,
      size: width === null ? null : sizeText(sizeOfProduct({ width, ...size }), commercial),
    })),
    licence_plate: row.plate,
    service_point: row.servicePoint,
    fitted_at: row.fittedAt?.toISOString() ?? null,
    fitting_state: fittingState(row.facts, row),
    delivery_days: daysOfDelivery(row),
    total: row.totalCents / 100,
    payment_state: paymentState(row, now),
    progress: row.progress,
    stage: orderStage(row.facts),
    invoice_number: row.invoiceNumber,
    supplement_of: row.supplementOf,
    printed: printedShown(row.printed),
    version: row.version,
    ...sendingOf(row, now),
    task,
    since: since?.toISOString() ?? null,
    tabs: [...tabs],
  }
}
