/**
 * `npm run bench:million` compares a shop with 1,000,000 articles to a shop with 50,000 articles in the same run: the
 * speed of a buyer's requests, and how long they block the event loop. The run takes six and a half minutes, two of
 * which fill the database.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDemo } from './fill-demo.ts'
import type { Target } from './load.ts'
import { drive } from './load.ts'
import { start } from './processes.ts'
import { allHold, note, noteRatio } from './report.ts'
import { uncached } from './uncached.ts'
import type { Absence } from './watch-loop.ts'

const folder = mkdtempSync(join(tmpdir(), 'pito-million-'))
const loopLog = join(folder, 'loop.jsonl')
const shops = { small: { articles: 50_000, port: 4182 }, large: { articles: 1_000_000, port: 4183 } }

const size = 'vehicle_type=2&width=205&height=55&diameter=16'
const three = `${size}&tyre_season_id=2`
const requests: readonly { what: string; paths: readonly string[]; atLeast?: number }[] = [
  { what: 'products of a size', paths: uncached('/api/v1/products', size), atLeast: 0.25 },
  { what: 'products, three filters', paths: uncached('/api/v1/products', three), atLeast: 0.25 },
  {
    what: 'options of a size, as a list asks',
    paths: uncached('/api/v1/filter/all', `models=0&${size}`),
    atLeast: 0.25,
  },
  { what: 'options of a size', paths: uncached('/api/v1/filter/all', size), atLeast: 0.25 },
  { what: 'options, three filters', paths: uncached('/api/v1/filter/all', three), atLeast: 0.25 },
  { what: 'products of a vehicle type', paths: uncached('/api/v1/products', 'vehicle_type=2') },
]

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}\n`)
const small = await open(shops.small)
const large = await open(shops.large)
for (const { what, paths, atLeast } of requests)
  await noteRatio(
    `${what}, against 50,000`,
    { name: 'small', url: small.url, paths },
    { url: large.url, paths },
    atLeast,
  )
await small.stop()
for (const { what, paths } of requests) await noteLoop(what, { url: large.url, paths })
note('memory after this load', large.memoryMegabytes(), 'MiB')
await large.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(allHold() ? 0 : 1)

async function open({ articles, port }: { articles: number; port: number }) {
  const dataFolder = join(folder, String(articles))
  await fillDemo(dataFolder, articles)
  const watched = articles === shops.large.articles
  return start('server/src/main.ts', port, '/', {
    DATA_FOLDER: dataFolder,
    ...(watched && {
      LOOP_LOG: loopLog,
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'watch-loop.ts')}`,
    }),
  })
}

/**
 * Measures how long the event loop is blocked. At a moderate request rate only the shop's own work blocks it; at full
 * speed the time also includes waiting for a CPU core.
 */
async function noteLoop(what: string, target: Target): Promise<void> {
  const calm = await longest(target, 1000)
  note(`${what}, 1,000 a second: longest absence from the loop`, calm.milliseconds, 'ms', { atMost: 25 })
  const full = await longest(target)
  note(`${what}, full speed: longest work away from the loop`, full.worked, 'ms', { atMost: 25 })
  note(`${what}, full speed: longest absence, waiting for a core included`, full.milliseconds, 'ms')
}

async function longest(target: Target, pace?: number): Promise<Absence> {
  writeFileSync(loopLog, '')
  await drive(target, pace)
  const absences = readFileSync(loopLog, 'utf8').split('\n').filter(Boolean)
  const reports = absences.map((line) => JSON.parse(line) as Absence)
  return {
    milliseconds: Math.max(0, ...reports.map(({ milliseconds }) => milliseconds)),
    worked: Math.max(0, ...reports.map(({ worked }) => worked)),
  }
}
