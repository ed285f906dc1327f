import type { Answer, Input } from '@pito/contracts/endpoint'
import type { checkPrint as checkContract, printOrders as contract } from '@pito/contracts/order-papers'
import { languageOf } from '@pito/contracts/values/locale'
import { readFittings } from '../../booking/index.ts'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { rehearse } from '../../platform/database/rehearse.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { orderPaperPath } from './open-paper.ts'
import type { PaperToStore } from './paper-store.ts'
import { insertPaper, insertPrintedOrders, lockOrdersToPrint, readPrintedOrders } from './paper-store.ts'
import { kilogramsOfOrder, piecesOf, stopOf, whyNotPrinted } from './rules/paper-order.ts'

/**
 * Marks orders as printed. The PDF is drawn when it is opened, so that it shows an order as cancelled that is cancelled
 * meanwhile.
 */
export async function printOrders(
  ctx: Context,
  { paper, order_numbers: numbers, label_format, carrier }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  return await ctx.transaction(async (tx) => {
    const orders = await lockOrders(tx, numbers)
    refuseUnprintable(orders)
    const ofLabels = paper === 'labels' ? { labelFormat: label_format, carrier } : noLabels
    const { id, reprints, stopped } = await markPrinted(ctx, tx, { paper, ...ofLabels }, orders)
    const details = { paper, print: id, orders: orders.length, reprints: reprints.length }
    const after = { paper, ...ofLabels, orders: numbersOf(orders), reprints: reprints.length }
    await recordAudit(tx, {
      ...{ ...auditedBy(ctx), action: 'orders-printed', details },
      change: { record: { kind: 'order-paper', id }, before: null, after, origin: 'bulk' },
    })
    return ok({ path: orderPaperPath(id), orders: orders.length, reprints, stopped })
  })
}

/** The dry run of a print: prints the orders in a transaction that is rolled back, and says what they lack. */
export async function checkPrint(
  ctx: Context,
  { paper, order_numbers: numbers }: Input<typeof checkContract>,
): Promise<Answer<typeof checkContract>> {
  const checked = await rehearse(ctx.sql, async (tx) => {
    const all = await lockOrders(tx, numbers)
    const orders = all.filter((order) => whyNotPrinted(order) === null)
    const ofLabels = paper === 'labels' ? ({ labelFormat: '100x150', carrier: 'posti' } as const) : noLabels
    const { id, reprints, stopped } = await markPrinted(ctx, tx, { paper, ...ofLabels }, orders)
    const rows = await readPrintedOrders(tx, id, languageOf(ctx.locale))
    const sent = rows.filter(({ orderNumber }) => !stopped.includes(orderNumber))
    const weighed = sent.map(({ orderNumber, address, tyres: sold }) => {
      const tyres = sold ?? []
      const hasAddress = [address.street, address.postcode, address.town].every(Boolean)
      return { orderNumber, hasAddress, tyres, kilograms: kilogramsOfOrder({ tyres }) }
    })
    return {
      orders: numbersOf(orders),
      unpaid: numbersOf(all.filter((order) => !orders.includes(order))),
      ...{ reprints, stopped },
      without_address: numbersOf(weighed.filter(({ hasAddress }) => !hasAddress)),
      without_weight: numbersOf(weighed.filter(({ kilograms }) => kilograms === 0)),
      pieces: weighed.flatMap(({ tyres }) => tyres).reduce((sum, tyre) => sum + piecesOf(tyre), 0),
      kilograms: weighed.reduce((sum, { kilograms }) => sum + kilograms, 0),
    }
  })
  const details = { total: numbers.length }
  await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'orders-listed', details })
  return ok(checked)
}

const noLabels = { labelFormat: null, carrier: null }

type Locked = Awaited<ReturnType<typeof lockOrdersToPrint>>[number]

async function lockOrders(tx: Tx, orderNumbers: readonly string[]): Promise<Locked[]> {
  const numbers = [...new Set(orderNumbers)]
  const locked = new Map((await lockOrdersToPrint(tx, numbers)).map((order) => [order.orderNumber, order]))
  return numbers.map((number) => locked.get(number) ?? refuse('not-found'))
}

/** Stores the paper with its orders, and returns which of them are reprints and which must not be sent. */
async function markPrinted(
  { now, locale, caller }: Context,
  tx: Tx,
  paper: Pick<PaperToStore, 'paper' | 'labelFormat' | 'carrier'>,
  orders: readonly Locked[],
) {
  const staffId = caller.kind === 'staff' ? caller.staffId : refuse('not-allowed')
  const orderIds = orders.map((order) => order.id)
  const fittings = await readFittings(tx, orderIds)
  const id = await insertPaper(tx, { ...paper, locale, staffId }, now)
  const reprinted = await insertPrintedOrders(tx, { id, paper: paper.paper, orderIds })
  const isStopped = (order: Locked) => stopOf({ ...order, booked: fittings.get(order.id) ?? null }) !== null
  return {
    id,
    reprints: numbersOf(orders.filter((order) => reprinted.has(order.id))),
    stopped: numbersOf(orders.filter(isStopped)),
  }
}

function numbersOf(orders: readonly { readonly orderNumber: string }[]): string[] {
  return orders.map(({ orderNumber }) => orderNumber)
}

/** Names the orders that cannot be printed, because the user has selected many. */
function refuseUnprintable(orders: readonly Locked[]): void {
  const refused = orders.filter((order) => whyNotPrinted(order) !== null)
  const reason = refused[0] && whyNotPrinted(refused[0])
  if (!reason) return
  const named = refused.map(({ orderNumber }) => orderNumber).join(', ')
  refuse(reason, { addition: { fi_FI: `Maksamatta: ${named}.`, en_GB: `Not paid: ${named}.` } })
}
