import { expect } from 'vitest'
import type { Model } from './model.ts'
import { pileName } from './model.ts'
import type { SeenOrder } from './observe.ts'
import { statusOf } from './observe.ts'
import type { World } from './world.ts'

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0)

/** Expects what has to hold at every moment, whatever happened before. */
export async function expectInvariants(
  model: Model,
  world: World,
  seen: ReadonlyMap<string, SeenOrder>,
): Promise<void> {
  for (const order of seen.values()) expectMoney(order)
  await expectLedger(world, seen)
  await expectKlarna(world)
  await expectStock(model, world)
  await expectTables(world)
}

/**
 * Expects that the money received, less refunds that are made or due, equals the invoice less credit notes. For an
 * unpaid order both are zero.
 */
function expectMoney(order: SeenOrder): void {
  const received = sum(order.attempts.map((attempt) => attempt.received ?? 0))
  const back = sum(order.refunds.map(({ cents }) => cents))
  const invoiced = order.invoicedCents ?? 0
  const what = `order ${order.number}`
  expect(received - back, `${what}: money that stays, and what it is invoiced for`).toBe(
    invoiced - order.creditedCents,
  )
  expect(order.invoicedCents !== null, `${what}: an invoice for what is paid`).toBe(order.isPaid)
  if (order.isPaid) expect(order.invoicedCents, `${what}: the invoice is of its total`).toBe(order.cents)
  const legal = order.isPaid ? ['paid', 'fitted', 'delivered', 'cancelled', 'refunded'] : ['placed']
  expect(legal, `${what}: ${statusOf(order)}`).toContain(order.progress)
}

/** Expects that the shop records no more money than Paytrail took, and that it refunds nothing twice. */
async function expectLedger({ providers }: World, seen: ReadonlyMap<string, SeenOrder>): Promise<void> {
  const payments = new Map((await providers.payments()).map((payment) => [payment.id, payment]))
  for (const { number, attempts, refunds } of seen.values())
    for (const { id, providerId, received } of attempts) {
      const payment = payments.get(providerId ?? '')
      if (!payment) continue
      const taken = payment.status === 'ok' ? payment.paid : 0
      if (received !== null) expect(received, `payment of order ${number}`).toBe(taken)
      const asked = sum(refunds.filter(({ attemptId }) => attemptId === id).map(({ cents }) => cents))
      const sent = sum(payment.refunds.filter(({ status }) => status !== 'fail').map(({ amount }) => amount))
      expect(sent, `refunds of order ${number}`).toBeLessThanOrEqual(asked)
    }
}

/** Expects that Klarna never collects more than was agreed, and never refunds more than it collected. */
async function expectKlarna({ providers }: World): Promise<void> {
  for (const { amount, order } of await providers.sessions()) {
    if (!order) continue
    expect(order.captured, `collected of ${order.id}`).toBeLessThanOrEqual(amount)
    const back = sum(order.refunds.map((refund) => refund.amount))
    expect(back, `refunds of ${order.id}`).toBeLessThanOrEqual(order.captured)
  }
}

/**
 * Expects for each production week that the tyres in stock and the tyres that orders have taken add up to the counted
 * number.
 */
async function expectStock({ pieces }: Model, { platform }: World): Promise<void> {
  const { rows } = await platform.pool.query<{ tyre: number; week: number; quantity: number }>(`
    select tyre_id as tyre, dot_week as week, sum(quantity)::integer as quantity from (
      select tyre_id, dot_week, quantity from stock_batch
      union all select tyre_id, dot_week, quantity - returned from stock_taken
    ) pile group by tyre_id, dot_week`)
  const found = new Map(rows.map(({ tyre, week, quantity }) => [pileName(tyre, week), quantity]))
  const sorted = (piles: ReadonlyMap<string, number>) => Object.fromEntries([...piles].sort())
  expect(sorted(found), 'tyres of each week').toEqual(sorted(pieces))
}

async function expectTables({ platform }: World): Promise<void> {
  const { rows } = await platform.pool.query<Record<string, number>>(`select
    (select coalesce(max(number) - 100000 - count(*), 0) from invoice)::integer as "gaps between invoices",
    (select coalesce(max(number) - 900000 - count(*), 0) from credit_note)::integer as "gaps between credit notes",
    (select count(*) from stock_batch where quantity < 0)::integer as "negative stock",
    (select count(*) from appointment one join appointment other
      on one.bay_id = other.bay_id and one.id < other.id and one.during && other.during
      where one.state in ('hold', 'firm') and other.state in ('hold', 'firm'))::integer as "bays booked twice",
    (select count(*) from shop_order o where order_status = 'paid' and progress <> 'cancelled'
      and (select coalesce(sum(quantity), 0) from stock_taken where order_id = o.id)
        <> (select sum(quantity) from shop_order_line where order_id = o.id and type = 'product'))::integer
      as "paid orders without their tyres",
    (select count(*) from stock_taken join shop_order o on o.id = order_id
      where progress = 'cancelled' and returned < quantity)::integer as "tyres that cancelled orders still hold",
    (select count(*) from stock_taken join shop_order o on o.id = order_id where order_status <> 'paid')::integer
      as "tyres taken for unpaid orders"`)
  for (const [what, count] of Object.entries(rows[0] ?? {})) expect(count, what).toBe(0)
}
