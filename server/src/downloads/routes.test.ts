import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { actingFor, addCustomer } from '../../testing/account-shop.ts'
import { addCarOnVanTyres, downloadShop, tokenOf } from '../../testing/download-shop.ts'

const { platform, app, aino, post, open, eino, ainoId } = await downloadShop()
const exported = async (path: string, payload: object = {}) => (await post(path, payload)).json()
const csv = async (path: string, payload: object = {}) => {
  const { message } = await exported(path, { format: 'csv', ...payload })
  return (await open(message)).body.replace('\uFEFF', '').trimEnd().split('\r\n')
}

test('files are listed in the caller’s language, each under its group category', async () => {
  const { body } = await post('downloads', { lang: 'fi' })
  const { data } = JSON.parse(body)
  expect(data).toEqual([
    {
      id: expect.any(Number),
      title: 'Talvirengasopas',
      file_name: 'winter-guide-fi.pdf',
      media_type: 'application/pdf',
      language: 'fi',
      bytes: 7,
      updated_at: '2026-11-20T10:00:00.000Z',
      group_category: { id: expect.any(Number), name: 'Oppaat' },
      url: expect.stringContaining('/downloads/file/winter-guide-fi.pdf?token='),
    },
  ])
})

test('a call whose fields all have defaults needs no body', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/stock-list/export',
    headers: { authorization: `Bearer ${aino}` },
  })
  expect([answer.statusCode, answer.json().data?.file_name]).toEqual([
    200,
    'pito-varastolista-2026-11-20.xlsx',
  ])
})

