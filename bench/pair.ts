/**
 * `npm run bench:pair -- COMMIT` compares this checkout with another commit, which it checks out and builds in a
 * folder of its own. Both shops run in turn, three times, with the same load. A ratio above 1 means that this checkout
 * is better. The processor time of shop and PostgreSQL for a request is steadier than the rate when other work runs on
 * the machine. `-- COMMIT --articles 6000` fills smaller shops, `--only product,cart` measures some lines only.
 */
import type { ChildProcess } from 'node:child_process'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { BenchRequest, Target } from './load.ts'
import { drive, requestsOnce } from './load.ts'
import { addsToCart } from './measure-cart.ts'
import { cartToConfirm, tyresInStock } from './measure-orders.ts'
import { answers, endingWithUs, settings } from './processes.ts'
import { uncached } from './uncached.ts'

const usage = 'npm run bench:pair -- COMMIT [--articles 20000] [--only list,broad,product,cart,order]'
const rounds = 3
const port = 4187
const ordersEachRound = 300
const least = 0.9

interface Figures {
  /** The rate of responses a second, or a time or size of which less is better. */
  readonly value: number
  readonly less?: boolean
  readonly cpuMilliseconds?: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { articles: { type: 'string', default: '20000' }, only: { type: 'string' } },
})
const [commit] = positionals
if (!commit) {
  console.error(usage)
  process.exit(2)
}
const wanted = values.only?.split(',')
const folder = mkdtempSync(join(tmpdir(), 'pito-pair-'))
const here = join(import.meta.dirname, '..')
const trees = [
  { root: join(folder, 'checkout'), data: join(folder, 'before') },
  { root: here, data: join(folder, 'after') },
]
const git = (...parts: string[]) => execFileSync('git', ['-C', here, ...parts], { stdio: 'pipe' }).toString()
type Tree = (typeof trees)[number]

async function measure(tree: Tree): Promise<Map<string, Figures>> {
  const shop = await open(tree)
  const figures = new Map<string, Figures>([['start', { value: shop.milliseconds, less: true }]])
  for (const [what, targetOf] of Object.entries(targets)) {
    if (wanted && !wanted.includes(what)) continue
    const target = { url: shop.url, ...(await targetOf(shop.url)) }
    const [began, cpu] = [performance.now(), shop.cpuMilliseconds()]
    const value = await drive(target)
    const requests = target.once?.length ?? (value * (performance.now() - began)) / 1000
    figures.set(what, { value, cpuMilliseconds: (shop.cpuMilliseconds() - cpu) / requests })
  }
  figures.set('memory', { value: shop.memoryMegabytes(), less: true })
  await shop.stop()
  return figures
}

const threeFilters = 'vehicle_type=2&width=205&height=55&diameter=16&tyre_season_id=2'
const targets: Record<string, (shop: string) => Promise<Omit<Target, 'url'>> | Omit<Target, 'url'>> = {
  list: () => ({ paths: uncached('/api/v1/products', threeFilters) }),
  broad: () => ({ paths: uncached('/api/v1/products', 'vehicle_type=2&tyre_season_id=2,3') }),
  product: async (shop) => ({ paths: await productCalls(shop) }),
  cart: async (shop) => ({ requests: await addsToCart(shop) }),
  order: async (shop) => {
    const tyres = await tyresInStock(shop)
    const cart = (place: number): Promise<BenchRequest> =>
      cartToConfirm(shop, tyres[place % tyres.length] ?? 1)
    return { once: await requestsOnce(cart, ordersEachRound) }
  },
}

/** Returns the calls of so many products that none is repeated, because a repeated call comes from a cache. */
async function productCalls(shop: string): Promise<string[]> {
  const paths: string[] = []
  for (let page = 1; page <= Number(values.articles) / 100; page++) {
    const answer = await fetch(`${shop}/api/v1/products?per_page=100&sort_by=name&page=${page}`)
    const { data } = (await answer.json()) as { data: readonly { id: number }[] }
    paths.push(...data.map(({ id }) => `/api/v1/product/${id}/details`))
  }
  return paths
}

