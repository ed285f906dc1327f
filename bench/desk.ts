/**
 * `npm run bench:desk` fills a shop with 1,000,000 orders of 300,000 customers and measures each list, search and page
 * of the order desk, the orders of an account, and what the jobs of orders read: the 95th percentile of the calls, and
 * whether a statement read a large table from end to end. The run takes about ten minutes; `-- --orders 100000` makes a
 * smaller shop, `--customers 50000` another number of customers.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deskTabs } from '@pito/contracts/values/order-tasks'
import pg from 'pg'
import { demoCodeAt } from '../demo/src/staff/fill-staff.ts'
import { readOutcomes } from '../server/src/booking/index.ts'
import { paymentsToCapture, paymentsToExtend } from '../server/src/orders/fulfilment/capture-store.ts'
import { expiredAfterDays } from '../server/src/orders/fulfilment/collect-klarna.ts'
import { ordersAwaitingRefund, ordersToFit } from '../server/src/orders/fulfilment/fulfilment-store.ts'
import { takeAttemptsToCheck } from '../server/src/orders/payments/due-store.ts'
import { forgetAllUnpaid } from '../server/src/orders/placing/forget-unpaid-orders.ts'
import { ordersWithExpired } from '../server/src/orders/reservations/reservation-store.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { createLog } from '../server/src/platform/log.ts'
import { openPlatform } from '../server/src/platform/platform.ts'
import { readDueOrders } from '../server/src/reviews/invitation-store.ts'
import { deliveredWhenDue } from '../server/src/reviews/rules/review-times.ts'
import { openShopDatabase } from '../server/src/shop-database.ts'
import { multiplyOrders } from './multiply-orders.ts'
import { start } from './processes.ts'
import { allHold, note } from './report.ts'

const mostMilliseconds = 300
const callsOfEach = 60
/** A statement that reads this many rows of a table without an index has read a large table. */
const manyRows = 50_000

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '1000000' }, customers: { type: 'string' } },
})
const orders = Number(values.orders)
const customers = Number(values.customers ?? Math.round(orders * 0.3))
const folder = mkdtempSync(join(tmpdir(), 'pito-desk-'))
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}\n`)
const config = readConfig({ ...process.env, DATA_FOLDER: folder })
const database = await openShopDatabase(config, createLog('warn'))
const client = new pg.Client({ connectionString: database.url })
await client.connect()
const began = performance.now()
await multiplyOrders(client, { orders, customers })
note('minutes to fill the shop', (performance.now() - began) / 60_000, 'min')
const shop = await start('server/src/main.ts', 4186, '/readyz', {
  DATABASE_URL: database.url,
  DATA_FOLDER: folder,
  // Otherwise the reads of a job would count for the call that is measured meanwhile.
  JOBS: 'off',
})
const staff = await logIn('member-login', {
  email: 'omistaja@pito.example',
  password: 'Renkaat-vaihtoon-7',
  code: demoCodeAt(new Date()),
})
const aino = await logIn('login', { email: 'aino@pito.example', password: 'Rengas-demo-1!' })

const [middle] = (
  await client.query(`
    select o.order_number as number, customer_id as customer, invoice.number as invoice, licence_plate as plate,
      address.email, address.contact_number as phone,
      (select tyre_id from shop_order_line where order_id = o.id and type = 'product' limit 1) as tyre
    from (
        select * from shop_order where created_at < now() - ${Math.floor(orders / 2)} * interval '30 seconds'
          and customer_id is not null and paid_at is not null order by created_at desc limit 1
      ) o join invoice on invoice.order_id = o.id
      join shop_order_address address on address.order_id = o.id and kind = 'billing'`)
).rows
const searches = {
  'the first digits of a number': middle.number.slice(0, 4),
  'an order number': middle.number,
  'an invoice number': middle.invoice,
  'an e-mail': middle.email,
  'a surname': 'Nieminen',
  'a full name': 'Sari Mäkelä',
  'a phone number': middle.phone,
  'a plate': middle.plate,
  'a text that nothing has': 'xyzzy',
}

await measure('orders, all', 'staff/orders')
await measure('orders, the oldest first', 'staff/orders?sort=created_at')
await measure('orders, fitted', 'staff/orders?delivery=fitting')
await measure('orders, paid in the last 30 days', 'staff/orders?order_status=paid&period=month')
for (const tab of deskTabs) await measure(`orders, tab ${tab}`, `staff/orders?tab=${tab}`)
await measure('counts of the tabs', 'staff/order-tabs')
for (const [what, search] of Object.entries(searches))
  await measure(`orders by ${what}`, `staff/orders?search=${encodeURIComponent(search)}`)
await measure('page of an order', `staff/orders/${middle.number}`)
for (const part of ['timeline', 'notes', 'refundable', 'return'])
  await measure(`${part} of an order`, `staff/orders/${middle.number}/${part}`)
for (const list of ['documents', 'documents?series=credit-note', 'documents?from=2026-01-01&to=2026-01-31'])
  await measure(list, `staff/${list}`)
for (const list of [
  'refunds',
  'refunds?state=made',
  'refunds?state=made&sort=-requested_at',
  'returns',
  'payments/surplus',
  'notes',
  'mails',
  'start',
])
  await measure(list, `staff/${list}`)
await measure('orders that contain an article', `staff/articles/${middle.tyre}/order-cancellations`)
await measure('customers', 'staff/customers')
for (const search of ['customer1234', 'Nieminen', middle.phone])
  await measure(`customers by ${search}`, `staff/customers?search=${encodeURIComponent(search)}`)

for (const page of ['orders', 'next-fitting', 'owned-tyres'])
  await measure(`account: ${page}`, `customer/${page}`, aino)

const platform = await openPlatform({ config, databaseUrl: database.url, log: createLog('silent') })
const { sql } = platform
const now = new Date()
const triedBefore = new Date(now.getTime() - 3600_000)
const authorisedAfter = new Date(now.getTime() - expiredAfterDays * 24 * 3600_000)
const uncaptured = { authorisedAfter, triedBefore, limit: 100 }
const jobs: Readonly<Record<string, () => Promise<unknown>>> = {
  'payments to check': () => takeAttemptsToCheck(sql, now, 50),
  'expired reservations': () =>
    ordersWithExpired(sql, now, { after: '00000000-0000-0000-0000-000000000000', limit: 50 }),
  'payments to capture': () => paymentsToCapture(sql, { ...uncaptured, sentBy: now }),
  'payments to extend': () => paymentsToExtend(sql, triedBefore, uncaptured),
  'orders to fit': async () => readOutcomes(sql, await ordersToFit(sql), triedBefore),
  'withdrawals to refund': () => ordersAwaitingRefund(sql),
  'buyers to invite': () =>
    sql.transaction((tx) => readDueOrders(tx, { ...deliveredWhenDue(now), limit: 100 })),
  'unpaid orders to delete': () => forgetAllUnpaid(sql, now),
}
for (const [what, job] of Object.entries(jobs)) await measureCalls(`job: ${what}`, job)

await platform.close()
await shop.stop()
await client.end()
await database.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(allHold() ? 0 : 1)

async function logIn(path: string, body: object): Promise<string> {
  const answer = await fetch(`${shop.url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { data } = await answer.json()
  return data.token
}

function measure(what: string, path: string, token = staff): Promise<void> {
  return measureCalls(what, async () => {
    const answer = await fetch(`${shop.url}/api/v1/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  })
}

async function measureCalls(what: string, call: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  const before = await rowsRead()
  for (let number = 0; number < callsOfEach; number += 1) {
    const from = performance.now()
    await call()
    times.push(performance.now() - from)
  }
  times.sort((one, other) => one - other)
  note(what, times[Math.ceil(callsOfEach * 0.95) - 1] ?? 0, 'ms', { atMost: mostMilliseconds })
  for (const [table, rows] of await rowsRead()) {
    const read = (rows - (before.get(table) ?? 0)) / callsOfEach
    if (read > manyRows) note(`  rows of ${table} read without an index`, read, 'rows', { atMost: manyRows })
  }
}

/** Returns how many rows of each table have been read without an index since the database was made. */
async function rowsRead(): Promise<Map<string, number>> {
  await client.query('select pg_stat_force_next_flush(), pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ name: string; rows: string }>(
    'select relname as name, seq_tup_read as rows from pg_stat_user_tables',
  )
  return new Map(rows.map(({ name, rows: read }) => [name, Number(read)]))
}
