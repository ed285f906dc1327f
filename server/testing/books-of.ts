import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'

type One = (text: string) => Promise<unknown>
type Count = Exclude<keyof typeof balanced, 'missingCents'>

/** The books of a shop in which the money that providers took equals that of paid orders and refunds, and all records match. */
export const balanced = {
  missingCents: 0,
  unevenOrders: 0,
  soldWithoutOrder: 0,
  timesWithoutOrder: 0,
  gaps: 0,
}

export const isBalanced = (books: typeof balanced): boolean => isDeepStrictEqual(books, balanced)

/** Returns a function that reads the books of a shop with simulated providers. Call it after the tested scenario. */
export function booksOf(pool: pg.Pool, simulatorsUrl: string) {
  const one: One = async (text) => (await pool.query({ text, rowMode: 'array' })).rows[0]?.[0]
  return { one, books: () => readBooks(pool, simulatorsUrl) }
}

async function readBooks(pool: pg.Pool, simulatorsUrl: string): Promise<typeof balanced> {
  const taken = await centsTakenBy(simulatorsUrl)
  // One statement reads one state of the database. A cancelled Klarna order from which nothing was captured took no
  // money, although its refund counts as made, so refunds by Klarna are left out.
  const { rows } = await pool.query<Record<'paid' | 'back' | Count, string>>(
    `select
      (select coalesce(sum(total_cents), 0) from shop_order where order_status = 'paid') as paid,
      (select coalesce(sum(refund.amount_cents), 0) from refund
        join payment_attempt on payment_attempt.id = attempt_id where method <> 'klarna') as back,
      (select count(*) from shop_order o where order_status = 'paid' and (
        (select count(*) from payment_attempt where order_id = o.id and state = 'paid') <> 1
        or (select count(*) from invoice where order_id = o.id) <> 1
        or (select count(*) from order_email where order_id = o.id and event = 'confirmed') <> 1
        or (select coalesce(sum(quantity), 0) from stock_taken where order_id = o.id)
          <> (select sum(quantity) from shop_order_line where order_id = o.id and type = 'product')))
        as "unevenOrders",
      (select count(*) from stock_taken join shop_order o on o.id = order_id where order_status <> 'paid')
        as "soldWithoutOrder",
      (select count(*) from appointment where state = 'firm'
        and not exists (select from shop_order o where o.id = appointment.order_id and order_status = 'paid'))
        as "timesWithoutOrder",
      (select coalesce(max(number) - min(number) + 1 - count(*), 0) from invoice) as gaps`,
  )
  const { paid, back, ...counts } = Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]),
  ) as Record<'paid' | 'back' | Count, number>
  return { missingCents: taken - paid - back, ...counts }
}

/** Returns the cents that the simulated providers have taken. */
async function centsTakenBy(simulatorsUrl: string): Promise<number> {
  const read = async (path: string) => (await fetch(simulatorsUrl + path)).json()
  const { payments } = (await read('/dev/paytrail/payments')) as { payments: { taken: number }[] }
  const { orders } = (await read('/dev/klarna/orders')) as {
    orders: { status: string; fraud_status: string; order_amount: number; refunded_amount: number }[]
  }
  const standing = orders.filter(
    ({ status, fraud_status }) => status !== 'CANCELLED' && fraud_status === 'ACCEPTED',
  )
  const sum = (cents: number[]) => cents.reduce((all, cent) => all + cent, 0)
  return sum([...payments.map((one) => one.taken), ...standing.map((one) => one.order_amount)])
}
