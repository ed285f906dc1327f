import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export interface PageBytes {
  readonly htmlBrotli: number
  readonly script: number
  readonly style: number
  readonly font: number
}

/** Counts the bytes that a browser fetches before any click: scripts and styles in gzip, the page in Brotli. */
export async function pageBytes(shop: string, path: string): Promise<PageBytes> {
  const response = await fetch(shop + path, { headers: { 'accept-encoding': 'br' } })
  const html = await response.text()
  const scripts = await withImports(shop, all(html, /"(\/assets\/[^"]+\.js)"/g))
  const styles = all(html, /href="(\/assets\/[^"#]+\.css)#?"/g)
  const fonts = all(html, /href="(\/assets\/[^"]+\.woff2)"/g)
  return {
    htmlBrotli: bytesSent(response) ?? brotliCompressSync(html, asCachedPages).length,
    script: await zipped(shop, scripts),
    style: await zipped(shop, styles),
    font: await plain(shop, fonts),
  }
}

/** The quality with which the shop compresses cached pages. */
const asCachedPages = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }

/** Returns the number of bytes sent, or null for a private page, which the shop does not compress. */
function bytesSent({ headers }: Response): number | null {
  return headers.get('content-encoding') === 'br' ? Number(headers.get('content-length')) : null
}

function all(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].flatMap((match) => match.slice(1).filter(Boolean) as string[]))
}

/**
 * Returns the scripts that the page names and the scripts that those import statically. Dynamic imports are left out.
 */
async function withImports(shop: string, named: Set<string>): Promise<Set<string>> {
  for (const path of named) {
    const code = (await bytesOf(shop + path)).toString()
    for (const file of all(code, /(?:from|import)\s*"\.\/([^"]+\.js)"/g)) named.add(`/assets/${file}`)
  }
  return named
}

async function zipped(shop: string, paths: Set<string>): Promise<number> {
  let sum = 0
  for (const path of paths) sum += gzipSync(await bytesOf(shop + path), { level: 9 }).length
  return sum
}

async function plain(shop: string, paths: Set<string>): Promise<number> {
  let sum = 0
  for (const path of paths) sum += (await bytesOf(shop + path)).length
  return sum
}

async function bytesOf(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer())
}
