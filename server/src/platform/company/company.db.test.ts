import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { afterTestFile } from '../../../testing/after-test-file.ts'
import { staffShop } from '../../../testing/staff-shop.ts'
import { createLog } from '../log.ts'
import { openPlatform } from '../platform.ts'
import { fillCompany } from './fill-company.ts'

const { platform, app, call, tokenOf } = await staffShop()
const { sql, pool, databaseUrl, config, clock } = platform
const owner = await tokenOf('outi')
const path = 'staff/settings/company'

interface Sent {
  readonly version: number
  readonly [field: string]: unknown
}
const read = async (): Promise<Sent> => (await call('GET', path, undefined, owner)).body.data
const save = (company: object, token = owner) => call('PUT', path, company, token)
const fill = (settings: Record<string, string>) =>
  fillCompany(sql, { companySettings: settings, shopMode: 'production' }, { warn })
const warn = vi.fn()
const settings = {
  SELLER_NAME: 'Rengaskauppa Oy',
  SELLER_BUSINESS_ID: '2617416-4',
  SELLER_STREET: 'Kauppakatu 1',
  SELLER_POSTCODE: '33200',
  SELLER_TOWN: 'Tampere',
  SELLER_IBAN: 'FI21 1234 5600 0007 85',
  SELLER_BIC: 'NDEAFIHH',
  CUSTOMER_SERVICE_PHONE: '03 123 4567',
  CUSTOMER_SERVICE_EMAIL: 'palvelu@rengas.example',
}

beforeEach(() => {
  platform.at('2026-11-20T10:00:00Z')
  warn.mockClear()
})

test('a changed phone number is known to every process, and pages are rendered again', async () => {
  const other = await openPlatform({ config, databaseUrl, clock, log: createLog('silent') })
  afterTestFile(() => other.close())
  const editions = [platform.edition.current, other.edition.current]
  const company = await read()
  const saved = await save({ ...company, phone: '09 555 1234' })
  expect(saved.body.data).toEqual({ ...company, phone: '09 555 1234', version: company.version + 1 })
  for (const [place, { company, edition }] of [platform, other].entries()) {
    await expect.poll(() => company.current.phone).toBe('09 555 1234')
    await expect.poll(() => edition.current).not.toBe(editions[place])
  }
  const history = await call('GET', 'staff/history/setting/company', undefined, owner)
  expect(history.body.data[0]).toMatchObject({
    ...{ action: 'company-saved', by: 'outi' },
    ...{ before: { phone: '020 123 0000' }, after: { phone: '09 555 1234' } },
  })
})

test('of two members of staff who save at the same moment, the later one is shown what the first one saved', async () => {
  const company = await read()
  const answers = await Promise.all([save({ ...company, town: 'Turku' }), save({ ...company, town: 'Oulu' })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { town } = answers.find(({ status }) => status === 200)?.body.data ?? {}
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({
    code: 'changed-meanwhile',
    conflict: { by: 'outi', current: { town, version: company.version + 1 } },
  })
})

test.each([
  ['business_id', '2617416-5', /^Enter a business ID/],
  ['iban', 'FI21 1234 5600 0007 86', /^Enter an account number/],
  ['bic', 'NDEA', /^A BIC has 8 or 11/],
  ['phone', 'call us', /^Enter the phone number/],
  ['service_email', 'nobody', /^This is not an e-mail/],
  ['postcode', '3320', /five digits/],
  ['hours_fi', '', /when customer service is open/],
])('a wrong %s (%s) is named next to its field', async (field, value, sentence) => {
  const { status, body } = await save({ ...(await read()), [field]: value })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  expect(body.errors[field][0]).toMatch(sentence)
})

test('an account number is stored without the spaces with which it was typed', async () => {
  const { body } = await save({ ...(await read()), iban: 'fi21 1234 5600 0007 85' })
  expect(body.data.iban).toBe('FI2112345600000785')
})

test('a change needs the right to edit settings, and a recent second factor', async () => {
  const company = await read()
  expect((await save(company, await tokenOf('paavo'))).status).toBe(403)
  const token = await tokenOf('outi')
  platform.at('2026-11-20T10:11:00Z')
  expect((await save(company, token)).body.code).toBe('second-factor-required')
})

test('a stored company wins over the environment, which is not even parsed', async () => {
  const company = await read()
  await fill({ SELLER_IBAN: 'not an account' })
  await fill(settings)
  expect(await read()).toEqual(company)
  expect(warn).not.toHaveBeenCalled()
})

test('an empty table is filled once, by one of the processes that start together', async () => {
  await pool.query('delete from company')
  await Promise.all([fill(settings), fill({ ...settings, SELLER_NAME: 'Toinen Oy' })])
  expect(await read()).toMatchObject({ version: 1, town: 'Tampere', phone: '03 123 4567' })
  const { name } = await read()
  await fill({ ...settings, SELLER_NAME: 'Kolmas Oy' })
  expect((await read()).name).toBe(name)
})

test('a production shop starts without a company, and the owner enters it', async () => {
  await pool.query('delete from company')
  await fill({})
  expect(warn).toHaveBeenCalledOnce()
  await expect.poll(() => platform.company.isKnown).toBe(false)
  const empty = await read()
  expect(empty).toMatchObject({ version: 0, name: '', phone: '' })
  const entered = { name: 'Rengaskauppa Oy', business_id: '2617416-4', street: 'Kauppakatu 1' }
  const saved = await save({
    ...{ ...empty, ...entered, postcode: '33200', town: 'Tampere', iban: 'FI2112345600000785' },
    ...{ bic: 'NDEAFIHH', phone: '03 123 4567', service_email: 'palvelu@rengas.example' },
    ...{ hours_fi: 'ma–pe 9–16', hours_en: 'Mon–Fri 9–16', shop_name: 'Rengaskauppa' },
  })
  expect(saved.body.data).toMatchObject({ ...entered, version: 1 })
  await expect.poll(() => platform.company.isKnown).toBe(true)
})

test('the name and the logo of the shop reach the pages, and an SVG is refused', async () => {
  const upload = async (payload: Buffer, token = owner) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }
    const answer = await app.inject({ method: 'POST', url: '/downloads/shop-logo', headers, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  const shop = async () => (await call('GET', 'shop')).body.data
  const logo = await sharp({ create: { width: 600, height: 200, channels: 4, background: '#0a5f' } })
    .png()
    .toBuffer()
  const edition = platform.edition.current
  const { body } = await upload(logo)
  expect(body.data.logo).toMatch(/^\/pictures\/450\/upload-[0-9a-f]{32}\.webp$/)
  await expect.poll(async () => (await shop()).logo).toMatchObject({ width: 600, height: 200 })
  expect(platform.edition.current).not.toBe(edition)
  expect((await app.inject(body.data.logo)).statusCode).toBe(200)
  expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(422)
  expect((await upload(logo, await tokenOf('paavo'))).status).toBe(403)
  await save({ ...(await read()), shop_name: 'Rengasmestari' })
  await expect.poll(async () => (await shop()).name).toBe('Rengasmestari')
  expect((await call('DELETE', 'staff/settings/company/logo', undefined, owner)).body.data.logo).toBeNull()
  await expect.poll(async () => (await shop()).logo).toBeNull()
})
