import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  CustomerErasure,
  eraseCustomer as eraseContract,
  getCustomerErasure as erasureContract,
  exportCustomerData as exportContract,
} from '@pito/contracts/staff-customers'
import { openOrderSentence } from '@pito/contracts/values/customer-desk'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { Customer } from '../accounts/index.ts'
import { lockCustomer, readCustomer } from '../accounts/index.ts'
import { lockOrdersOf, unfinishedOrders } from '../orders/index.ts'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import type { PersonalData } from '../platform/privacy/personal-data.ts'
import { refuse } from '../platform/refuse.ts'
import { countExport, dataOf, eraseAccount, lastDayOfVoucher, retainedOf } from '../privacy/index.ts'

/**
 * Staff export or erase the personal data of people who write or call, and note how they identified the person.
 * Everything else is as in the customer's own account, except that staff erase nobody whose order is not finished: the
 * shop has to be able to reach the person about it.
 */
export function exportForStaff(everything: readonly PersonalData[]) {
  return async (
    ctx: Context,
    { id, identified_by }: Input<typeof exportContract>,
  ): Promise<Answer<typeof exportContract>> => {
    const customer = (await readCustomer(ctx.sql, id)) ?? refuse('not-found')
    await countExport(ctx, id)
    const data = await dataOf(ctx, customer, everything)
    const details = { identified_by }
    await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'data-exported', subject: id, details })
    return ok(data)
  }
}

export async function showErasure(
  ctx: Context,
  { id }: Input<typeof erasureContract>,
): Promise<Answer<typeof erasureContract>> {
  const customer = (await readCustomer(ctx.sql, id)) ?? refuse('not-found')
  return ok(await erasureOf(ctx, ctx.sql, customer))
}

export function eraseForStaff(everything: readonly PersonalData[]) {
  return async (
    ctx: Context,
    { id, identified_by, reason }: Input<typeof eraseContract>,
  ): Promise<Answer<typeof eraseContract>> => {
    const erasure = await ctx.transaction(async (tx) => {
      const customer = (await lockCustomer(tx, id)) ?? refuse('not-found')
      await lockOrdersOf(tx, id)
      const found = await erasureOf(ctx, tx, customer)
      const [open] = found.open_orders
      if (open !== undefined) refuse('order-still-open', { addition: openOrderSentence(open) })
      const details = { identified_by, reason }
      await eraseAccount(ctx, tx, customer, { everything, locale: customer.locale, details })
      return found
    })
    return ok(erasure)
  }
}

/** More vouchers of one customer are not listed one by one. */
const mostVouchers = 1000

async function erasureOf(
  { now, locale }: Pick<Context, 'now' | 'locale'>,
  sql: Sql,
  customer: Customer,
): Promise<CustomerErasure> {
  const paid = await sql<{ orderNumber: string; invoiceNumber: number | null; paidAt: Date }>`
    select order_number, paid_at, (select number from invoice where order_id = shop_order.id) as invoice_number
    from shop_order where customer_id = ${customer.id} and order_status = 'paid'
    order by created_at desc, id limit ${mostVouchers}`
  return {
    open_orders: await unfinishedOrders(sql, customer.id, now),
    vouchers: paid.map(({ orderNumber, invoiceNumber, paidAt }) => ({
      order_number: orderNumber,
      invoice_number: invoiceNumber,
      until: lastDayOfVoucher(helsinkiDate(paidAt)),
    })),
    retained: retainedOf(customer, locale),
  }
}
