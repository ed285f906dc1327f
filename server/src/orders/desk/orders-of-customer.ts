import type { OrderProgress, OrderStage } from '@pito/contracts/values/order-progress'
import type { OrderTask } from '@pito/contracts/values/order-tasks'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { orderStage } from './rules/order-stage.ts'
import type { DeskFacts, DeskMoments } from './rules/order-task.ts'
import { orderTask } from './rules/order-task.ts'
import { factsOfOrder, momentsOfOrder, openOrdersOf, ordersWithAppointments } from './task-conditions.ts'

interface OrderOfCustomer {
  readonly orderNumber: string
  readonly createdAt: Date
  readonly totalCents: number
  readonly progress: OrderProgress
  readonly stage: OrderStage
  readonly task: OrderTask | null
}

/** Returns the latest orders of a customer with their next steps. */
export async function ordersOfCustomer(
  sql: Sql,
  { customerId, most, now }: { readonly customerId: string; readonly most: number; readonly now: Date },
): Promise<OrderOfCustomer[]> {
  const rows = await sql<
    Omit<OrderOfCustomer, 'stage' | 'task'> & DeskMoments & { readonly facts: DeskFacts }
  >`
    select o.order_number, o.created_at, o.total_cents, o.progress, ${momentsOfOrder}, ${factsOfOrder(now)} as facts
    from ${ordersWithAppointments} where o.customer_id = ${customerId} and o.supplement_of is null
    order by o.created_at desc, o.id limit ${most}`
  return rows.map(({ facts, ...row }) => ({
    ...row,
    stage: orderStage(facts),
    task: orderTask(facts, row).task,
  }))
}

/** Returns the numbers of the orders of a customer that are not finished, the oldest first. */
export async function unfinishedOrders(sql: Sql, customerId: string, now: Date): Promise<string[]> {
  const rows = await sql<{ orderNumber: string }>`
    select order_number from shop_order where id in (${openOrdersOf(customerId, now)}) order by created_at, id`
  return rows.map(({ orderNumber }) => orderNumber)
}

/** Locks all orders of a customer, after their carts, so that none is paid or changed until the transaction ends. */
export async function lockOrdersOf(tx: Tx, customerId: string): Promise<void> {
  await tx`select from cart where customer_id = ${customerId} order by id for no key update`
  await tx`select from shop_order where customer_id = ${customerId} order by id for no key update`
}
