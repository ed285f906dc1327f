import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addSmallCatalogue, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { migrateShop } from '../src/migrate-shop.ts'
import { fillCompany } from '../src/platform/company/fill-company.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { afterTestFile } from '../testing/after-test-file.ts'
import { balanced, booksOf } from '../testing/books-of.ts'
import { insertRow } from '../testing/insert-row.ts'
import { ownPostgres } from '../testing/own-postgres.ts'
import { processesShop } from '../testing/processes-shop.ts'
import { shoppers } from '../testing/shoppers.ts'
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
const { one, books } = booksOf(pool, simulatorsUrl)
const { received, acknowledged, missing, shopping } = shoppers(shopUrl, 1)
const refused = () => received.answers.get('503 not-ready') ?? 0

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
  expect(await missing(pool)).toEqual([])
  expect(await books()).toEqual(balanced)
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
