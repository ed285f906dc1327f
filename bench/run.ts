import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Target } from './load.ts'
import { ratioTo } from './load.ts'
import { pageBytes } from './page-bytes.ts'
import type { Started } from './processes.ts'
import { start } from './processes.ts'
import { rendersPerSecond } from './renders.ts'

interface Line {
  readonly what: string
  readonly figure: string
  readonly wanted: string
  readonly holds: boolean
}

const lines: Line[] = []
const dataFolder = mkdtempSync(join(tmpdir(), 'pito-bench-'))
const ports = { bare: 4180, shop: 4181 }

function note(
  what: string,
  value: number,
  unit: string,
  wanted: { atLeast?: number; atMost?: number } = {},
): void {
  const { atLeast = -Infinity, atMost = Infinity } = wanted
  const bound = boundText(wanted)
  const digits = value < 10 ? 3 : 0
  lines.push({
    what,
    figure: `${value.toFixed(digits)} ${unit}`.trim(),
    wanted: bound,
    holds: value >= atLeast && value <= atMost,
  })
}

function boundText({ atLeast, atMost }: { atLeast?: number; atMost?: number }): string {
  if (atLeast !== undefined) return `≥ ${atLeast}`
  return atMost === undefined ? '' : `≤ ${atMost}`
}

async function againstConstant(what: string, bare: Started, target: Target, atLeast?: number): Promise<void> {
  const { ratio, perSecond } = await ratioTo({ url: `${bare.url}/constant` }, target)
  note(`${what} (${Math.round(perSecond)}/s)`, ratio, '× bare', atLeast === undefined ? {} : { atLeast })
}

async function measureStarts(): Promise<Started> {
  const first = await start('server/src/main.ts', ports.shop, '/', { DATA_FOLDER: dataFolder })
  note('first start to first page', first.milliseconds, 'ms')
  await first.stop()
  const second = await start('server/src/main.ts', ports.shop, '/', { DATA_FOLDER: dataFolder })
  note('second start to first page', second.milliseconds, 'ms', { atMost: 3000 })
  note('memory after start', second.memoryMegabytes(), 'MiB')
  return second
}

async function measurePages(bare: Started, shop: Started): Promise<void> {
  await againstConstant('kept home page', bare, { url: `${shop.url}/` }, 0.25)
  await againstConstant('/api/v1/cms/privacy-policy', bare, { url: `${shop.url}/api/v1/cms/privacy-policy` })
  await againstConstant('/api/v1/menus', bare, { url: `${shop.url}/api/v1/menus` })
  for (const path of ['/', '/information/privacy-policy']) {
    const bytes = await pageBytes(shop.url, path)
    note(`${path} JavaScript, gzip`, bytes.script / 1000, 'kB', { atMost: 120 })
    note(`${path} CSS, gzip`, bytes.style / 1000, 'kB')
    note(`${path} HTML`, bytes.html / 1000, 'kB', { atMost: 60 })
    note(`${path} font`, bytes.font / 1000, 'kB')
  }
  note('memory after load', shop.memoryMegabytes(), 'MiB')
}

async function measureCold(bare: Started): Promise<void> {
  const shop = await start('server/src/main.ts', ports.shop, '/', {
    DATA_FOLDER: dataFolder,
    PAGE_CACHE_MB: '0',
  })
  const { ratio, perSecond } = await rendersPerSecond(`${bare.url}/constant`, shop.url)
  note(`home page rendered cold (${Math.round(perSecond)}/s)`, ratio, '× bare', { atLeast: 0.008 })
  await shop.stop()
}

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, ${new Date().toISOString().slice(0, 10)}\n`,
)
const shop = await measureStarts()
const bare = await start('bench/bare-routes.ts', ports.bare, '/constant')
await measurePages(bare, shop)
await shop.stop()
await measureCold(bare)
await bare.stop()
rmSync(dataFolder, { recursive: true, force: true })
for (const { what, figure, wanted, holds } of lines)
  console.log(`${holds ? '✓' : '✗'} ${what.padEnd(52)} ${figure.padStart(16)}  ${wanted}`)
process.exit(lines.every(({ holds }) => holds) ? 0 : 1)
