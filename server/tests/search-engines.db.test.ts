import { expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { builtFrontEnds } from '../testing/built-pages.ts'
import { testPlatform } from '../testing/test-platform.ts'

/** These tests read the built pages as a search engine does: the sitemap, robots.txt, canonical links and JSON-LD. */
const platform = await testPlatform({ demoArticles: 600, now: '2026-11-24T10:00:00Z' })
const app = await buildApp(platform, builtFrontEnds)
const { origin, host } = platform.config.shopUrl
const get = (url: string) => app.inject({ url, headers: { host } })

/** Pages are of the same kind if their paths have the same first word and length, and their queries the same names. */
const mostOfAKind = 2

interface Visited {
  readonly address: string
  readonly status: number
  readonly isIndexed: boolean
  readonly canonical: string | undefined
  readonly alternates: Readonly<Record<string, string>>
  readonly links: readonly string[]
  readonly data: readonly Record<string, unknown>[]
}

async function visit(address: string): Promise<Visited> {
  const { statusCode: status, headers, body } = await get(address)
  const pathOf = (url: string) => url.replaceAll('&amp;', '&').replace(origin, '')
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(body) ?? []
  const alternates = body.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)
  const scripts = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  const hrefs = Array.from(body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g), ([, href = '']) => href)
  return {
    address,
    status,
    isIndexed:
      status === 200 && !body.includes('name="robots" content="noindex"') && !headers['x-robots-tag'],
    canonical: canonical && pathOf(canonical),
    alternates: Object.fromEntries(Array.from(alternates, ([, name, url = '']) => [name, pathOf(url)])),
    links: [...hrefs, ...(headers.location === undefined ? [] : [String(headers.location)])].map(pathOf),
    data: Array.from(scripts, ([, json = '{}']) => JSON.parse(json)),
  }
}

async function sitemapOf(): Promise<Map<string, Readonly<Record<string, string>>>> {
  const locations = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => url)
  const index = (await get('/sitemap.xml')).body
  const files = await Promise.all(locations(index).map((file) => get(file.replace(origin, ''))))
  const rows = files.flatMap(({ body }) => body.split('</url>').filter((row) => row.includes('<loc>')))
  const path = (text: string) => text.replaceAll('&amp;', '&').replace(origin, '')
  return new Map(
    rows.map((row) => [
      path(locations(row)[0] ?? ''),
      Object.fromEntries(
        Array.from(row.matchAll(/hreflang="(\w+)" href="([^"]+)"/g), ([, name, url = '']) => [
          name,
          path(url),
        ]),
      ),
    ]),
  )
}

function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, origin)
  const words = pathname.split('/')
  return [words[1], words.length, ...new Set(searchParams.keys())].join(' ')
}

/** Returns the first few addresses of each kind. */
function fewOfAKind(addresses: Iterable<string>): string[] {
  return [...Map.groupBy(addresses, kindOf).values()].flatMap((same) => same.slice(0, mostOfAKind))
}

const sitemap = await sitemapOf()
const closed = Array.from(
  (await get('/robots.txt')).body.matchAll(/^Disallow: (.+)$/gm),
  ([, path = '']) => path,
)
const isOpen = (address: string) => !closed.some((path) => address.startsWith(path))

test('robots.txt closes no page that the sitemap lists', () => {
  expect(sitemap.size).toBeGreaterThan(1000)
  expect([...sitemap.keys()].filter((address) => !isOpen(address))).toEqual([])
})

test('pages of the sitemap answer, may be indexed, and name themselves and their translations', async () => {
  const wrong: unknown[] = []
  for (const address of fewOfAKind(sitemap.keys())) {
    const { isIndexed, canonical, alternates } = await visit(address)
    const { fi, en } = sitemap.get(address) ?? {}
    const named = { canonical, ...alternates }
    const expected = { canonical: address, fi, en, 'x-default': fi }
    if (!isIndexed || JSON.stringify(named) !== JSON.stringify(expected))
      wrong.push({ isIndexed, named, expected })
  }
  expect(wrong).toEqual([])
})

