import { beforeEach, expect, test } from 'vitest'
import { staffShop } from '../../../testing/staff-shop.ts'
import { readPriceSettings } from '../store.ts'

const { platform, call, tokenOf } = await staffShop()
const owner = await tokenOf('outi')
beforeEach(() => platform.at('2026-11-20T10:00:00Z'))

const list = async () => (await call('GET', 'staff/vat-rates', undefined, owner)).body.data
const add = (valid_from: string, permille: number, { token = owner, kind = 'products' } = {}) =>
  call('POST', 'staff/vat-rates', { kind, valid_from, permille }, token)
const remove = (date: string, kind = 'products') =>
  call('DELETE', `staff/vat-rates/${kind}/${date}`, undefined, owner)
const rateNow = async () => (await readPriceSettings(platform.sql, platform.clock())).vatPermille.products

test('a rate that is added for tomorrow applies from midnight in Helsinki', async () => {
  expect((await add('2026-11-21', 240)).status).toBe(200)
  expect(await list()).toEqual([
    { kind: 'products', valid_from: '2026-11-21', permille: 240, state: 'future' },
    { kind: 'products', valid_from: '2024-09-01', permille: 255, state: 'current' },
    { kind: 'services', valid_from: '2024-09-01', permille: 255, state: 'current' },
  ])
  platform.at('2026-11-20T21:59:00Z')
  expect(await rateNow()).toBe(255)
  platform.at('2026-11-20T22:00:00Z')
  expect(await rateNow()).toBe(240)
  platform.at('2026-11-20T10:00:00Z')
  expect((await remove('2026-11-21')).status).toBe(200)
  const history = await call('GET', 'staff/history/setting/vat-rates', undefined, owner)
  expect(history.body.data).toMatchObject([
    { action: 'vat-rate-removed', before: { 'products 2026-11-21': 240 }, by: 'outi' },
    { action: 'vat-rate-added', after: { 'products 2026-11-21': 240 } },
  ])
})

test('services have a rate of their own', async () => {
  await add('2026-11-21', 140, { kind: 'services' })
  expect((await add('2026-11-21', 240)).status).toBe(200)
  platform.at('2026-11-20T22:00:00Z')
  const { vatPermille } = await readPriceSettings(platform.sql, platform.clock())
  expect(vatPermille).toEqual({ products: 240, services: 140 })
  platform.at('2026-11-20T10:00:00Z')
  await remove('2026-11-21')
  await remove('2026-11-21', 'services')
  expect(await list()).toHaveLength(2)
})

test('a rate that has started is neither changed nor removed', async () => {
  for (const { status, body } of [await add('2024-09-01', 200), await add('2026-11-20', 200)]) {
    expect(status).toBe(422)
    expect(body.errors.valid_from).toEqual(['A rate can start tomorrow at the earliest.'])
  }
  expect((await remove('2024-09-01')).body.errors.valid_from[0]).toMatch(/has started cannot be removed/)
  expect(await rateNow()).toBe(255)
})

test.each([
  ['more than 50 %', { valid_from: '2027-01-01', permille: 501 }, 'permille'],
  ['less than nothing', { valid_from: '2027-01-01', permille: -1 }, 'permille'],
  ['a text', { valid_from: '2027-01-01', permille: '25,5' }, 'permille'],
  ['no date', { valid_from: '', permille: 255 }, 'valid_from'],
])('%s is refused next to its field', async (_, body, field) => {
  const answer = await call('POST', 'staff/vat-rates', { kind: 'products', ...body }, owner)
  expect([answer.status, answer.body.errors[field].length]).toEqual([422, 1])
})

test('a date has one rate', async () => {
  await add('2027-01-01', 240)
  expect((await add('2027-01-01', 230)).body.errors.valid_from[0]).toMatch(/^Another rate starts/)
  await remove('2027-01-01')
})

test('a change needs the right to edit settings, and a recent second factor', async () => {
  expect((await add('2027-01-01', 240, { token: await tokenOf('paavo') })).status).toBe(403)
  const token = await tokenOf('outi')
  platform.at('2026-11-20T10:11:00Z')
  expect((await add('2027-01-01', 240, { token })).body.code).toBe('second-factor-required')
})
