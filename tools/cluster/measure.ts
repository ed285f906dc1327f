import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { fillDemo } from '../../demo/src/fill.ts'
import { shoppers } from '../../server/testing/shoppers.ts'
import { ready, startShop } from './cluster.ts'
import type { Cluster, Machine } from './machines.ts'
import { running, stop, until } from './processes.ts'
import { startShopOf, withCluster } from './with-cluster.ts'

/**
 * `npm run bench:cluster -- 50000` measures three servers with 50,000 articles: how long one takes to join and how much
 * memory it needs, how soon all pages show a change, and how many orders are paid with one and with three servers.
 */
const articles = Number(process.argv[2] ?? 50_000)
const changes = 20
const shoppingSeconds = 30
const buyersAtOnce = 8

async function run(cluster: Cluster): Promise<boolean> {
  const { settings, mails, pool, settledBooks } = await startShopOf(cluster, async ({ sql }) => {
    await sql.transaction((tx) => fillDemo(tx, { articles }))
    await sql.query('vacuum analyze')
  })
  const [, second, third] = cluster.machines
  await stop(third, 'shop')
  const began = performance.now()
  startShop(cluster, third, settings)
  await ready(third)
  const seconds = (performance.now() - began) / 1000
  const totals = await Promise.all(cluster.machines.map(totalAt))
  await pause(10_000)
  const isWhole = new Set(totals).size === 1
  const lines = [
    `A server that joins is ready after ${seconds.toFixed(1)} s and lists ${totals[2]} articles then (the others ${totals[0]}); it has ${memoryOf(third)} MiB.`,
  ]
  const agreed = (await agreements(cluster, pool)).toSorted((one, other) => one - other)
  lines.push(
    `${changes} changes of a price are on the pages of all servers after ${agreed[changes / 2]} ms (median) and ${agreed.at(-1)} ms (longest).`,
  )
  const rateOfThree = await ordersPerSecond(cluster, pool)
  const open =
    'select from order_email where written_at is null union all select from mail where sent_at is null'
  await until('every mail is sent', async () => ((await pool.query(open)).rowCount === 0 ? true : null))
  const { rowCount: sent } = await pool.query('select from mail')
  const isSentOnce = mails.received.length === sent
  lines.push(`The jobs of three servers sent ${mails.received.length} messages for ${sent} mails.`)
  for (const machine of [second, third]) await stop(machine, 'shop')
  const rateOfOne = await ordersPerSecond(cluster, pool)
  lines.push(
    `${buyersAtOnce} buyers: ${rateOfOne} paid orders a second with one server, ${rateOfThree} with three.`,
  )
  await settledBooks()
  process.stdout.write(`${lines.join('\n')}\n`)
  return isWhole && isSentOnce
}

async function totalAt({ address }: Machine): Promise<number> {
  const answer = await fetch(`http://${address}:3000/api/v1/products?vehicle_type=2`)
  return ((await answer.json()) as { total: number }).total
}

function memoryOf(machine: Machine): number {
  const status = readFileSync(`/proc/${running(machine, 'shop')?.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

/** Changes the price of an article again and again, and returns the milliseconds until all servers show it. */
async function agreements({ machines }: Cluster, pool: pg.Pool): Promise<number[]> {
  const id = await articleOnSale(machines[0])
  const { url } = await fetch(`http://${machines[0].address}:3000/product-details/${id}`)
  const pages = machines.map(({ address }) => `http://${address}:3000${new URL(url).pathname}`)
  const took: number[] = []
  for (let change = 1; change <= changes; change++) {
    const cents = 10_000 + change * 101
    const shown = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
    await pool.query('update tyre set price_cents = $1 where id = $2', [cents, id])
    const changed = Date.now()
    await Promise.all(
      pages.map((page) =>
        until(`${page} shows ${shown}`, async () =>
          (await (await fetch(page)).text()).includes(shown) ? true : null,
        ),
      ),
    )
    took.push(Date.now() - changed)
    await pause(1500)
  }
  return took
}

async function articleOnSale({ address }: Machine): Promise<number> {
  const answer = await fetch(`http://${address}:3000/api/v1/products?vehicle_type=2`)
  return ((await answer.json()) as { data: { id: number }[] }).data[0]?.id ?? 0
}

async function ordersPerSecond({ machines, shopUrl }: Cluster, pool: pg.Pool): Promise<string> {
  const id = await articleOnSale(machines[0])
  await pool.query('update stock_batch set quantity = 30000 where tyre_id = $1', [id])
  const { shopping, acknowledged } = shoppers(shopUrl, id)
  const end = Date.now() + shoppingSeconds * 1000
  await Promise.all(Array.from({ length: buyersAtOnce }, () => shopping(() => Date.now() < end)))
  return (acknowledged.paid.size / shoppingSeconds).toFixed(1)
}

withCluster(run)