test('a page that links lead to is in the sitemap, asks not to be indexed or names another as canonical', async () => {
  const queue = ['/', '/?lang=en']
  const seen = new Set(queue)
  const counts = new Map<string, number>()
  const unlisted: string[] = []
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const { isIndexed, canonical, links } = await visit(address)
    if (isIndexed && !sitemap.has(canonical ?? '')) unlisted.push(`${address} (${canonical})`)
    for (const link of links) {
      const { pathname, search } = new URL(link, new URL(address, origin))
      const next = pathname + search
      const isPage = link.startsWith('/') && !/^\/(api|assets|pictures|labels)\/|\.\w{2,5}$/.test(pathname)
      const count = counts.get(kindOf(next)) ?? 0
      if (!isPage || seen.has(next) || !isOpen(next) || count >= mostOfAKind) continue
      seen.add(next)
      counts.set(kindOf(next), count + 1)
      queue.push(next)
    }
  }
  expect(unlisted).toEqual([])
  expect(seen.size).toBeGreaterThan(60)
})

test.each(['/tyre-size/205-55R16', '/tyre-size/205-55R16?lang=en', '/brand/nokian-tyres', '/renkaat'])(
  'the list of tyres on %s names canonical addresses in the language of the page',
  async (path) => {
    const { data } = await visit(path)
    const list = data.find((each) => each['@type'] === 'ItemList') as { itemListElement: { url: string }[] }
    for (const { url } of list.itemListElement.slice(0, 3)) {
      const address = url.replace(origin, '')
      expect(address).toMatch(path.includes('lang=en') ? /^\/tyres\// : /^\/renkaat\//)
      expect((await visit(address)).canonical).toBe(address)
    }
  },
)

test('the cards of a size page keep their short address, which names the canonical one', async () => {
  const { links } = await visit('/tyre-size/205-55R16')
  const short = links.find((link) => /^\/tyre\/[^/]+\/[^/]+\/\d+$/.test(link)) ?? ''
  const { canonical = '', alternates } = await visit(short)
  expect(canonical).toMatch(/^\/renkaat\//)
  expect((await visit(canonical)).alternates).toEqual(alternates)
})

test.each([
  ['/Service-Points', '/service-points'],
  ['/RENKAAT', '/renkaat'],
  [
    '/renkaat/henkiloautot?diameter=16&height=55&width=205',
    '/renkaat/henkiloautot?width=205&height=55&diameter=16',
  ],
  ['/renkaat?sort=net_price_desc&page=2', '/renkaat'],
  ['/information/contact?utm_source=mail', '/information/contact'],
  ['/tyre-size-calculator?from=205/55+R16', '/tyre-size-calculator'],
])('%s is a variant of %s', async (variant, canonical) => {
  expect((await visit(variant)).canonical).toBe(canonical)
})

test.each(['/renkaat/', '/information/contact/', '/brand/NOKIAN%20TYRES', '/tyre-size/205-55r16'])(
  '%s moves to its own address for good',
  async (path) => expect([301, 308]).toContain((await visit(path)).status),
)

test('a campaign and a tyre that are removed leave the sitemap, and their pages are not found', async () => {
  const tyre = [...sitemap.keys()].find((address) => /^\/renkaat\/.+\/\d+$/.test(address)) ?? ''
  const gone = ['/kampanja/talvi-2026', tyre]
  for (const address of gone) expect((await visit(address)).status).toBe(200)
  await platform.sql`delete from campaign where slug = 'talvi-2026'`
  await platform.sql`update tyre set state = 'archived' where id = ${Number(tyre.split('/').at(-1))}`
  await expect
    .poll(async () => [...(await sitemapOf()).keys()].filter((address) => gone.includes(address)), {
      timeout: 5000,
    })
    .toEqual([])
  for (const address of gone) expect([404, 410]).toContain((await visit(address)).status)
})

test.each([
  ['/', ['@graph']],
  ['/service-points', ['WebPage', 'BreadcrumbList']],
  ['/asennuspisteet', ['WebPage', 'BreadcrumbList', 'ItemList']],
  ['/asennuspisteet/tampere', ['WebPage', 'BreadcrumbList', 'ItemList']],
  ['/asennuspiste/hyhmahalli-tampere', ['AutoRepair', 'BreadcrumbList']],
  ['/tyre-size-calculator?lang=en', ['WebPage', 'BreadcrumbList']],
  ['/information/contact?lang=en', ['WebPage', 'BreadcrumbList']],
  ['/campaign/kesa-2027', ['WebPage', 'BreadcrumbList', 'FAQPage']],
  ['/product-details/9', ['Product', 'BreadcrumbList']],
])('%s carries JSON-LD without empty values', async (path, types) => {
  const { data } = await visit(path)
  expect(data.map((each) => each['@type'] ?? '@graph')).toEqual(types)
  const json = JSON.stringify(data)
  expect(json).not.toMatch(/:(""|null|\[\]|\{\})|undefined|NaN/)
  if (path !== '/') expect(json).not.toContain('legalName')
})
