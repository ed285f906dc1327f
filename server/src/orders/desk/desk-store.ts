import type { Input } from '@pito/contracts/endpoint'
import type { listOrdersForStaff } from '@pito/contracts/staff-orders'
import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { DeskTab } from '@pito/contracts/values/order-tasks'
import { deskTabs, mostCounted } from '@pito/contracts/values/order-tasks'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import type { Sql } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { joined, part, rowsOfPage } from '../../platform/database/statement.ts'
import { paymentFacts } from '../order-store.ts'
import type { AttemptState } from '../rules/attempt-moves.ts'
import type { PaymentFacts } from '../rules/payment-state.ts'
import { ordersFound } from './orders-found.ts'
import type { FittingFacts } from './rules/order-stage.ts'
import type { DeskFacts, DeskMoments } from './rules/order-task.ts'
import {
  factsOfOrder,
  fittingOfOrder,
  momentsOfOrder,
  ordersInTab,
  ordersWithAppointments,
} from './task-conditions.ts'

type DeskQuery = Input<typeof listOrdersForStaff>
type OrderFilters = Omit<DeskQuery, 'page' | 'per_page' | 'sort'>

/** Who printed a packing or picking list of an order, and when, read as JSON inside the row of the order. */
interface Printed {
  readonly by: string
  readonly at: string
}

/** SQL for the latest print of the order `o`. */
const printed = part`(
  select json_build_object('by', staff.name, 'at', printed_at)
  from printed_order copy join order_paper on order_paper.id = paper_id join staff on staff.id = staff_id
  where copy.order_id = o.id and copy.paper <> 'labels' order by printed_at desc limit 1
) as printed`

/** SQL for the number of the order that the order `o` is a supplement of. */
const supplementOf = part`(select order_number from shop_order main where main.id = o.supplement_of) as supplement_of`

export interface DeskRow extends PaymentFacts, DeskMoments, FittingFacts {
  readonly orderNumber: string
  readonly progress: DeskFacts['progress']
  readonly createdAt: Date
  readonly name: string | null
  readonly companyName: string | null
  readonly email: string | null
  readonly isBusiness: boolean
  readonly plate: string | null
  readonly goods: readonly {
    readonly id: number
    readonly quantity: number
    readonly name_fi: string
    readonly name_en: string
    readonly width: number | null
    readonly aspect_ratio: number
    readonly diameter: number
    readonly commercial: boolean
  }[]
  readonly servicePoint: string | null
  readonly fittedAt: Date | null
  readonly deliveryFrom: string | null
  readonly deliveryTo: string | null
  readonly totalCents: number
  readonly invoiceNumber: number | null
  /** The number of the order that the order is a supplement of. */
  readonly supplementOf: string | null
  readonly printed: Printed | null
  readonly version: number
  readonly facts: DeskFacts
}

/**
 * Lists orders in two statements, however many orders there are, and what a tab or a search finds in one. Orders beyond
 * the first 10,000 are not counted.
 */
export async function listDeskRows(
  sql: Sql,
  query: DeskQuery,
  now: Date,
): Promise<{ rows: DeskRow[]; total: number; isMore: boolean }> {
  const { page, per_page: perPage, sort } = query
  const matching = matchingOrders(query, now)
  const order = sort === 'created_at' ? part`o.created_at, o.id` : part`o.created_at desc, o.id desc`
  const countsInList = query.tab !== undefined || query.search !== ''
  const rows = await sql<DeskRow & { readonly counted: number | null }>`
    with matching as ${countsInList ? part`materialized` : part`not materialized`} (
      select o.id, o.created_at from ${matching}
    ), chosen as materialized (
      select o.id from matching o order by ${order} ${rowsOfPage({ page, perPage })}
    )
    select ${countsInList ? part`(select count(*)::integer from matching)` : part`null`} as counted,
      o.order_number, o.version, o.order_status as status, o.progress, o.created_at, ${paymentFacts}, ${momentsOfOrder},
      concat_ws(' ', first_name, last_name) as name, billing.company_name, email, is_business,
      licence_plate as plate, coalesce((
        select json_agg(json_build_object(
          'id', line.id, 'quantity', quantity, 'name_fi', name_fi, 'name_en', name_en, 'width', width::float8,
          'aspect_ratio', aspect, 'diameter', diameter::float8, 'commercial', commercial
        ) order by position)
        from shop_order_line line left join tyre on tyre.id = tyre_id left join tyre_size on tyre_size.id = tyre_size_id
        where order_id = o.id and type = 'product'
      ), '[]') as goods,
      (select concat_ws(', ', company_name, city) from service_point where id = o.service_point_id) as service_point,
      ${fittingOfOrder(now)}, delivery_from::text, delivery_to::text, o.total_cents,
      (select number from invoice where invoice.order_id = o.id) as invoice_number, ${supplementOf}, ${printed},
      ${factsOfOrder(now)} as facts
    from chosen join ${ordersWithAppointments} on o.id = chosen.id
      left join shop_order_address billing on billing.order_id = o.id and kind = 'billing'
    order by ${order}`
  const total = rows[0]?.counted ?? (await countOrders(sql, matching))
  return { rows, total: Math.min(total, mostCounted), isMore: total > mostCounted }
}

