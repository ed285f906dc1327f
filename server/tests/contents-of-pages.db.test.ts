import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { builtFrontEnds } from '../testing/built-pages.ts'
import { testPlatform } from '../testing/test-platform.ts'

/** These tests read what single pages say, from the built storefront, in the HTML that visitors without scripts get. */
const platform = await testPlatform({ demoArticles: 6000, now: '2026-11-24T10:00:00Z' })
const app = await buildApp(platform, builtFrontEnds)
const get = (url: string) => app.inject({ url, headers: { host: platform.config.shopUrl.host } })
const htmlOf = async (url: string) => (await get(url)).body

/** Returns the text of the page's main part, with single spaces between words. */
async function textOf(url: string): Promise<string> {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(await htmlOf(url)) ?? []
  return main
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\u00ad/g, '')
    .replaceAll(/\s+/g, ' ')
}

function linkedDataOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  return Array.from(scripts, ([, json = '{}']) => JSON.parse(json))
}

const linkOf = (html: string, attribute: string) =>
  new RegExp(`<link(?=[^>]* ${attribute}")[^>]* href="([^"]+)"`, 'i').exec(html)?.[1]

test.each([
  ['/', 'fi', 'ma–to 8.00–18.00, pe 8.00–17.00'],
  ['/?lang=en', 'en', 'Mon–Thu 08:00–18:00, Fri 08:00–17:00'],
])(
  'the home page at %s has the pictures, the reasons and the hours of its language',
  async (path, language, hours) => {
    const html = await htmlOf(path)
    expect(html).toContain(`/pictures/600/offer-studded-${language}.avif`)
    const [reasons = ''] = /class="section reasons"[\s\S]*?<\/section>/.exec(html) ?? []
    expect(reasons.match(/<li/g)).toHaveLength(5)
    expect(await textOf(path)).toContain(hours)
  },
)

const pagesAboutReturns = [
  'right-of-return',
  'withdrawal',
  'terms-and-condition',
  'payment-and-delivery-terms',
]

test.each([
  ['fi', 'Emme odota, että renkaat ovat tulleet takaisin.'],
  ['en', 'We do not wait for the tyres to'],
])(
  'the pages about returns in %s state the same rule, and no placeholder is left',
  async (language, rule) => {
    for (const page of pagesAboutReturns) {
      const text = await textOf(`/information/${page}?lang=${language}`)
      expect(text, page).toContain(rule)
      expect(text, page).not.toContain('{{')
    }
  },
)

test('the delivery terms state what delivery costs', async () => {
  const text = await textOf('/information/payment-and-delivery-terms?lang=fi')
  for (const price of ['1 14,90 €', '2 22,90 €', '3 29,90 €', '4 tai enemmän 39,90 €'])
    expect(text).toContain(price)
  expect(text).not.toContain('delivery_prices')
})

