import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { frontEnds } from '../../bin/front-ends.js'
import { buildFrontEndsIfStale } from '../../bin/steps/build-front-ends.js'
import { isBalanced } from '../../server/testing/books-of.ts'
import { shoppers } from '../../server/testing/shoppers.ts'
import { ready, startShop } from './cluster.ts'
import type { Cluster, Machine } from './machines.ts'
import { stop, until } from './processes.ts'
import { addOneArticle, startShopOf, withCluster } from './with-cluster.ts'

/**
 * `npm run roll:cluster -- ../before` replaces three servers of the build in the checkout `../before` by this one, one
 * after the other, while buyers shop and visitors read pages, and counts the requests that failed. After the first one
 * a server of the version before restarts, as after a crash.
 */
const checkoutBefore = resolve(process.argv[2] ?? '.')
const buyersAtOnce = 6
const visitorsAtOnce = 2
const pages = ['/', '/tyres', '/product-details/1']
/** HAProxy notices within this time that a server is ready (`inter` and `rise` in haproxy.cfg). */
const noticeMilliseconds = 3000

async function run(cluster: Cluster): Promise<boolean> {
  const before = { ...cluster, checkout: checkoutBefore }
  await buildFrontEndsIfStale()
  const { settings, pool, settledBooks } = await startShopOf(before, addOneArticle)
  leavePreviousAssets(before, cluster)
  const migrationsBefore = await migrationsIn(pool)
  const answers = new Map<string, number>()
  const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1)
  const shop = shoppers(cluster.shopUrl, 1, ({ status, body }) =>
    count(status === 200 ? '200' : `${status} ${body?.code}`),
  )
  let isOpen = true
  const customers = [
    ...Array.from({ length: buyersAtOnce }, () => shop.shopping(() => isOpen)),
    ...Array.from({ length: visitorsAtOnce }, () => visit(cluster.shopUrl, () => isOpen, count)),
  ]
  const shopOn = async () => {
    const paid = shop.acknowledged.paid.size
    await until('payments go on', () => (shop.acknowledged.paid.size > paid + buyersAtOnce ? true : null))
  }
  const restart = async (build: Cluster, machine: Machine) => {
    await shopOn()
    const began = performance.now()
    await stop(machine, 'shop')
    startShop(build, machine, settings)
    await ready(machine)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    await pause(noticeMilliseconds)
    process.stdout.write(
      `Machine ${machine.name} runs ${build.checkout} after ${seconds} s. ${listOf(answers)}\n`,
    )
  }
  // The first requests meet servers that are still starting, whichever version they are.
  await shopOn()
  answers.clear()
  const [one, two, three] = cluster.machines
  await restart(cluster, one)
  await restart(before, two)
  await restart(cluster, two)
  await restart(cluster, three)
  await shopOn()
  isOpen = false
  await Promise.all(customers)
  const migrations = (await migrationsIn(pool)).filter((name) => !migrationsBefore.includes(name))
  const lost = await shop.missing(pool)
  const balances = isBalanced(await settledBooks())
  process.stdout.write(
    `Applied: ${migrations.join(', ') || 'no migration'}. ${listOf(answers)} ${shop.acknowledged.paid.size} payments were acknowledged, ${lost.length} orders and payments are lost, and the books ${balances ? 'balance' : 'do not balance'}.\n`,
  )
  return answers.size === 1 && answers.has('200') && lost.length === 0 && balances
}

async function migrationsIn(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from migration order by name')
  return rows.map(({ name }) => name)
}

const listOf = (answers: ReadonlyMap<string, number>) =>
  `Responses so far: ${[...answers].map(([answer, times]) => `${times} × ${answer}`).join(', ')}.`

/** Puts the files of the build before beside those of the new one, as a build in the same checkout does. */
function leavePreviousAssets(before: Cluster, { checkout }: Cluster): void {
  for (const { folder } of frontEnds) {
    const assets = join(folder, 'build/client/assets')
    cpSync(join(before.checkout, assets), join(checkout, assets), { recursive: true, force: false })
  }
}

/** Reads pages with their files, as a browser without a cache does. */
async function visit(shopUrl: string, isOpen: () => boolean, count: (answer: string) => void): Promise<void> {
  const read = async (path: string) => {
    const { status, text } = await fetch(shopUrl + path, { signal: AbortSignal.timeout(60_000) })
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      .catch(() => ({ status: 0, text: '' }))
    count(status === 200 ? '200' : `${status} ${path}`)
    return text
  }
  while (isOpen())
    for (const path of pages) {
      const page = await read(path)
      for (const [, file = ''] of page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) await read(file)
      await pause(200)
    }
}

withCluster(run)
