/**
 * `npm run bench:search` sends 1,000 different search texts to a shop with 50,000 articles, one after another, and
 * measures how long suggestions and results take, and how long they block the event loop. Then it measures how long
 * `/healthz` takes during 200 calls of suggestions a second.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildFrontEndsIfStale } from '../bin/steps/build-front-ends.js'
import { demoModels } from '../demo/src/catalogue/demo-models.ts'
import { demoSizes } from '../demo/src/catalogue/demo-sizes.ts'
import { fillDemo } from './fill-demo.ts'
import { start } from './processes.ts'
import { allHold, note } from './report.ts'
import type { Absence } from './watch-loop.ts'

await buildFrontEndsIfStale()
const articles = 50_000
const textsMeasured = 1000
const suggestionsPerSecond = 200
const callsAtOnce = 20
const folder = mkdtempSync(join(tmpdir(), 'pito-search-'))
const loopLog = join(folder, 'loop.jsonl')

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}\n`,
)
await fillDemo(folder, articles)
const shop = await start('server/src/main.ts', 4186, '/healthz', {
  DATA_FOLDER: folder,
  LOOP_LOG: loopLog,
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'watch-loop.ts')}`,
})
const texts = differentTexts()
const warmUp = texts.filter((_, place) => place % 2 === 1).slice(0, textsMeasured)
const measured = texts.filter((_, place) => place % 2 === 0).slice(0, textsMeasured)
for (const [what, path] of [
  ['suggestions', 'search/suggestions'],
  ['results', 'search'],
] as const) {
  await useEveryConnection(path, warmUp)
  writeFileSync(loopLog, '')
  const at = quantile(await durationsOf(path, measured))
  note(`${what}: median`, at(0.5), 'ms')
  note(`${what}: 99th percentile`, at(0.99), 'ms', { atMost: 10 })
  note(`${what}: longest work away from the loop`, longestWork(), 'ms', { atMost: 25 })
}
await noteHealth()
note('memory', shop.memoryMegabytes(), 'MiB', { atMost: 420 })
await shop.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(allHold() ? 0 : 1)

/** Returns different texts as people type them: beginnings, misspellings, sizes, and words that exist nowhere. */
function differentTexts(): string[] {
  const names = demoModels().map(({ brand, name }) => `${brand} ${name}`)
  const sizes = demoSizes().map(({ width, aspect, diameter }) => `${width}/${aspect} R${diameter}`)
  const words = ['kitka', 'nastarenkaat', 'kesä', 'summer', 'paketti', 'all season']
  const all = names.flatMap((name, place) => [
    name.slice(0, 2 + (place % name.length)),
    name.slice(0, 3) + name.slice(4),
    `${sizes[place % sizes.length]} ${words[place % words.length]}`,
    `${name.split(' ')[0]} ${sizes[place % sizes.length]}`,
    `xyzzyx${place} ${name.toLowerCase()}`,
  ])
  return [...new Set(all)]
}

/**
 * Warms up the shop with several calls at a time, so that each connection of its pool has planned its statements: the
 * first page of cards on a connection takes 8 to 20 ms longer.
 */
async function useEveryConnection(path: string, texts: readonly string[]): Promise<void> {
  for (let place = 0; place < texts.length; place += callsAtOnce)
    await Promise.all(texts.slice(place, place + callsAtOnce).map((text) => durationsOf(path, [text])))
}

async function durationsOf(path: string, texts: readonly string[]): Promise<number[]> {
  const durations: number[] = []
  for (const text of texts) durations.push(await duration(`/api/v1/${path}?q=${encodeURIComponent(text)}`))
  return durations
}

/** Notes how long `/healthz` takes while suggestions for new texts are called at a fixed rate. */
async function noteHealth(): Promise<void> {
  const suggestions: Promise<number>[] = []
  const health: Promise<number>[] = []
  const begun = performance.now()
  for (const [place, text] of texts.entries()) {
    await wait(Math.max(0, begun + (place * 1000) / suggestionsPerSecond - performance.now()))
    suggestions.push(duration(`/api/v1/search/suggestions?q=${encodeURIComponent(`${text} kitka`)}`))
    health.push(duration('/healthz'))
  }
  await Promise.all(suggestions)
  const seconds = (performance.now() - begun) / 1000
  const at = quantile(await Promise.all(health))
  note('suggestions a second beside /healthz', texts.length / seconds, '')
  note('/healthz: median', at(0.5), 'ms')
  note('/healthz: 99th percentile', at(0.99), 'ms', { atMost: 25 })
}

/** Returns the time in milliseconds until the whole response has come. */
async function duration(path: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`${shop.url}${path}`)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`)
  return performance.now() - begun
}

function quantile(durations: readonly number[]): (share: number) => number {
  const sorted = durations.toSorted((one, other) => one - other)
  return (share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}

function longestWork(): number {
  const absences = readFileSync(loopLog, 'utf8').split('\n').filter(Boolean)
  return Math.max(0, ...absences.map((line) => (JSON.parse(line) as Absence).worked))
}
