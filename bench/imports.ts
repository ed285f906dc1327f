/**
 * `npm run bench:imports` imports 200,000 prices and 200,000 articles while customers call lists, and measures how much
 * memory the server additionally uses and how much longer the customers wait. Then it imports prices again and compares
 * the rate of cached pages with the idle one. `-- --rows 20000` imports fewer rows.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildFrontEndsIfStale } from '../bin/steps/build-front-ends.js'
import { openDatabase } from '../server/src/platform/database/database.ts'
import { runningUrl } from '../server/src/platform/database/embedded/running-url.ts'
import { fillDemo } from './fill-demo.ts'
import { importsOf } from './import-over-http.ts'
import { drive } from './load.ts'
import { start } from './processes.ts'
import { allHold, note } from './report.ts'
import { uncached } from './uncached.ts'

const mostExtraMebibytes = 150
const mostSlower = 2
const idleSeconds = 30
const callsPerSecond = 40
const leastOfIdlePages = 0.5

const { values } = parseArgs({ options: { rows: { type: 'string', default: '200000' } } })
const rows = Number(values.rows)
const files = [
  {
    what: 'prices',
    kind: 'prices',
    header: 'EAN;Hinta',
    line: `ean || ';' || to_char((price_cents + 100) / 100.0, 'FM999990D00')`,
  },
  {
    what: 'articles',
    kind: 'articles',
    header: 'EAN;MPN',
    line: `ean || ';B-' || id`,
  },
] as const

const folder = mkdtempSync(join(tmpdir(), 'pito-imports-'))
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}\n`)
await buildFrontEndsIfStale()
// Some articles of the demo have no price.
await fillDemo(folder, Math.ceil(rows * 1.05))
const shop = await start('server/src/main.ts', 4186, '/', { DATA_FOLDER: folder })
const imports = await importsOf(shop.url)
const paths = uncached('/api/v1/products', 'vehicle_type=2&width=205&height=55&diameter=16')
let called = 0

for (const { what, kind, header, line } of files) {
  const text = await fileOf(header, line)
  const idle = await measured(() => new Promise((resolve) => setTimeout(resolve, idleSeconds * 1000)))
  const during = await measured(async () => {
    const began = performance.now()
    const id = await imports.checked(kind, text)
    const checked = performance.now()
    const run = await imports.carriedOut(id)
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(0)
    console.log(
      `  ${run.done_rows} rows, dry run ${seconds(began, checked)} s, run ${seconds(checked, performance.now())} s`,
    )
  })
  const load = loadavg()[0]?.toFixed(1)
  note(`${what}: memory beside ${idle.peak} MiB`, during.peak - idle.peak, 'MiB', {
    atMost: mostExtraMebibytes,
  })
  note(`${what}: p99 of lists, idle (load ${load})`, idle.p99, 'ms')
  note(`${what}: p99 of lists during the import`, during.p99, 'ms', { atMost: mostSlower * idle.p99 })
  note(`${what}: median of lists during the import, idle ${idle.median.toFixed(1)} ms`, during.median, 'ms')
}
await measurePages()
await shop.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(allHold() ? 0 : 1)

async function measurePages(): Promise<void> {
  const addresses = [
    '/',
    '/renkaat/henkiloautot?width=205&height=55&diameter=16',
    '/renkaat',
    '/brand/nokian-tyres',
  ]
  const requests = addresses.map((path) => ({ path, headers: { 'accept-encoding': 'br' } }))
  const pages = { url: shop.url, requests }
  const id = await imports.checked('prices', await fileOf(files[0].header, files[0].line))
  await drive(pages)
  const idle = await drive(pages)
  let isOver = false
  const run = imports.carriedOut(id).finally(() => (isOver = true))
  const rates: number[] = []
  while (!isOver) rates.push(await drive(pages))
  await run
  const during = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
  note(`cached pages during an import of prices (${Math.round(during)}/s)`, during / idle, '× idle', {
    atLeast: leastOfIdlePages,
  })
}

async function fileOf(header: string, line: string): Promise<string> {
  const database = await openDatabase((await runningUrl(folder)) ?? '', { max: 1 })
  const { rows: lines } = await database.pool.query(
    `select ${line} as line from tyre where ean is not null and price_cents is not null order by id limit ${rows}`,
  )
  await database.close()
  return `${header}\n${lines.map((row) => row.line).join('\n')}\n`
}

/** Calls lists at a fixed rate while the work lasts. A call does not wait for earlier calls. */
async function measured(work: () => Promise<void>) {
  const milliseconds: number[] = []
  const calls: Promise<void>[] = []
  let peak = 0
  const calling = setInterval(() => {
    peak = Math.max(peak, shop.memoryMegabytes())
    calls.push(call().then((taken) => void milliseconds.push(taken)))
  }, 1000 / callsPerSecond)
  await work()
  clearInterval(calling)
  await Promise.all(calls)
  milliseconds.sort((a, b) => a - b)
  const at = (share: number) => milliseconds[Math.floor(milliseconds.length * share)] ?? 0
  return { peak, p99: at(0.99), median: at(0.5) }
}

async function call(): Promise<number> {
  called += 1
  const began = performance.now()
  const answer = await fetch(`${shop.url}${paths[called % paths.length]}`)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`A list answered ${answer.status}.`)
  return performance.now() - began
}
