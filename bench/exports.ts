/**
 * `npm run bench:exports` measures how much memory the server additionally uses while an article list is exported and
 * read at full speed. The shop has 50,000 articles. The run takes about three minutes, most of which fill the
 * database.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDemo } from './fill-demo.ts'
import { start } from './processes.ts'
import { allHold, note } from './report.ts'

const mostExtraMebibytes = 60
const sampledEveryMilliseconds = 20
const lists = [
  { what: 'price list, XLSX', path: 'price-list', body: { format: 'xlsx' } },
  { what: 'price list, CSV', path: 'price-list', body: { format: 'csv' } },
  { what: 'stock list, XLSX', path: 'stock-list', body: { format: 'xlsx' } },
  {
    what: 'application list of cars, XLSX',
    path: 'application-list',
    body: { format: 'xlsx', categoryID: 2 },
  },
] as const

const folder = mkdtempSync(join(tmpdir(), 'pito-exports-'))
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}\n`)
await fillDemo(folder, 50_000)
const shop = await start('server/src/main.ts', 4184, '/', { DATA_FOLDER: folder })
const api = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).then((answer) => answer.json())
const login = { email: 'veikko@pito.example', password: 'Rengas-demo-1!' }
const authorization = `Bearer ${(await api('login', login)).data.token}`

for (const { what, path, body } of lists) {
  const { data } = await api(`${path}/export`, body, { authorization })
  const { pathname, search } = new URL(data.url)
  const before = shop.memoryMegabytes()
  let peak = before
  const sampling = setInterval(() => {
    peak = Math.max(peak, shop.memoryMegabytes())
  }, sampledEveryMilliseconds)
  const began = performance.now()
  const bytes = await bytesOf(`${shop.url}${pathname}${search}`)
  const seconds = (performance.now() - began) / 1000
  clearInterval(sampling)
  console.log(`  ${data.rows} rows, ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`)
  note(`${what}: memory beside ${before} MiB`, peak - before, 'MiB', { atMost: mostExtraMebibytes })
}
await shop.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(allHold() ? 0 : 1)

/** Counts the bytes of the response and discards them while reading, so that this process uses little memory. */
async function bytesOf(url: string): Promise<number> {
  const { body } = await fetch(url, { headers: { authorization } })
  let bytes = 0
  for await (const part of body ?? []) bytes += part.byteLength
  return bytes
}