test('a file comes to be saved and not to be shown', async () => {
  const [file] = (await post('downloads')).json().data
  const { statusCode, headers, body } = await open(file.url)
  expect([statusCode, body]).toEqual([200, '%PDF en'])
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="winter-guide-en.pdf"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

test('categories are named in the language of the request', async () => {
  expect((await post('group-categories', { lang: 'fi' })).json().data).toEqual([
    { id: expect.any(Number), name: 'Oppaat' },
  ])
  expect((await post('categories', { lang: 'en' })).json().data).toEqual([
    { id: 2, name: 'Cars, SUVs and 4x4' },
    { id: 3, name: 'Light commercial vehicles' },
  ])
})

test('a download is logged with who, what and when', async () => {
  const answer = await post('log-download', { downloadTitle: 'Winter', downloadFileName: 'winter.pdf' })
  expect(answer.json()).toEqual({ success: 1, message: 'The download was logged.' })
  const rows = await platform.sql`select customer_id, title, file_name, downloaded_at from download_log`
  expect(rows).toEqual([
    { customerId: ainoId, title: 'Winter', fileName: 'winter.pdf', downloadedAt: platform.clock() },
  ])
})

test('a price list is a real workbook, and the message is its address', async () => {
  const { message, data } = await exported('price-list/export', { listType: 'winter', bookingNo: 'B-17' })
  expect(data).toMatchObject({ url: message, rows: 2, expires_at: '2026-11-20T10:15:00.000Z' })
  expect(data.file_name).toBe('pito-price-list-winter-2026-11-20-B-17.xlsx')
  const { statusCode, headers, rawPayload } = await open(message)
  expect(statusCode).toBe(200)
  expect(headers['content-disposition']).toBe(`attachment; filename="${data.file_name}"`)
  const sheet = strFromU8(unzipSync(rawPayload)['xl/worksheets/sheet1.xml'] as Uint8Array)
  expect(sheet.match(/<row /g)).toHaveLength(3)
  expect(sheet).toContain('<v>112.90</v>')
})

test('a price list in Finnish has a decimal comma, quotes and no formulas', async () => {
  expect(await csv('price-list/export', { lang: 'fi', listType: 'summer' })).toEqual([
    'Tuotenumero;EAN;Merkki;Malli;Koko;Run flat;Kausi;Polttoainetaloudellisuus;Märkäpito;Meluluokka;Melu dB;Hinta sis. alv €;Josta kierrätysmaksu €',
    `2;2000000000022;Kuura;"'=Helle; 2";205/55 R16 94T;;Kesä;C;D;B;70;99,90;0,00`,
  ])
})

test.each([
  ['all', 3],
  ['summer', 1],
  ['winter', 2],
  ['all-season', 0],
])('the price list %s has %i tyres', async (listType, count) => {
  expect(await csv('price-list/export', { listType })).toHaveLength(1 + count)
})

test('the stock list has what can be bought, and never tells more than >250', async () => {
  const lines = await csv('stock-list/export')
  expect(lines.slice(1).map((line) => line.split(';').slice(-2))).toEqual([
    ['>250', '48/2025'],
    ['10', '07/2026'],
  ])
})

test('the application list says which tyres suit which vehicles of a category', async () => {
  const [, ...cars] = await csv('application-list/export', { categoryID: 2 })
  const named = cars.map((line) => line.split(';').slice(0, 5).join(';'))
  expect(named.sort()).toEqual([1, 2, 3].map((id) => `Toyota;Corolla;2019;;${id}`))
  const [, ...vans] = await csv('application-list/export', { categoryID: '3' })
  expect(vans.every((line) => line.startsWith('Volkswagen;Caddy;2004;2020;'))).toBe(true)
  expect(vans).toHaveLength(3)
})

test('the application list has C tyres for a passenger car that is approved for them', async () => {
  const id = await addCarOnVanTyres(platform)
  const [, ...cars] = await csv('application-list/export', { categoryID: 2 })
  expect(cars.filter((line) => line.startsWith('Volkswagen'))).toEqual([
    expect.stringMatching(`^Volkswagen;Caravelle;2015;;${id};`),
  ])
})

test('a link opens for the customer who asked, while the session lives, for fifteen minutes', async () => {
  const { message } = await exported('stock-list/export')
  expect((await open(message)).statusCode).toBe(200)
  expect((await open(message, null)).statusCode).toBe(401)
  expect((await open(message, eino)).statusCode).toBe(404)
  const [first = '', second = ''] = message.split('token=')
  for (const token of ['', 'x.y', second.slice(0, -1), `${second}x`, `e30.${second.split('.')[1]}`])
    expect((await open(`${first}token=${token}`)).statusCode).toBe(404)
  const file = (await post('downloads')).json().data[0].url.split('token=')[1]
  expect((await open(`${first}token=${file}`)).statusCode).toBe(404)
})

test.each([
  ['price-list/export', { listType: 'spring' }],
  ['price-list/export', { bookingNo: '../../etc/passwd' }],
  ['price-list/export', { bookingNo: 'a"b' }],
  ['stock-list/export', { format: 'pdf' }],
  ['application-list/export', {}],
  ['application-list/export', { categoryID: 'cars' }],
  ['downloads', { lang: 'sv' }],
  ['log-download', { downloadTitle: '', downloadFileName: 'x' }],
  ['log-download', { downloadTitle: 'x'.repeat(201), downloadFileName: 'x' }],
])('%s does not take %j', async (path, payload) => {
  expect((await post(path, payload)).statusCode).toBe(422)
})

test.each([1, 5, 99_999])('there is no application list of category %i', async (categoryID) => {
  expect((await post('application-list/export', { categoryID })).statusCode).toBe(404)
})

test.each([
  ['downloads', {}],
  ['log-download', { downloadTitle: 'Winter', downloadFileName: 'winter.pdf' }],
  ['group-categories', {}],
  ['categories', {}],
  ['price-list/export', {}],
  ['stock-list/export', {}],
  ['application-list/export', { categoryID: 2 }],
])('%s is for customers who are logged in', async (path, payload) => {
  expect((await post(path, payload, null)).statusCode).toBe(401)
})

test('whoever may not see downloads gets neither lists nor files, by whatever link', async () => {
  const { message } = await exported('stock-list/export')
  const without = await addCustomer(platform, { email: 'helmi@example.fi', permissions: ['news'] })
  const helmi = await tokenOf(platform, without.id)
  expect((await post('downloads', {}, helmi)).json().code).toBe('not-allowed')
  expect((await post('stock-list/export', {}, helmi)).statusCode).toBe(403)
  expect((await open(message, helmi)).statusCode).toBe(403)
})

test('staff who act for a customer see what that customer may', async () => {
  const seppo = await actingFor(platform, ainoId)
  const { message } = (await post('stock-list/export', {}, seppo)).json()
  expect((await open(message, seppo)).statusCode).toBe(200)
})

test('the file of a list has the name of the shop', async () => {
  await platform.pool.query("update company set shop_name = 'Rengas-Matti'")
  await expect.poll(() => platform.company.current.shopName).toBe('Rengas-Matti')
  const { data } = await exported('stock-list/export', { lang: 'fi' })
  expect(data.file_name).toBe('rengasmatti-varastolista-2026-11-20.xlsx')
})