/** Counts orders, at most one more than lists count. */
export async function countOrders(sql: Sql, matching: Part): Promise<number> {
  const [counted] = await sql<{ total: number }>`
    select count(*)::integer as total from (select from ${matching} limit ${mostCounted + 1}) counted`
  return counted?.total ?? 0
}

/** SQL for the orders `o` that the filters and the search of the list find. */
export function matchingOrders(query: OrderFilters, now: Date): Part {
  return part`shop_order o where ${joined(conditionsOf(query, now), ' and ')}`
}

function conditionsOf(query: OrderFilters, now: Date): Part[] {
  const { tab, order_status: status, delivery, service_point: point, period, search } = query
  return [
    // Supplements are found by a search and stand in the tabs of what is due for them, but are no orders of their own.
    tab || search !== '' ? part`true` : part`o.supplement_of is null`,
    ...(tab ? [part`o.id = any(array(${ordersInTab(tab, now)}))`] : []),
    ...(status ? [part`o.order_status = ${status}`] : []),
    ...(delivery ? [part`o.fitting = ${delivery === 'fitting'}`] : []),
    ...(point ? [part`o.service_point_id = ${point}`] : []),
    ...(period
      ? [part`o.created_at >= ${firstDay(period, now)}::date::timestamp at time zone 'Europe/Helsinki'`]
      : []),
    ...(search === '' ? [] : [part`o.id = any(array(${ordersFound(search)}))`]),
  ]
}

function firstDay(period: NonNullable<DeskQuery['period']>, now: Date): string {
  const days = { today: 0, week: -6, month: -29 }
  return addDays(helsinkiDate(now), days[period])
}

/** Counts the orders of all tabs in one statement. */
export async function countTabs(sql: Sql, now: Date): Promise<{ tab: DeskTab; orders: number }[]> {
  const counts = deskTabs.map(
    (tab) => part`
      select ${tab}::text as tab,
        (select count(*)::integer from (select from (${ordersInTab(tab, now)}) ids limit ${mostCounted + 1}) counted) as orders`,
  )
  return await sql<{ tab: DeskTab; orders: number }>`${joined(counts, ' union all ')}`
}

export interface DeskOrderRow extends DeskMoments, FittingFacts {
  readonly fittedAt: Date | null
  readonly version: number
  readonly supplementOf: string | null
  readonly printed: Printed | null
  readonly facts: DeskFacts
  readonly attemptState: AttemptState | null
  readonly attemptMethod: PaymentMethod | null
  readonly attemptStartedAt: Date | null
  readonly failedBy: string | null
}

export function printedShown(printed: Printed | null): { by: string; at: string } | null {
  return printed && { by: printed.by, at: new Date(printed.at).toISOString() }
}

/** Reads what decides the next step of one order, and its version. */
export async function readDeskFacts(
  sql: Sql,
  orderNumber: string,
  now: Date,
): Promise<DeskOrderRow | undefined> {
  const [row] = await sql<DeskOrderRow>`
    select o.version, ${supplementOf}, ${printed}, ${momentsOfOrder}, ${factsOfOrder(now)} as facts,
      ${fittingOfOrder(now)},
      latest.state as attempt_state, latest.method as attempt_method, latest.started_at as attempt_started_at,
      latest.failed_by
    from ${ordersWithAppointments} left join lateral (
      select state, method, started_at, failed_by from payment_attempt
      where order_id = o.id order by attempt desc limit 1
    ) latest on true where o.order_number = ${orderNumber}`
  return row
}