test.each([
  ['/kampanja/kesa-2027', ['top', 'two', 'four']],
  ['/campaign/kesa-2027', ['top', 'one', 'two', 'three', 'four']],
])('the campaign %s has the sections that have a title in its language', async (path, sections) => {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(await htmlOf(path)) ?? []
  expect(Array.from(main.matchAll(/<section[^>]* id="([^"]+)"/g), ([, id]) => id)).toEqual(sections)
})

test('a campaign names its translation for search engines', async () => {
  expect(linkOf(await htmlOf('/kampanja/talvi-2026'), 'hreflang="en')).toMatch(/\/campaign\/talvi-2026$/)
})

test('the page of a season states its path, its tyres and its translation for search engines', async () => {
  const html = await htmlOf('/season/winter-studded?lang=en')
  expect(html).toContain('<title>Studded tyres – Pito</title>')
  expect(linkOf(html, 'rel="canonical')).toMatch(/\/season\/winter-studded\?lang=en$/)
  expect(linkOf(html, 'hreflang="fi')).toMatch(/\/season\/nastarenkaat$/)
  const [path, list] = linkedDataOf(html)
  expect(path).toMatchObject({ '@type': 'BreadcrumbList' })
  expect(list).toMatchObject({ '@type': 'ItemList' })
  expect(list?.itemListElement).toHaveLength(12)
})

test.each(['/product-details/9', '/product-details-new/9', '/tyre/any/name/9'])(
  'the page %s of a tyre states its whole address, its offer and its path for search engines',
  async (path) => {
    const { statusCode, body } = await get(`${path}?lang=en`)
    expect(statusCode).toBe(200)
    expect(linkOf(body, 'rel="canonical')).toMatch(/\/tyres\/.+\/9$/)
    expect(linkOf(body, 'hreflang="fi')).toMatch(/\/renkaat\/henkiloautot\/.+\/9$/)
    const [product, crumbs] = linkedDataOf(body)
    expect(product).toMatchObject({
      '@type': 'Product',
      offers: { '@type': 'Offer', priceCurrency: 'EUR' },
      gtin13: expect.stringMatching(/^\d{13}$/),
    })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  },
)

/** Returns the paths of the pictures that a page names to search engines and in previews of shared links. */
function largePicturesOf(html: string): string[] {
  const shared = Array.from(html.matchAll(/<meta property="og:image" content="([^"]+)"/g), ([, url]) => url)
  const listed = JSON.stringify(linkedDataOf(html)).matchAll(/"image":("[^"]+"|\[[^\]]*\])/g)
  const all = [...shared, ...Array.from(listed, ([, json = '[]']) => [JSON.parse(json)].flat()).flat()]
  return all.map((url) => url.slice(platform.config.shopUrl.origin.length))
}

test.each([
  ['/', 2, /^\/share\.jpg\?/],
  ['/kampanja/talvi-2026', 1, /^\/share\.jpg\?/],
  ['/season/winter-studded?lang=en', 1, /^\/pictures\/1200\/studded-\d-hero\/[a-z0-9-]+\.jpg\?v=/],
  ['/tyre/any/name/9', 4, /^\/pictures\/1200\/[a-z]+-\d-(hero|front|close)\/yokohama-iceguard-ig60\.jpg\?v=/],
])(
  'the pictures of %s for search engines are large, named after the model and cached for long',
  async (path, count, address) => {
    const html = await htmlOf(path)
    const addresses = largePicturesOf(html)
    expect(addresses).toHaveLength(count)
    const stated = ['width', 'height'].map((side) =>
      Number(new RegExp(`"og:image:${side}" content="(\\d+)"`).exec(html)?.[1]),
    )
    for (const [place, url] of addresses.entries()) {
      expect(url).toMatch(address)
      const { statusCode, headers, rawPayload } = await get(url)
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      const { width, height } = await sharp(rawPayload).metadata()
      if (place === 0) expect(stated).toEqual([width, height])
      expect([width, height >= 630]).toEqual([1200, true])
      const digest = createHash('sha256').update(rawPayload).digest('hex').slice(0, 4)
      if (url.startsWith('/share')) expect(url).toBe(`/share.jpg?${digest}`)
    }
  },
)

test('a tyre without a picture is shared with the picture of the shop and names none to search engines', async () => {
  const path = '/tyre/any/name/9?lang=en'
  await platform.pool.query(
    'update model set picture = null where id = (select model_id from tyre where id = 9)',
  )
  await expect
    .poll(async () => largePicturesOf(await htmlOf(path)))
    .toEqual([expect.stringMatching(/^\/share/)])
})

test('an address of a picture that lacks its version is cached for a day, and an unknown width has no picture', async () => {
  const { headers } = await get('/pictures/1200/friction-1-hero/kuura-tuisku.jpg?v=00000000')
  expect(headers['cache-control']).toContain('max-age=86400')
  for (const name of ['601/friction-1-hero.avif', '601/friction-1-hero/kuura.jpg', '1200/none/kuura.jpg'])
    expect((await get(`/pictures/${name}`)).statusCode, name).toBe(404)
})

test.each([
  ['/renkaat?brand=nokian-tyres', 'Nokian Tyres -renkaat'],
  ['/tyres?brand=MICHELIN', 'Michelin tyres'],
])('the list %s calls the brand by its name, however the address spells it', async (path, title) => {
  expect(await htmlOf(path)).toContain(`<title>${title}`)
})

test.each([
  ['/compare?ids=1,9999999,nokian', 'Osoitteen renkaista 2 ei ole valikoimassa'],
  ['/compare?ids=1,9999999,nokian', 'Valitse vertailuun toinenkin rengas'],
  ['/account/activate/unknown?lang=en', 'The link is no longer valid'],
  ['/login?lang=en&redirect=/cart/order-summary/4821907365&note=order-unknown', 'Buying without an account?'],
])('the page %s says “%s”', async (path, sentence) => {
  expect(await textOf(path)).toContain(sentence)
})

test.each([
  '/',
  '/tyres',
  '/login',
  '/cart',
  '/tyre/nokian-tyres/hakkapeliitta-10/9',
  '/appointment/move?token=over',
])('the first stylesheet of %s names the layers in their order', async (path) => {
  const { body } = await get(linkOf(await htmlOf(path), 'rel="stylesheet') ?? '')
  const layers = Array.from(body.matchAll(/@layer (\w+)/g), ([, layer]) => layer)
  expect([...new Set(layers)]).toEqual(['tokens', 'base', 'parts', 'layout', 'pages'])
})
