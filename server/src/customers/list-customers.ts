import type { Answer, Input } from '@pito/contracts/endpoint'
import type { listCustomersForStaff as contract } from '@pito/contracts/staff-customers'
import { mostCounted } from '@pito/contracts/values/order-tasks'
import type { CustomerPermission } from '@pito/contracts/values/permissions'
import { idsFound, ordersOfPlate, phoneBegins, searchedText } from '../orders/index.ts'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { beginsWith } from '../platform/database/begins-with.ts'
import type { Sql } from '../platform/database/sql.ts'
import type { Part } from '../platform/database/statement.ts'
import { joined, part, rowsOfPage } from '../platform/database/statement.ts'
import { page as pageOf } from '../platform/http/calls.ts'

type CustomerQuery = Input<typeof contract>

export async function listCustomers(ctx: Context, input: CustomerQuery): Promise<Answer<typeof contract>> {
  const { rows, total } = await customerRows(ctx.sql, input)
  const { page, per_page: perPage } = input
  const counted = Math.min(total, mostCounted)
  await recordAudit(ctx.sql, {
    ...auditedBy(ctx),
    action: 'customers-listed',
    details: { page, total: counted },
  })
  const shown = rows.map(({ totalCents, lastOrderAt, ...row }) => ({
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    country_code: row.countryCode,
    contact_number: row.contactNumber,
    company_name: row.companyName,
    company_vat_number: row.companyVatNumber,
    permissions: row.permissions,
    orders: row.orders,
    total: totalCents / 100,
    last_order_at: lastOrderAt?.toISOString() ?? null,
  }))
  return { ...pageOf(shown, { total: counted, page, perPage }), is_more: total > mostCounted }
}

interface CustomerRow {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly countryCode: string
  readonly contactNumber: string
  readonly companyName: string | null
  readonly companyVatNumber: string | null
  readonly permissions: CustomerPermission[]
  readonly orders: number
  readonly totalCents: number
  readonly lastOrderAt: Date | null
}

/** Each order of the list is that of an index, so a page is read without sorting all customers. */
const orders: Readonly<Record<CustomerQuery['sort'], Part>> = {
  name: part`c.last_name, c.first_name, c.id`,
  '-name': part`c.last_name desc, c.first_name desc, c.id desc`,
  orders: part`sales.orders, sales.customer_id`,
  '-orders': part`sales.orders desc, sales.customer_id desc`,
  total: part`sales.total_cents, sales.customer_id`,
  '-total': part`sales.total_cents desc, sales.customer_id desc`,
  last_order_at: part`sales.last_order_at nulls first, sales.customer_id`,
  '-last_order_at': part`sales.last_order_at desc nulls last, sales.customer_id desc`,
  created_at: part`c.created_at, c.id`,
  '-created_at': part`c.created_at desc, c.id desc`,
}

/**
 * Lists customers in two statements, and what a search finds in one. Customers beyond the first 10,000 are not counted.
 */
async function customerRows(sql: Sql, query: CustomerQuery): Promise<{ rows: CustomerRow[]; total: number }> {
  const { page, per_page: perPage, sort } = query
  const where = joined(conditionsOf(query), ' and ')
  const countsInList = query.search !== ''
  const rows = await sql<CustomerRow & { readonly counted: number | null }>`
    with matching as ${countsInList ? part`materialized` : part`not materialized`} (
      select c.* from customer c where ${where}
    )
    select c.id, first_name, last_name, email, country_code, contact_number, company_name, company_vat_number,
      permissions, orders, total_cents::float8, last_order_at,
      ${countsInList ? part`(select count(*)::integer from matching)` : part`null`} as counted
    from matching c join customer_sales sales on sales.customer_id = c.id
    order by ${orders[sort]} ${rowsOfPage({ page, perPage })}`
  if (rows[0]?.counted) return { rows, total: rows[0].counted }
  const [counted] = await sql<{ total: number }>`
    select count(*)::integer as total
    from (select from customer c where ${where} limit ${mostCounted + 1}) counted`
  return { rows, total: counted?.total ?? 0 }
}

function conditionsOf({ company, permission, search }: CustomerQuery): Part[] {
  return [
    part`c.closed_at is null`,
    ...(company ? [part`c.is_company_user = ${company === 'company'}`] : []),
    ...(permission ? [part`c.permissions @> ${[permission]}::text[]`] : []),
    ...(search === '' ? [] : [part`c.id = any(array(${customersFound(search)}))`]),
  ]
}

const companyIdColumn = part`
  regexp_replace(regexp_replace(upper(company_vat_number), '[^0-9A-Z]', '', 'g'), '^FI', '')`

/**
 * SQL for the ids of the customers that a text finds: by the beginning of a name, an e-mail address, a company, a phone
 * number or a business ID, or by the plate of an order. Each is answered by an index.
 */
function customersFound(search: string): Part {
  const { text, digits } = searchedText(search)
  const companyId = text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replace(/^FI/, '')
  const phone = phoneBegins(digits)
  const conditions = [
    beginsWith(part`email`, text),
    beginsWith(part`lower(first_name || ' ' || last_name)`, text),
    beginsWith(part`lower(last_name || ' ' || first_name)`, text),
    part`company_name is not null and ${beginsWith(part`lower(company_name)`, text)}`,
    ...(/\d/.test(companyId)
      ? [part`company_vat_number is not null and ${beginsWith(companyIdColumn, companyId)}`]
      : []),
    ...(phone ? [phone] : []),
  ]
  return idsFound([
    ...conditions.map((condition) => part`select id from customer where closed_at is null and ${condition}`),
    ...ordersOfPlate(search).map(
      (found) => part`
        select customer.id from shop_order join customer on customer.id = case
          when customer_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then customer_id::uuid end
        where shop_order.id in (${found})`,
    ),
  ])
}
