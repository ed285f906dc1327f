/**
 * `npm run bench:places` measures how long a search for places takes, and how long the event loop is blocked at 500
 * searches per second.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFrontEndsIfStale } from '../bin/steps/build-front-ends.js'
import { gazetteer } from '../server/src/places/gazetteer.ts'
import { readPlaces } from '../server/src/places/read-places.ts'
import { fillDemo } from './fill-demo.ts'
import { drive } from './load.ts'
import { start } from './processes.ts'
import { allHold, note } from './report.ts'
import type { Absence } from './watch-loop.ts'

await buildFrontEndsIfStale()
const searchesPerSecond = 500
const folder = mkdtempSync(join(tmpdir(), 'pito-places-'))
const loopLog = join(folder, 'loop.jsonl')

/**
 * Search texts as people type them: every prefix of a place name. `withTypos` has the same texts with one letter
 * missing.
 */
const typed = readPlaces()
  .filter((_, index) => index % 40 === 0)
  .flatMap(({ finnish: { town, area } }) => beginningsOf(area ? `${area} ${town}` : town))
const withTypos = typed
  .filter((text) => text.length > 3)
  .map((text, index) => {
    const missing = index % text.length
    return text.slice(0, missing) + text.slice(missing + 1)
  })

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}\n`,
)
noteDurations('a beginning', typed)
noteDurations('a beginning with a typo', withTypos)
await noteLoop([...typed, ...withTypos])
rmSync(folder, { recursive: true, force: true })
process.exit(allHold() ? 0 : 1)

function beginningsOf(name: string): string[] {
  return Array.from(name, (_, index) => name.slice(0, index + 1))
}

/**
 * Notes the median and the slowest search. Each search counts with its fastest of five runs, because slower runs
 * waited for a CPU core or for garbage collection.
 */
function noteDurations(what: string, searches: readonly string[]): void {
  const durations = searches.map((text) => Math.min(...Array.from({ length: 5 }, () => duration(text))))
  durations.sort((one, other) => one - other)
  const at = (share: number) => durations[Math.floor(share * (durations.length - 1))] ?? 0
  note(`${what}: median`, at(0.5), 'ms')
  note(`${what}: slowest`, at(1), 'ms', { atMost: 5 })
}

function duration(text: string): number {
  const begun = performance.now()
  gazetteer.search(text, 8)
  return performance.now() - begun
}

async function noteLoop(searches: readonly string[]): Promise<void> {
  await fillDemo(folder, 500)
  const shop = await start('server/src/main.ts', 4185, '/', {
    DATA_FOLDER: folder,
    LOOP_LOG: loopLog,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'watch-loop.ts')}`,
  })
  const paths = searches.map((text) => `/api/v1/places?search=${encodeURIComponent(text)}`)
  await drive({ url: shop.url, paths }, searchesPerSecond)
  writeFileSync(loopLog, '')
  note('answered a second', await drive({ url: shop.url, paths }, searchesPerSecond), '')
  const absences = readFileSync(loopLog, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Absence)
  const longest = Math.max(0, ...absences.map(({ milliseconds }) => milliseconds))
  const worked = Math.max(0, ...absences.map((absence) => absence.worked))
  note('longest absence from the loop, waiting for a core included', longest, 'ms')
  note('longest work away from the loop', worked, 'ms', { atMost: 25 })
  await shop.stop()
}
