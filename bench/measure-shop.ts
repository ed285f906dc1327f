import { pageBytes } from '../e2e/harness/page-bytes.ts'
import { manyPages } from './many-pages.ts'
import type { Started } from './processes.ts'
import { start } from './processes.ts'
import { firstRender } from './renders.ts'
import { note, noteRatio } from './report.ts'

const main = 'server/src/main.ts'

/**
 * Starts the shop with an empty data folder, which the shop fills with the demo, then stops it and starts it again.
 * Returns the second, still running shop.
 */
export async function measureStarts(port: number, dataFolder: string): Promise<Started> {
  const first = await start(main, port, '/', { DATA_FOLDER: dataFolder })
  note('first start to first page', first.milliseconds, 'ms')
  await first.stop()
  const second = await start(main, port, '/', { DATA_FOLDER: dataFolder })
  note('second start to first page', second.milliseconds, 'ms', { atMost: 3000 })
  note('memory after start', second.memoryMegabytes(), 'MiB')
  return second
}

/** The upper limits for what a page loads before any click, in kilobytes: gzip for scripts, Brotli for HTML. */
const mostScript = 160
const mostPrivateScript = 190
const mostHtml = 15

export async function measurePages(
  bare: Started,
  shop: Started,
  paths: Record<string, string>,
): Promise<void> {
  const constant = `${bare.url}/constant`
  for (const [name, path] of Object.entries(paths)) {
    const requests = [{ path, headers: { 'accept-encoding': 'br' } }]
    if (name !== 'cart')
      await noteRatio(`${name} page, cached, in Brotli`, constant, { url: shop.url, requests }, 0.3)
    const bytes = await pageBytes(shop.url, path)
    const atMost = name === 'cart' ? mostPrivateScript : mostScript
    note(`${name} page, JavaScript gzip`, bytes.script / 1000, 'kB', { atMost })
    note(`${name} page, CSS gzip`, bytes.style / 1000, 'kB')
    note(`${name} page, HTML in Brotli`, bytes.htmlBrotli / 1000, 'kB', { atMost: mostHtml })
  }
}

export async function measureCalls(bare: Started, shop: Started): Promise<void> {
  for (const path of ['/api/v1/cms/privacy-policy', '/api/v1/menus', '/healthz'])
    await noteRatio(path, `${bare.url}/constant`, { url: shop.url + path })
}

/** Starts the shop without a page cache, so that every request renders its page. */
export async function measureFirstRenders(port: number, dataFolder: string): Promise<void> {
  const shop = await start(main, port, '/', { DATA_FOLDER: dataFolder, PAGE_CACHE_MB: '0' })
  for (const [name, paths] of Object.entries(await manyPages(shop.url))) {
    const { cpuMilliseconds, timesPlainReact } = await firstRender(shop.url, paths)
    note(`${name} page, first render, CPU`, cpuMilliseconds, 'ms', { atMost: 6 })
    note(`${name} page, first render, beside plain React`, timesPlainReact, '×', { atMost: 2 })
  }
  await shop.stop()
}
