import type { Answer, Input } from '@pito/contracts/endpoint'
import type { printOrders as contract } from '@pito/contracts/order-papers'
import { readFittings } from '../../booking/index.ts'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { orderPaperPath } from './open-paper.ts'
import { insertPaper, insertPrintedOrders, lockOrdersToPrint } from './paper-store.ts'
import { stopOf, whyNotPrinted } from './rules/paper-order.ts'

/**
 * Marks orders as printed. The PDF is drawn when it is opened, so that it shows an order as cancelled that is cancelled
 * meanwhile.
 */
export async function printOrders(
  ctx: Context,
  { paper, order_numbers, label_format, carrier }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { now, locale, caller } = ctx
  const staffId = caller.kind === 'staff' ? caller.staffId : refuse('not-allowed')
  const numbers = [...new Set(order_numbers)]
  return await ctx.transaction(async (tx) => {
    const locked = new Map((await lockOrdersToPrint(tx, numbers)).map((order) => [order.orderNumber, order]))
    const orders = numbers.map((number) => locked.get(number) ?? refuse('not-found'))
    refuseUnprintable(orders)
    const fittings = await readFittings(
      tx,
      orders.map(({ id }) => id),
    )
    const isStopped = (order: Locked) => stopOf({ ...order, booked: fittings.get(order.id) ?? null }) !== null
    const ofLabels = paper === 'labels' ? { labelFormat: label_format, carrier } : noLabels
    const id = await insertPaper(tx, { paper, ...ofLabels, locale, staffId }, now)
    const reprinted = await insertPrintedOrders(tx, { id, paper, orderIds: orders.map((order) => order.id) })
    const details = { paper, print: id, orders: orders.length, reprints: reprinted.size }
    const after = { paper, ...ofLabels, orders: numbers, reprints: reprinted.size }
    await recordAudit(tx, {
      ...{ ...auditedBy(ctx), action: 'orders-printed', details },
      change: { record: { kind: 'order-paper', id }, before: null, after, origin: 'bulk' },
    })
    const numbersOf = (which: typeof orders) => which.map(({ orderNumber }) => orderNumber)
    return ok({
      path: orderPaperPath(id),
      orders: orders.length,
      reprints: numbersOf(orders.filter((order) => reprinted.has(order.id))),
      stopped: numbersOf(orders.filter(isStopped)),
    })
  })
}

const noLabels = { labelFormat: null, carrier: null }

type Locked = Awaited<ReturnType<typeof lockOrdersToPrint>>[number]

/** Names the orders that cannot be printed, because the user has selected many. */
function refuseUnprintable(orders: readonly Locked[]): void {
  const refused = orders.filter((order) => whyNotPrinted(order) !== null)
  const reason = refused[0] && whyNotPrinted(refused[0])
  if (!reason) return
  const named = refused.map(({ orderNumber }) => orderNumber).join(', ')
  refuse(reason, { addition: { fi_FI: `Maksamatta: ${named}.`, en_GB: `Not paid: ${named}.` } })
}
