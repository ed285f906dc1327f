import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  getCustomerActivity as activityContract,
  getCustomerForStaff as customerContract,
} from '@pito/contracts/staff-customers'
import { readCustomer } from '../accounts/index.ts'
import { callerHasRight } from '../platform/audit/caller-has-right.ts'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import * as store from './customer-store.ts'

export async function showCustomer(
  ctx: Context,
  { id }: Input<typeof customerContract>,
): Promise<Answer<typeof customerContract>> {
  const customer = (await store.readDeskCustomer(ctx.sql, id, ctx.locale)) ?? refuse('not-found')
  await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'customer-read', subject: id })
  return ok(customer)
}

/** Returns the parts of a customer's page. Orders and e-mails are left out for staff who may not read them elsewhere. */
export async function showActivity(
  ctx: Context,
  { id }: Input<typeof activityContract>,
): Promise<Answer<typeof activityContract>> {
  const { sql, caller, locale, now } = ctx
  const { email } = (await readCustomer(sql, id)) ?? refuse('not-found')
  const of = { customerId: id, locale, now }
  const [readsOrders, readsMails] = await Promise.all([
    callerHasRight(sql, caller, 'read-orders'),
    callerHasRight(sql, caller, 'read-mails'),
  ])
  const [orders, returns, reviews, alerts, sessions, notes, emails, log] = await Promise.all([
    readsOrders ? store.ordersShown(sql, of) : null,
    readsOrders ? store.returnsShown(sql, of) : null,
    store.reviewsShown(sql, of),
    store.alertsShown(sql, email),
    store.sessionsShown(sql, of),
    store.notesShown(sql, of),
    readsMails ? store.emailsShown(sql, email) : null,
    store.logShown(sql, of),
  ])
  return ok({ orders, returns, reviews, alerts, sessions, notes, emails, log })
}
