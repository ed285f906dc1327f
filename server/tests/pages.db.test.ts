import { expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { builtFrontEnds } from '../testing/built-pages.ts'
import { testPlatform } from '../testing/test-platform.ts'

/** These tests read the pages as they are sent, from the built storefront with the whole demo content. */
const platform = await testPlatform({ demoArticles: 6000, now: '2026-11-24T10:00:00Z' })
const app = await buildApp(platform, builtFrontEnds)
const get = (url: string) => app.inject({ url, headers: { host: platform.config.shopUrl.host } })
const htmlOf = async (url: string) => (await get(url)).body

test.each([
  '/tyres/car-suv-4x4/summer/205-55-R16/nobody/nothing',
  '/tyres/car-suv-4x4/summer/not-a-size/continental/x',
  '/renkaat/henkiloautot/kesarenkaat/205-55-R16/continental/x/91V/SL/999999999',
  '/product-details/99999999',
  '/product-details-new/0',
  '/tyre/any/name/not-a-number',
  '/information-sheet/99999999',
  '/other-sizes/99999999',
  '/brand/nope',
  '/brand/nokian-tyres/model/nope',
  '/season/x',
  '/tyre-size/1-1R1',
  '/tyre/all',
  '/campaign/nope',
  '/kampanja/nope',
  '/asennuspisteet/atlantis',
  '/service-points/atlantis',
  '/my-order?token=bad',
  '/my-order/cancel?token=bad&lang=en',
  '/appointment/cancel?token=bad',
  '/garage/fitted?token=bad',
  '/tyre-alert/confirm?token=bad',
  '/tyre-alert/stop?token=bad&lang=en',
  '/review?token=bad',
  '/review/stop?token=bad',
  '/password/reset/bad',
  '/account/activate/bad',
])('%s is not found', async (path) => {
  expect((await get(path)).statusCode).toBe(404)
})

test.each(['/tyres', '/brand/nokian-tyres', '/'])(
  '%s takes a query that names the page twice',
  async (path) => {
    expect((await get(`${path}?page=1&page=2`)).statusCode).toBe(200)
  },
)

test.each([
  ['/valitse-auto?make=Foo', 'Auton merkki ”Foo” ei ole luettelossamme.'],
  ['/valitse-auto?make=Toyota&model=Foo', 'Malli ”Foo” ei ole luettelossamme.'],
  ['/choose-your-car?make=Toyota&model=Corolla+(E210)&year=1950', 'Model year “1950” is not on our list.'],
  ['/renkaat/henkiloautot?brand=Foo', 'Osoitteessa oli valintoja, joita emme voineet käyttää: merkki.'],
  ['/tyres?brand=Foo,nokian-tyres', 'The address had choices that could not be used: brand.'],
  [
    '/tyres/car-suv-4x4?page=0&tyre_season=Foo',
    'The address had choices that could not be used: season, page.',
  ],
])('the page %s names what the shop does not know', async (path, sentence) => {
  const { statusCode, body } = await get(path)
  expect(statusCode).toBe(200)
  expect(body).toContain(sentence)
})

test.each([
  ['/haku?q=abc123', '/renkaat?licenceplate=ABC-123#your-vehicle'],
  ['/search?q=abc+123', '/tyres?licenceplate=ABC-123#your-vehicle'],
  ['/haku?q=Tampere', '/asennuspisteet/tampere'],
  ['/search?q=205-55-16', '/tyres/car-suv-4x4?width=205&height=55&diameter=16&sort=season'],
])('the search %s leads to %s', async (search, target) => {
  const { statusCode, headers } = await get(search)
  expect([statusCode, headers.location]).toEqual([303, target])
})

test.each([
  ['/no-such-path', 'no such path'],
  ['/brand/nope', 'nope'],
  ['/kampanja/nope', 'nope'],
  ['/information/nope', 'nope'],
  ['/page-not-found?q=hakkapeliitta+r5', 'hakkapeliitta r5'],
  ['/product-details/99999999', ''],
  ['/%3Cscript%3E', ''],
  ['/reset/abc123', ''],
  [`/${'no-'.repeat(200)}`, ''],
])('the page %s is missing and offers the searches, with the words “%s”', async (path, words) => {
  const { statusCode, body } = await get(path)
  expect(statusCode).toBe(404)
  const [field] = body.match(/<input[^>]*type="search"[^>]*>/g) ?? []
  expect(field).toContain(`value="${words}"`)
  for (const shown of ['name="licenceplate"', 'action="/search-by-tyre-size/', 'href="tel:', 'href="/"'])
    expect(body).toContain(shown)
  if (words === '') expect(body).not.toContain(path.split('/').at(-1))
})

test.each([
  ['/renkaat/hakkapeliitta-r5', '/page-not-found?lang=fi&q=hakkapeliitta+r5'],
  ['/tyres/spaceship', '/page-not-found?lang=en&q=spaceship'],
  ['/tyres/van?width=205', '/tyres/light-commercial-vehicles?width=205'],
  ['/cart/dealer-services?lang=en', '/cart?lang=en'],
  ['/cart/user-info?lang=en', '/cart'],
  [
    '/cart/order-summary/4821907365?lang=en',
    '/login?redirect=%2Fcart%2Forder-summary%2F4821907365%3Flang%3Den&note=order-unknown',
  ],
])('the page %s leads to %s', async (path, target) => {
  const { headers } = await get(path)
  expect(headers.location).toBe(target)
})

test.each(['/profile', '/my-account', '/changepassword', '/order', '/order/5', '/thankyou', '/downloads'])(
  'the page %s leads visitors to the login page and back',
  async (path) => {
    const { statusCode, headers } = await get(`${path}?lang=en`)
    expect(statusCode).toBe(302)
    expect(headers.location).toBe(`/login?${new URLSearchParams({ redirect: `${path}?lang=en` })}`)
  },
)

test('the cart is neither stored nor indexed, and runs no scripts but its own', async () => {
  const { headers, body } = await get('/cart')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain("script-src 'self' 'nonce-")
  expect(body).toContain('<meta name="robots" content="noindex"/>')
})

test('the list for a licence plate is neither stored nor indexed, and its head does not name the plate', async () => {
  const { headers, body } = await get('/tyres?licenceplate=ABC-123')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  const [head = ''] = /<head>[\s\S]*<\/head>/.exec(body) ?? []
  const data = body.match(/<script type="application\/ld\+json">.*?<\/script>/g) ?? []
  for (const text of [head, ...data]) expect(text).not.toContain('ABC-123')
})

test('search engines are kept from the log-in of staff, to which no page leads', async () => {
  const { headers } = await get('/login-as-customer')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  for (const path of ['/', '/login', '/information/contact', '/sitemap.xml'])
    expect(await htmlOf(path), path).not.toContain('login-as-customer')
})

test.each(['', '?tyre=999999999', '?tyre=-1', '?tyre=9&tyre=x', `?tyre=${'9'.repeat(1000)}`])(
  'the page after the request of an alert knows only tyres of the shop, also with the query “%s”',
  async (query) => {
    const { statusCode, body } = await get(`/tyre-alert/sent${query}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('Jos viestiä ei kuulu')
  },
)

test('a search for an EAN leads to the page of its tyre', async () => {
  const [tyre] = await platform.sql<{ id: number; ean: string }>`
    select id, ean from tyre where active order by id limit 1`
  const { statusCode, headers } = await get(`/haku?q=${tyre?.ean}`)
  expect(statusCode).toBe(303)
  expect(headers.location).toContain(`/${tyre?.id}`)
})

test.each(['ES-31', '4821907312', '1234567890', 'aino@pito.example', '040 123 4567'])(
  'the search for %s is neither stored nor indexed, and sends no referrer',
  async (text) => {
    const { statusCode, headers } = await get(`/haku?q=${encodeURIComponent(text)}`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  },
)

test('a guest sees the same page for an order number of the shop as for an invented one', async () => {
  const bodyFor = async (number: string) => {
    const html = await htmlOf(`/haku?q=${number}`)
    return /<main[\s\S]*<\/main>/.exec(html.replaceAll(number, 'number'))?.[0]
  }
  expect(await bodyFor('4821907312')).toContain('Pelkällä tilausnumerolla')
  expect(await bodyFor('4821907312')).toBe(await bodyFor('1234567890'))
})

test.each([
  ['', '<h1>Hae renkaita</h1>'],
  ['%20%00', '<h1>Hae renkaita</h1>'],
  ['%3Cscript%3Ealert(1)%3C/script%3E', '<h1>Haku: &lt;script&gt;alert(1)&lt;/script&gt;</h1>'],
  ["'%20or%201=1%20--", '<h1>Haku: &#x27; or 1=1 --</h1>'],
  ['a'.repeat(300), 'Haku oli liian pitkä'],
])('the search page for %s has status 200 and shows %s', async (text, shown) => {
  const { statusCode, body } = await get(`/haku?q=${text}`)
  expect(statusCode).toBe(200)
  expect(body).toContain(shown)
  expect(body).toContain('<meta name="robots" content="noindex"/>')
})

test('a page without a form refuses a post, and says how it may be requested', async () => {
  const { host } = platform.config.shopUrl
  const response = await app.inject({
    method: 'POST',
    url: '/tyres',
    headers: { host },
    payload: 'width=205',
  })
  expect(response.statusCode).toBe(405)
  expect(response.headers.allow).toBe('GET, HEAD')
})

test('an address that names the language twice leads to the address that names it once', async () => {
  const query = 'width=205&brand=Nokian+Tyres,Falken'
  const response = await get(`/tyres?lang=en&${query}`)
  expect(response.statusCode).toBe(302)
  expect(response.headers).toMatchObject({ location: `/tyres?${query}`, 'cache-control': 'no-store' })
  expect(String(response.headers['set-cookie'])).toContain('locale=en_GB')
})

test('only the policy of a page with a film lets the host of films in', async () => {
  const policyOf = async (path: string) => (await get(path)).headers['content-security-policy']
  expect(await policyOf('/kampanja/talvi-2026')).toContain('frame-src https://www.youtube-nocookie.com;')
  for (const path of ['/campaign/kesa-2027', '/', '/renkaat', '/information/contact'])
    expect(await policyOf(path)).not.toContain('frame-src')
})

test('the front page names the organisation that keeps the shop', async () => {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await htmlOf('/')) ?? []
  const kinds = JSON.parse(json)['@graph'].map((each: { '@type': string }) => each['@type'])
  expect(kinds).toEqual(['OnlineStore', 'WebSite'])
})

const shared = ['title', 'description', 'url', 'type', 'locale', 'image', 'image:width', 'image:height']

test.each([
  ['home', '/?lang=en'],
  ['a list', '/renkaat/henkiloautot'],
  ['a tyre', '/tyre/nokian-tyres/hakkapeliitta-10/9?lang=en'],
  ['a brand', '/brand/nokian-tyres'],
  ['a size', '/tyre-size/205-55R16?lang=en'],
  ['a content page', '/information/contact?lang=en'],
  ['a campaign', '/kampanja/talvi-2026'],
  ['a service point', '/service-point/hyhmahalli-tampere'],
  ['a town', '/asennuspisteet/tampere'],
  ['the towns', '/service-points/towns'],
  ['the search for service points', '/service-points'],
  ['the size calculator', '/tyre-size-calculator?lang=en'],
  ['the page for partners', '/become-a-partner'],
])('a shared link to %s shows its title, its text and a picture', async (_name, path) => {
  const html = await htmlOf(path)
  const tagOf = (property: string) =>
    new RegExp(`<meta property="og:${property}" content="([^"]+)"`).exec(html)?.[1]
  for (const property of shared) expect(tagOf(property), property).toBeTruthy()
  expect(tagOf('url')).toBe(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1])
  expect(tagOf('locale')).toBe(/<html lang="en"/.test(html) ? 'en_GB' : 'fi_FI')
  const picture = await get(new URL(tagOf('image') ?? '').pathname)
  expect(picture.headers['content-type']).toBe('image/jpeg')
})

