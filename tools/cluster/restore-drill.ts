import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isBalanced } from '../../server/testing/books-of.ts'
import { shoppers } from '../../server/testing/shoppers.ts'
import { backRest, healthy, leaderAt, runAt, startShops } from './cluster.ts'
import type { Cluster, Machine } from './machines.ts'
import { pathOf } from './machines.ts'
import { launch, stop, until } from './processes.ts'
import { addOneArticle, startShopOf, withCluster } from './with-cluster.ts'

/**
 * `npm run restore:cluster` rehearses the loss of data: it backs up, lets buyers shop, destroys orders and stock as a
 * careless statement does, restores the second before, and compares.
 */
const payments = 50
const buyersAtOnce = 4

async function run(cluster: Cluster): Promise<boolean> {
  const { settings, pool, settledBooks } = await startShopOf(cluster, addOneArticle)
  const { leader } = await healthy(cluster)
  const backup = await seconds(async () =>
    runAt(cluster, leader, pathOf('pgbackrest'), backRest(leader, '--type=full', 'backup')),
  )
  const { shopping, acknowledged, missing } = shoppers(cluster.shopUrl, 1)
  const shopUntilPaid = (payments: number) =>
    Promise.all(Array.from({ length: buyersAtOnce }, () => shopping(() => acknowledged.paid.size < payments)))
  await shopUntilPaid(payments)
  const unwritten = 'select from order_email where written_at is null'
  await until('each order has its e-mail', async () =>
    (await pool.query(unwritten)).rowCount === 0 ? true : null,
  )
  // Jobs would settle further payments between the reading and the moment that is restored.
  await Promise.all(cluster.machines.map((machine) => stop(machine, 'shop')))
  const before = await contents(pool)
  const { rows } = await pool.query<{ now: string }>('select now()::text as now')
  const target = rows[0]?.now ?? ''
  await pause(1000)
  const mistake = `set session_replication_role = replica; delete from invoice;
    delete from shop_order where order_status = 'paid'; update stock_batch set quantity = 0`
  runAt(cluster, leader, join(cluster.postgresBin, 'psql'), ['-qh', leader.folder, '-c', mistake, 'pito'])
  const restore = await seconds(() => restoreTo(cluster, leader, target))
  const start = await seconds(() => startShops(cluster, settings))
  const after = await contents(pool)
  const lost = await missing(pool)
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  process.stdout.write(
    `Backup ${backup} s, restore ${restore} s until writes are possible on three nodes, servers ready after ${start} s more.
${JSON.stringify(before)}
${isSame ? 'is what was restored' : `differs from what was restored: ${JSON.stringify(after)}`}; ${lost.length} acknowledged orders and payments are missing.
`,
  )
  await shopUntilPaid(2 * payments)
  const books = await settledBooks()
  process.stdout.write(
    `Books after further purchases: ${isBalanced(books) ? 'balanced' : JSON.stringify(books)}\n`,
  )
  return isSame && isBalanced(books) && lost.length === 0
}

/** Stops the database, restores the machine of the leader, and lets the standbys copy it. */
async function restoreTo(cluster: Cluster, leader: Machine, target: string): Promise<void> {
  const { machines, postgresBin } = cluster
  await Promise.all(machines.map((machine) => stop(machine, 'patroni')))
  const data = join(leader.folder, 'data')
  const time = ['--delta', '--type=time', `--target=${target}`, '--target-action=promote']
  runAt(cluster, leader, pathOf('pgbackrest'), backRest(leader, ...time, 'restore'))
  // PostgreSQL replays its log up to the target without Patroni, which would make it a standby of the former leader.
  const control = join(postgresBin, 'pg_ctl')
  const log = join(leader.folder, 'restore.log')
  runAt(cluster, leader, control, ['-D', data, '-l', log, '-o', '-c archive_mode=off', '-t', '600', 'start'])
  await until('the end of the recovery', () => {
    const query = ['-h', leader.folder, '-Atc', 'select pg_is_in_recovery()', 'postgres']
    return runAt(cluster, leader, join(postgresBin, 'psql'), query) === 'f\n' ? true : null
  })
  runAt(cluster, leader, control, ['-D', data, 'stop'])
  const answers = 'pito\nYes I am aware\n'
  const remove = ['-c', join(leader.folder, 'patroni.yml'), 'remove', 'pito']
  runAt(cluster, leader, pathOf('patronictl'), remove, answers)
  launch(cluster, leader, 'patroni')
  await until('the restored machine is the leader', () => leaderAt(leader))
  for (const machine of machines.filter((one) => one !== leader)) {
    rmSync(join(machine.folder, 'data'), { recursive: true })
    launch(cluster, machine, 'patroni')
  }
  await healthy(cluster)
}

/** Returns what has to be the same after the restore: orders, stock and numbers of documents. */
async function contents(pool: pg.Pool): Promise<unknown> {
  const { rows } = await pool.query(
    `select (select count(*) from shop_order) as orders,
      (select md5(string_agg(order_number || order_status || total_cents, ',' order by order_number)) from shop_order) as orders_hash,
      (select sum(quantity) from stock_batch) as stock,
      (select count(*) from invoice) as invoices, (select max(number) from invoice) as last_invoice,
      (select md5(string_agg(number || order_id::text, ',' order by number)) from invoice) as invoices_hash`,
  )
  return rows[0]
}

async function seconds(work: () => Promise<unknown>): Promise<string> {
  const began = performance.now()
  await work()
  return ((performance.now() - began) / 1000).toFixed(0)
}

withCluster(run)
