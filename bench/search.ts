/**
 * `npm run bench:search` sends 1,000 different search texts to a shop with 50,000 articles, one after another, and
 * measures how long suggestions and results take, and how long they block the event loop.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFrontEndsIfStale } from '../bin/steps/build-front-ends.js'
import { demoModels } from '../demo/src/catalogue/demo-models.ts'
import { demoSizes } from '../demo/src/catalogue/demo-sizes.ts'
import { fillDemo } from './fill-demo.ts'
import { start } from './processes.ts'
import { allHold, note } from './report.ts'
import type { Absence } from './watch-loop.ts'

buildFrontEndsIfStale()
const articles = 50_000
const textsMeasured = 1000
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
const [warmUp, measured] = [textsFrom(1), textsFrom(0)]
for (const [what, path] of [
  ['suggestions', 'search/suggestions'],
  ['results', 'search'],
] as const) {
  await durationsOf(path, warmUp)
  writeFileSync(loopLog, '')
  const durations = (await durationsOf(path, measured)).sort((one, other) => one - other)
  const at = (share: number) => durations[Math.floor(share * (durations.length - 1))] ?? 0
  note(`${what}: median`, at(0.5), 'ms')
  note(`${what}: 99th percentile`, at(0.99), 'ms', { atMost: 10 })
  note(`${what}: longest work away from the loop`, longestWork(), 'ms', { atMost: 25 })
}
note('memory', shop.memoryMegabytes(), 'MiB', { atMost: 420 })
await shop.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(allHold() ? 0 : 1)

/** Returns different texts as people type them: beginnings, misspellings, sizes, and words that exist nowhere. */
function textsFrom(first: number): string[] {
  const names = demoModels().map(({ brand, name }) => `${brand} ${name}`)
  const sizes = demoSizes().map(({ width, aspect, diameter }) => `${width}/${aspect} R${diameter}`)
  const words = ['kitka', 'nastarenkaat', 'kesä', 'summer', 'paketti', 'all season']
  const texts = names.flatMap((name, place) => [
    name.slice(0, 2 + (place % name.length)),
    name.slice(0, 3) + name.slice(4),
    `${sizes[place % sizes.length]} ${words[place % words.length]}`,
    `${name.split(' ')[0]} ${sizes[place % sizes.length]}`,
    `xyzzyx${place} ${name.toLowerCase()}`,
  ])
  const different = [...new Set(texts)].filter((_, place) => place % 2 === first)
  return different.slice(0, textsMeasured)
}

async function durationsOf(path: string, texts: readonly string[]): Promise<number[]> {
  const durations: number[] = []
  for (const text of texts) {
    const begun = performance.now()
    const answer = await fetch(`${shop.url}/api/v1/${path}?q=${encodeURIComponent(text)}`)
    await answer.arrayBuffer()
    durations.push(performance.now() - begun)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status} for ${text}.`)
  }
  return durations
}

function longestWork(): number {
  const absences = readFileSync(loopLog, 'utf8').split('\n').filter(Boolean)
  return Math.max(0, ...absences.map((line) => (JSON.parse(line) as Absence).worked))
}