/**
 * Paths are of the same kind if they have the same first word and the same number of words. At most this many pages
 * of each kind are visited.
 */
const mostOfAKind = 2

test('an English page leads to English pages alone, without a cookie', async () => {
  const visited = new Map<string, string>()
  const queue = [{ address: '/?lang=en', from: '' }]
  const counts = new Map<string, number>()
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { address, from } = next
    const kind = kindOf(address)
    if (visited.has(address) || (counts.get(kind) ?? 0) >= mostOfAKind) continue
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const response = await get(address)
    expect(response.statusCode, address).toBe(200)
    const language = /<html lang="(\w+)"/.exec(response.body)?.[1] ?? 'none'
    visited.set(address, `${language} (linked from ${from})`)
    if (language === 'en')
      queue.push(...linksIn(response.body, address).map((link) => ({ address: link, from: address })))
  }
  expect([...visited].filter(([, page]) => !page.startsWith('en '))).toEqual([])
  expect(visited.size).toBeGreaterThan(30)
})

const linkAnywhere = /<a\b[^>]*?\shref="([^"]*)"[^>]*>/g
const structuredAnywhere = /"(?:item|url)":"https?:\/\/[^/"]+([^"]*)"/g
const isPage = (path: string) => !/^\/(api|assets|pictures|labels)\/|\.\w{2,5}$/.test(path)

/** Paths that robots.txt disallows. */
const isClosed = /^\/(cart|login|register|profile|order|tyre-alert)\b/

/**
 * Returns the links to pages that search engines may open. A link with hreflang, such as the language switch, leads to
 * the other language and is left out.
 */
function linksIn(html: string, here: string): string[] {
  const anchors = [...html.matchAll(linkAnywhere)].filter(([tag]) => !/ hreflang=/i.test(tag))
  return [...anchors, ...html.matchAll(structuredAnywhere)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&') || '/', `http://shop${here}`))
    .filter(({ host, pathname }) => host === 'shop' && isPage(pathname) && !isClosed.test(pathname))
    .map(({ pathname, search }) => pathname + search)
}

function kindOf(address: string): string {
  const words = new URL(address, 'http://shop').pathname.split('/')
  return `${words[1]} ${words.length}`
}
