import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isBalanced } from '../../server/testing/books-of.ts'
import { shoppers } from '../../server/testing/shoppers.ts'
import { healthy, ready, startShop } from './cluster.ts'
import type { Cluster, Machine } from './machines.ts'
import { launch, running, signal, stop, until } from './processes.ts'
import { addOneArticle, startShopOf, withCluster } from './with-cluster.ts'

/**
 * `npm run faults:cluster -- 10` lets buyers shop at three servers on a database of three nodes, injects each fault ten
 * times, and checks from outside that nothing that was acknowledged is lost or doubled. A word after the number chooses
 * the faults whose name contains it.
 */
const rounds = Number(process.argv[2] ?? 10)
const chosen = process.argv[3] ?? ''
const buyersAtOnce = 8
const longestWithoutWritesSeconds = 30

interface Fault {
  readonly name: string
  /** Injects the fault. Returns a function that brings the machine back, as its administrator or systemd does. */
  inject(parts: { cluster: Cluster; leader: Machine; synchronous: Machine }): () => void | Promise<void>
}

const faults: readonly Fault[] = [
  { name: 'leader killed', inject: ({ cluster, leader }) => killed(cluster, leader) },
  { name: 'leader frozen', inject: ({ leader }) => frozen(leader, 'patroni') },
  { name: 'leader cut off from etcd', inject: ({ leader }) => frozen(leader, 'etcd') },
  { name: 'synchronous standby killed', inject: ({ cluster, synchronous }) => killed(cluster, synchronous) },
  { name: 'synchronous standby frozen', inject: ({ synchronous }) => frozen(synchronous, 'patroni') },
]

function killed(cluster: Cluster, machine: Machine) {
  signal(machine, 'patroni', 'SIGKILL')
  return () => launch(cluster, machine, 'patroni')
}

function frozen(machine: Machine, program: 'patroni' | 'etcd') {
  signal(machine, program, 'SIGSTOP')
  return () => signal(machine, program, 'SIGCONT')
}

const restarts = 'each server restarted in turn'

interface Outcome {
  readonly fault: string
  readonly seconds: number
  readonly failed: number
  readonly lost: number
  readonly doubled: number
}

async function run(cluster: Cluster): Promise<boolean> {
  const { settings, pool, settledBooks } = await startShopOf(cluster, addOneArticle)
  const outcomes = await shopUnderFaults(cluster, settings, pool)
  const books = await settledBooks()
  process.stdout.write(
    `${tableOf(outcomes)}\nThe books balance: ${isBalanced(books) ? 'yes' : JSON.stringify(books)}\n`,
  )
  return isBalanced(books) && outcomes.every(isGood)
}

const isGood = ({ seconds, lost, doubled }: Outcome) =>
  lost + doubled === 0 && seconds <= longestWithoutWritesSeconds

