import { bookedEntry } from '../booking/index.ts'
import { ownerOf } from '../cart/index.ts'
import { shopInFileName } from '../platform/company/company.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/refuse.ts'
import { ofOwner } from './order-store.ts'

/**
 * Returns the fitting as a calendar file. An order without a time and an order of another owner both get `not-found`.
 */
export async function openCalendar(ctx: Context, orderNumber: string) {
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  const [order] = await ctx.sql<{ id: string }>`
    select id from shop_order o
    where order_number = ${orderNumber} and order_status = 'paid' and ${ofOwner(owner)}`
  const entry = order ? await bookedEntry(ctx, order.id) : null
  return {
    fileName: `${shopInFileName(ctx.platform.company.current.shopName)}-${orderNumber}.ics`,
    mediaType: 'text/calendar; charset=utf-8',
    content: Buffer.from(entry ?? refuse('not-found')),
  }
}
