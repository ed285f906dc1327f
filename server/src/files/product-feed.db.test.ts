import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { addBatch, cartShop } from '../../testing/cart-shop.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { buildApi } from '../app.ts'
import { addTyre } from '../catalogue/testing/add-tyre.ts'

const { platform, app } = await cartShop()
const { pool } = platform
const feed = async (language = 'fi', from = app) =>
  (await from.inject(`/feeds/google-merchant.${language}.xml`)).body
const itemsOf = (xml: string) => xml.split('<item>').slice(1)
const fieldOf = (item: string | undefined, name: string) =>
  new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item ?? '')?.[1]

/** Returns the faults of an XML text: tags that are not closed in order, and texts with unescaped characters. */
function faultsOf(xml: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  for (const [, closing, name = ''] of xml.matchAll(/<(\/?)([a-z:_]+)[^>]*>/g))
    if (!closing) open.push(name)
    else if (open.pop() !== name) faults.push(`</${name}>`)
  const texts = xml.replace(/<[^<>]*>/g, '')
  return [...faults, ...open, ...(texts.match(/[<>]|&(?!(amp|lt|gt|quot);)/g) ?? [])]
}

test('every article on sale is in the feed, sold out or not, with what the format asks for', async () => {
  const xml = await feed()
  const items = itemsOf(xml)
  expect(items.map((item) => fieldOf(item, 'id'))).toEqual(['1', '2', '3'])
  expect(items.map((item) => fieldOf(item, 'availability'))).toEqual(['in_stock', 'in_stock', 'out_of_stock'])
  expect(fieldOf(items[0], 'price')).toBe('112.90 EUR')
  expect(fieldOf(items[0], 'gtin')).toMatch(/^\d{13}$/)
  expect(items[0]).toContain('<g:shipping><g:country>FI</g:country><g:price>14.90 EUR</g:price>')
  const times = ['min_handling_time', 'max_handling_time', 'min_transit_time', 'max_transit_time']
  expect(times.map((name) => fieldOf(items[0], name))).toEqual(['0', '1', '2', '5'])
  for (const name of ['title', 'description', 'link', 'brand', 'condition', 'product_type'])
    expect(fieldOf(items[0], name), name).toBeTruthy()
  expect(faultsOf(xml)).toEqual([])
})

test('who takes it compressed gets the same in fewer bytes', async () => {
  const answer = await app.inject({
    url: '/feeds/google-merchant.fi.xml',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(answer.rawPayload).toString()).toBe(await feed())
})

test('the addresses are those of the language', async () => {
  const { origin } = platform.config.shopUrl
  expect(fieldOf(itemsOf(await feed('fi'))[0], 'link')).toMatch(new RegExp(`^${origin}/renkaat/`))
  expect(fieldOf(itemsOf(await feed('en'))[0], 'link')).toMatch(new RegExp(`^${origin}/tyres/`))
})

test('a reduction that the shop claims shows the lowest price of 30 days before it', async () => {
  const client = await pool.connect()
  await client.query(`set pito.now = '2026-09-01T12:00:00Z'`)
  await addTyre(client, 4, { load_index: 88, price_cents: 11_290 })
  await client.query(`set pito.now = '2026-11-01T12:00:00Z'`)
  await client.query('update tyre set price_cents = 9900 where id = 4')
  await client.query('reset pito.now')
  client.release()
  const prices = async () => {
    const item = itemsOf(await feed())[3]
    return [fieldOf(item, 'price'), fieldOf(item, 'sale_price')]
  }
  // The shop claims no earlier price for a tyre that is sold out.
  expect(await prices()).toEqual(['99.00 EUR', undefined])
  await addBatch(platform, 4, 4, 8)
  expect(await prices()).toEqual(['112.90 EUR', '99.00 EUR'])
})

test('names with signs of XML stay text', async () => {
  await pool.query(`update model set name = 'Lumi & <Jää>', short_description_fi = E'"A" & \\x02B'`)
  const xml = await feed()
  expect(xml).toContain('Lumi &amp; &lt;Jää&gt;')
  expect(faultsOf(xml)).toEqual([])
})

test('what is no longer sold is not in the feed', async () => {
  await pool.query("update tyre set state = 'off-sale' where id = 2")
  expect(itemsOf(await feed())).toHaveLength(3)
  await addBatch(platform, 3, 3, 4)
  expect(fieldOf(itemsOf(await feed())[1], 'availability')).toBe('in_stock')
})

test('a feed takes three statements a page, and one for who asks', async () => {
  // This test uses a separate shop. A process reads changes a little later, and the statements for the changes of
  // earlier tests would be counted.
  const { app: unchanged } = await cartShop()
  expect(await countStatements(() => feed('fi', unchanged))).toBe(4)
})

test('fetching all of it again and again is stopped, also from different addresses of a network', async () => {
  const { app: other } = await buildApi(platform)
  const ask = (remoteAddress: string) => other.inject({ url: '/feeds/google-merchant.fi.xml', remoteAddress })
  for (let time = 0; time < 30; time += 1)
    expect((await ask(`2001:DB8:1:2::${time.toString(16)}`)).statusCode).toBe(200)
  expect((await ask('2001:0db8:0001:0002:ffff::1')).statusCode).toBe(429)
  expect((await ask('2001:db8:1:3::1')).statusCode).toBe(200)
})
