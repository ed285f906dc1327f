import type { Order } from '@pito/contracts/orders'
import type { BookedFitting } from '../booking/index.ts'
import { readFitting } from '../booking/index.ts'
import type { Offer } from '../catalogue/index.ts'
import { readOffers } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import type { Part } from '../platform/database/statement.ts'
import { part } from '../platform/database/statement.ts'
import { networkHashes } from '../platform/limits/network-hash.ts'
import { awaitedFacts } from './invoices/awaited-refund.ts'
import type { Viewer } from './invoices/invoice-path.ts'
import { orderInEuros } from './order-in-euros.ts'
import type { OrderRow } from './order-row.ts'
import { deliveryColumns, orderColumns, summaryColumns } from './order-row.ts'
import { paymentFacts } from './order-store.ts'
import type { Scarcity } from './reservations/reservation-store.ts'

type Reader = Pick<Context, 'sql' | 'now' | 'locale' | 'platform' | 'address'> & { readonly caller: Viewer }
type Which = { readonly id: string } | { readonly number: string; readonly owner?: Part }

/**
 * Returns undefined if there is no such order, or it belongs to another owner. Runs two statements, or one if the
 * caller passes in the offers of the tyres, and one more for the time of a paid fitting. The number of statements does
 * not grow with the order.
 */
export async function readOrder(
  ctx: Reader,
  which: Which,
  known?: ReadonlyMap<number, Offer>,
): Promise<Order | undefined> {
  const condition =
    'id' in which
      ? part`o.id = ${which.id}`
      : part`order_number = ${which.number} and ${which.owner ?? part`true`}`
  const scarcity = scarcityFor(ctx)
  const [row] = await ctx.sql`
    select ${summaryColumns}, ${paymentFacts}, ${deliveryColumns(ctx.now)}, ${orderColumns(ctx.now, scarcity)},
      ${awaitedFacts}
    from shop_order o where ${condition}`
  if (!row) return undefined
  const tyreIds = row.lines.flatMap(({ type, tyre_id }) => (type === 'product' && tyre_id ? [tyre_id] : []))
  const { sql, now, locale, caller } = ctx
  const { config } = ctx.platform
  const offers = known ?? (await readOffers(ctx, sql, tyreIds))
  return orderInEuros({ ...row, booked: await bookedOf(sql, row) }, { offers, locale, now, caller, config })
}

/** What other guests of the network do concerns only a guest who is about to pay. */
function scarcityFor({ platform: { config }, caller, address }: Reader): Scarcity | null {
  if (caller.kind !== 'guest') return null
  return { network: networkHashes(config, address).network, scarceStock: config.scarceStock }
}

async function bookedOf(sql: Sql, { id, status, fitting }: OrderRow): Promise<BookedFitting | null> {
  return status === 'paid' && fitting ? ((await readFitting(sql, id)) ?? null) : null
}
