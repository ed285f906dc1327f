import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addSmallCatalogue, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { migrateShop } from '../src/migrate-shop.ts'
import { fillCompany } from '../src/platform/company/fill-company.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { afterTestFile } from '../testing/after-test-file.ts'
import { booksOf } from '../testing/books-of.ts'
import type { Answer, Wish } from '../testing/buyers-over-http.ts'
import { buyerOverHttp, chooseAt, comeBack } from '../testing/buyers-over-http.ts'
import { insertRow } from '../testing/insert-row.ts'
import { ownPostgres } from '../testing/own-postgres.ts'
import { processesShop } from '../testing/processes-shop.ts'
import { secretKey } from '../testing/spawn-processes.ts'

/** `npm run faults` stops the database ten times. */
const stops = Number(process.env.FAULT_STOPS ?? 1)
const whole = { timeout: 400_000 + stops * 120_000 }
const buyersAtOnce = 8
/** Starting three processes and a database of their own takes a while on a busy machine. */
const patience = { timeout: 180_000 }
/** The number of jobs that a worker takes together (platform/jobs/workers.ts). */
const jobsAtOnce = 5
/**
 * A connection and each statement may take ten seconds (DATABASE_TIMEOUT). After that the response must report the
 * unreachable database.
 */
const longestAnswerMilliseconds = 30_000

const postgres = await ownPostgres()
const database = await openDatabase(postgres.url)
const { pool, close } = database
afterTestFile(close)
await migrateShop(database)
await fillCompany(database.sql, { companySettings: {}, shopMode: 'demo' }, { warn() {} })
await addSmallCatalogue(pool)
await addTyre(pool, 1)
await insertRow(pool, 'stock_batch', { tyre_id: 1, dot_year: 2026, dot_week: 10, quantity: 32_000 })
const { shopUrl, simulatorsUrl, settings, listening, shop, reconciled } = await processesShop({
  databaseUrl: postgres.url,
})
const worker = spawnWorker()
const { one, expectTheBooksToAgree } = booksOf(pool, simulatorsUrl)

function spawnWorker() {
  const spawned = spawn(process.execPath, [join(import.meta.dirname, '../src/worker.ts')], {
    env: {
      ...process.env,
      ...settings,
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'silent',
      SECRET_KEY: secretKey,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(spawned, 'exit')
  afterTestFile(async () => {
    spawned.kill('SIGKILL')
    await ended
  })
  return spawned
}

/** All responses that buyers have got, and the orders and payments that these responses have promised. */
const received = { answers: new Map<string, number>(), slowest: 0, sentences: new Set<string>() }
const acknowledged = { ordered: new Set<string>(), paid: new Set<string>() }
const refused = () => received.answers.get('503 not-ready') ?? 0

function onAnswer(path: string, { status, body }: Answer, milliseconds: number): void {
  const kind = `${status} ${body?.code ?? ''}`.trim()
  received.answers.set(kind, (received.answers.get(kind) ?? 0) + 1)
  received.slowest = Math.max(received.slowest, milliseconds)
  if (status === 503) received.sentences.add(body?.message ?? '')
  if (status !== 200 || !body) return
  const data = body.data as { orderDetails?: { order_number: string }; payment_status?: string }
  if (path === 'order/confirm' && data.orderDetails) acknowledged.ordered.add(data.orderDetails.order_number)
  if (data.payment_status === 'paid') acknowledged.paid.add((data as { order_number: string }).order_number)
}

let people = 0
/** Lets buyers come one after the other. A buyer who meets an unreachable database leaves, and the next one comes. */
async function shopping(isOpen: () => boolean): Promise<void> {
  const wish: Wish = { tyre: 1, onAnswer }
  while (isOpen()) {
    const number = ++people
    const byKlarna = number % 4 === 3
    await buyerOverHttp(shopUrl, number, wish)
      .then(async (buyer) => {
        const address = await buyer.pay(byKlarna ? 'klarna' : 'bank')
        if (address) await comeBack(buyer, await chooseAt(address, byKlarna ? 'approve' : 'ok'))
      })
      .catch(() => undefined)
  }
}

test('three processes serve', whole, async () => {
  await expect.poll(listening, patience).toHaveLength(3)
})

test(
  'PostgreSQL stopped at once amid purchases: 503 meanwhile, then on without a restart',
  whole,
  async () => {
    const pids = listening()
    let isOpen = true
    const buying = Array.from({ length: buyersAtOnce }, () => shopping(() => isOpen))
    onTestFinished(async () => {
      isOpen = false
      await Promise.all(buying)
    })
    for (let stop = 0; stop < stops; stop++) {
      const [paid, met] = [acknowledged.paid.size, refused()]
      await expect.poll(() => acknowledged.paid.size, patience).toBeGreaterThan(paid + buyersAtOnce)
      await postgres.stop()
      await expect.poll(refused, patience).toBeGreaterThan(met + 10 * buyersAtOnce)
      await postgres.start()
    }
    const paid = acknowledged.paid.size
    await expect.poll(() => acknowledged.paid.size, patience).toBeGreaterThan(paid + 3 * buyersAtOnce)
    isOpen = false
    await Promise.all(buying)
    expect(received.sentences).toEqual(new Set([expect.stringMatching(/\w/)]))
    expect([...received.answers.keys()].toSorted()).toEqual(['200', '503 not-ready'])
    expect(received.slowest).toBeLessThan(longestAnswerMilliseconds)
    expect([listening(), shop.exitCode, worker.exitCode]).toEqual([pids, null, null])
  },
)

test('every order and every payment that somebody was told of is there', whole, async () => {
  await reconciled()
  const there = async (numbers: Set<string>, status: string) =>
    (
      await pool.query('select from shop_order where order_number = any($1) and order_status like $2', [
        [...numbers],
        status,
      ])
    ).rowCount
  expect(await there(acknowledged.ordered, '%')).toBe(acknowledged.ordered.size)
  expect(await there(acknowledged.paid, 'paid')).toBe(acknowledged.paid.size)
  await expectTheBooksToAgree()
})

test('the jobs go on: each paid order has its e-mail, or a job that will write it', whole, async () => {
  const waiting = () => one('select count(*)::integer from order_email where written_at is null')
  // Jobs that were running when the database stopped count as dead after two minutes and are then retried.
  await expect.poll(waiting, patience).toBeLessThanOrEqual(stops * jobsAtOnce)
  const forgotten =
    await one(`select count(*)::integer from order_email where written_at is null and not exists (
    select from jobs.job where name = 'write-order-email' and state in ('created', 'retry', 'active')
      and data->>'orderId' = order_id::text)`)
  expect(forgotten).toBe(0)
})

test('each process hears of changes again', whole, async () => {
  await pool.query('update tyre set price_cents = 4990 where id = 1')
  const price = async () => {
    const answer = await fetch(`${shopUrl}/api/v1/products?vehicle_type=2`)
    const { data } = (await answer.json()) as { data: { net_price: number }[] }
    return data[0]?.net_price
  }
  const prices = () => Promise.all(Array.from({ length: 12 }, price))
  await expect.poll(async () => new Set(await prices()), patience).toEqual(new Set([49.9]))
})