/** Injects the faults one after the other while buyers shop. */
async function shopUnderFaults(
  cluster: Cluster,
  settings: Record<string, string>,
  pool: pg.Pool,
): Promise<Outcome[]> {
  /** The times at which a buyer received the response to a write, and the number of all other responses. */
  const writes: number[] = []
  let failed = 0
  const shop = shoppers(cluster.shopUrl, 1, ({ status }) => {
    if (status === 200) writes.push(Date.now())
    else failed += 1
  })
  let isOpen = true
  const buying = Array.from({ length: buyersAtOnce }, () => shop.shopping(() => isOpen))
  const documents = new Map<string, string>()
  const outcomes: Outcome[] = []
  const measure = async (fault: string, work: () => Promise<void>) => {
    const paid = shop.acknowledged.paid.size
    await until('payments go on', () => (shop.acknowledged.paid.size > paid + buyersAtOnce ? true : null))
    const [began, failedBefore] = [Date.now(), failed]
    // The books are compared even if the cluster has not recovered, because losses then matter most.
    const failure = await work().then(
      () => null,
      (error: unknown) => error,
    )
    const seconds = longestPause(writes, began) / 1000
    const counts = { lost: (await shop.missing(pool)).length, doubled: await doubledIn(pool, documents) }
    outcomes.push({ fault, seconds, failed: failed - failedBefore, ...counts })
    process.stdout.write(`${JSON.stringify(outcomes.at(-1))}\n`)
    if (failure) throw failure
  }
  for (let round = 0; round < rounds; round++) {
    for (const { name, inject } of faults.filter((fault) => fault.name.includes(chosen)))
      await measure(name, async () => {
        const pids = shopPids(cluster)
        const parts = await healthy(cluster)
        const injected = Date.now()
        const heal = inject({ cluster, ...parts })
        await writesGoOn(writes, injected)
        await heal()
        await healthy(cluster)
        if (shopPids(cluster) !== pids) throw new Error('A server of the shop has ended.')
      })
    if (!restarts.includes(chosen)) continue
    await measure(restarts, async () => {
      for (const machine of cluster.machines) {
        await stop(machine, 'shop')
        startShop(cluster, machine, settings)
        await ready(machine)
      }
    })
  }
  isOpen = false
  await Promise.all(buying)
  process.stdout.write(
    `${shop.acknowledged.ordered.size} orders and ${shop.acknowledged.paid.size} payments were acknowledged. Responses: ${JSON.stringify(Object.fromEntries(shop.received.answers))}, the slowest after ${(shop.received.slowest / 1000).toFixed(1)} s.\n`,
  )
  return outcomes
}

const shopPids = ({ machines }: Cluster) => machines.map((machine) => running(machine, 'shop')?.pid).join()

/**
 * Waits until writes have gone on for five seconds after a pause, or until twenty seconds have passed without one:
 * a standby that is missed does not stop all writes.
 */
async function writesGoOn(writes: readonly number[], injected: number): Promise<void> {
  await pause(20_000)
  await until('writes go on', () => {
    const recent = writes.filter((time) => time > Date.now() - 5000)
    return (recent[0] ?? 0) > injected && recent.length > buyersAtOnce ? true : null
  })
}

/** Returns the longest time between two acknowledged writes, the last one before the beginning included. */
function longestPause(writes: readonly number[], began: number): number {
  const before = writes.findLast((time) => time <= began) ?? began
  const times = [before, ...writes.filter((time) => time > began)]
  return Math.max(...times.slice(1).map((time, place) => time - (times[place] ?? time)))
}

/**
 * Counts orders with more than one invoice or payment, and documents that have vanished or belong to another order
 * than the last time.
 */
async function doubledIn(pool: pg.Pool, documents: Map<string, string>): Promise<number> {
  const { rows: orders } = await pool.query(
    `select from shop_order o where (select count(*) from invoice where order_id = o.id) > 1
      or (select count(*) from payment_attempt where order_id = o.id and state = 'paid') > 1`,
  )
  const { rows } = await pool.query<{ number: string; order_id: string }>(
    'select number, order_id from invoice',
  )
  const now = new Map(rows.map((row) => [row.number, row.order_id]))
  const changed = [...documents].filter(([number, order]) => now.get(number) !== order)
  for (const [number, order] of now) documents.set(number, order)
  return orders.length + changed.length + (rows.length - now.size)
}

function tableOf(outcomes: readonly Outcome[]): string {
  const names = [...new Set(outcomes.map(({ fault }) => fault))]
  const lines = names.map((name) => {
    const of = outcomes.filter(({ fault }) => fault === name)
    const seconds = of.map((one) => one.seconds).toSorted((one, other) => one - other)
    const sum = (key: 'failed' | 'lost' | 'doubled') => of.reduce((total, one) => total + one[key], 0)
    const median = seconds[Math.floor(seconds.length / 2)] ?? 0
    return `| ${name} | ${of.length} | ${median.toFixed(1)} | ${seconds.at(-1)?.toFixed(1)} | ${sum('failed')} | ${sum('lost')} | ${sum('doubled')} |`
  })
  return [
    '| fault | times | seconds without writes, median | longest | failed requests | lost | doubled |',
    '|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

withCluster(run)