/** Starts the shop of a checkout as a merchant does, and waits until its home page answers. */
async function open({ root, data }: Tree) {
  const began = performance.now()
  const starter = runIn(root, data, ['bin/start.js'])
  const url = `http://127.0.0.1:${port}`
  await answers(`${url}/`, starter, 300_000)
  return {
    url,
    milliseconds: performance.now() - began,
    cpuMilliseconds: () => 10 * processesBelow(starter.pid).reduce((sum, { ticks }) => sum + ticks, 0),
    memoryMegabytes: () => Math.max(...processesBelow(starter.pid).map(({ megabytes }) => megabytes)),
    async stop() {
      starter.kill('SIGTERM')
      await once(starter, 'exit')
    },
  }
}

function runIn(cwd: string, data: string, parts: readonly string[]): ChildProcess {
  const env = { ...process.env, ...settings, PORT: String(port), DATA_FOLDER: data }
  return endingWithUs(spawn(process.execPath, parts, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] }))
}

/** Returns the processor time, in hundredths of a second, and the memory of a process and of all processes below it. */
function processesBelow(pid: number | undefined): { ticks: number; megabytes: number }[] {
  const [stat = '', children = ''] = ['stat', `task/${pid}/children`].map((file) => {
    const path = `/proc/${pid}/${file}`
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  })
  const fields = stat
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number)
  const own = {
    ticks: fields.slice(11, 15).reduce((sum, each) => sum + each, 0),
    megabytes: ((fields[21] ?? 0) * 4096) / 1024 / 1024,
  }
  const below = children.split(' ').filter(Boolean)
  return [own, ...below.flatMap((child) => processesBelow(Number(child)))]
}

function report(): void {
  const [before = [], after = []] = measured
  const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
  let holds = true
  for (const [what, { less, cpuMilliseconds }] of after[0] ?? []) {
    const of = (all: typeof before, pick: (figures: Figures) => number) =>
      median(all.flatMap((each) => (each.has(what) ? [pick(each.get(what) as Figures)] : [])))
    const [old, now] = [of(before, ({ value }) => value), of(after, ({ value }) => value)]
    const ratio = less ? old / now : now / old
    const cpu = [before, after].map((all) => of(all, (figures) => figures.cpuMilliseconds ?? 0))
    const cpuRatio = cpuMilliseconds === undefined ? ratio : (cpu[0] ?? 0) / (cpu[1] ?? 1)
    holds &&= cpuRatio >= least
    const times =
      cpuMilliseconds === undefined ? '' : `, CPU ${cpu.map((each) => each.toFixed(2)).join(' → ')} ms`
    console.log(
      `${cpuRatio >= least ? '✓' : '✗'} ${what.padEnd(8)} ${Math.round(old)} → ${Math.round(now)} (${ratio.toFixed(2)})` +
        `${times}${times && ` (${cpuRatio.toFixed(2)})`}`,
    )
  }
  process.exitCode = holds ? 0 : 1
}

git('worktree', 'add', '--detach', join(folder, 'checkout'), commit)
process.once('exit', () => {
  git('worktree', 'remove', '--force', join(folder, 'checkout'))
  rmSync(folder, { recursive: true, force: true })
})
console.log(`${git('log', '-1', '--format=%h %s', commit).trim()}, against this checkout`)
for (const { root, data } of trees) {
  mkdirSync(data)
  // The first start installs the packages and builds the pages.
  await (await open({ root, data: `${data}-first` })).stop()
  const demo = runIn(root, data, ['bin/run.js', 'tools/demo.ts', '--articles', values.articles])
  const [code] = await once(demo, 'exit')
  if (code !== 0) throw new Error(`The demo could not be filled in ${root}.`)
}
const measured: Map<string, Figures>[][] = [[], []]
for (let round = 0; round < rounds; round++)
  for (const [place, tree] of trees.entries()) {
    measured[place]?.push(await measure(tree))
    console.log(`round ${round + 1} of ${rounds}, ${place === 0 ? 'before' : 'after'}, load ${loadavg()[0]}`)
  }
report()
