import { expect, test } from 'vitest'
import { insertUnpaidOrder } from '../../../testing/insert-unpaid-order.ts'
import { staffShop } from '../../../testing/staff-shop.ts'
import { claimPromoCode, releasePromoCode } from '../claim-promo-code.ts'

const { platform, call, tokenOf } = await staffShop()
const { pool } = platform
const owner = await tokenOf('outi')
const service = await tokenOf('paavo')

const fields = {
  code: 'TALVI10',
  discount_permille: 100,
  discount_cents: null,
  valid_from: '2026-01-01',
  valid_until: null,
  minimum_cents: null,
  uses_in_all: null,
  uses_each: null,
  active: true,
  note: '',
}
let codes = 0
const create = (changed: object = {}) => {
  codes += 1
  return call('POST', 'staff/promo-codes', { ...fields, code: `KOODI${codes}`, ...changed }, owner)
}
const created = async (changed: object = {}) => (await create(changed)).body.data
const save = (code: { id: number }, changed: object) =>
  call('PUT', `staff/promo-codes/${code.id}`, { ...code, ...changed }, owner)
const show = async (id: number) => (await call('GET', `staff/promo-codes/${id}`, undefined, owner)).body.data
const claim = async (id: number, customerId = 'helmi') => {
  const orderId = await insertUnpaidOrder(pool)
  const facts = { orderId, customerId, promoCodeId: id, goodsCents: 40_000 }
  const reason = await platform.sql.transaction((tx) => claimPromoCode(tx, facts, platform.clock()))
  return { orderId, reason }
}

test('a code is stored in upper case, with who made it in its history', async () => {
  const { status, body } = await create({ code: 'kesä-5', note: 'Summer' })
  expect([status, body.data]).toMatchObject([200, { code: 'KESÄ-5', uses: 0, state: 'valid', version: 1 }])
  const { body: history } = await call('GET', `staff/history/promo-code/${body.data.id}`, undefined, owner)
  expect(history.data).toMatchObject([{ action: 'promo-code-created', by: 'outi' }])
})

test.each([
  ['code', 'AB', 'A code has 3 to 40 letters, digits or signs, and no spaces.'],
  ['code', 'KAKSI SANAA', 'A code has 3 to 40 letters, digits or signs, and no spaces.'],
  ['code', 'x'.repeat(41), 'A code has 3 to 40 letters, digits or signs, and no spaces.'],
  ['code', '', 'Enter the code.'],
  ['discount_cents', 500, 'Enter either a percentage or an amount, not both.'],
  ['discount_permille', null, 'Enter the discount as a percentage or as an amount.'],
  ['discount_permille', 1001, 'A discount is 0.1 to 100 per cent.'],
  ['valid_from', '', 'Enter the first day.'],
  ['valid_until', '2025-12-31', 'The last day is before the first one.'],
  ['minimum_cents', 0, 'The minimum is 0.01 to 100,000 euros.'],
  ['uses_in_all', 0, 'The number of uses is at least 1.'],
  ['uses_each', 0, 'The number of uses is at least 1.'],
])('the field %s with the value %j is refused at the field', async (field, value, sentence) => {
  const { status, body } = await create({ [field]: value })
  expect([status, body.errors]).toEqual([422, { [field]: [sentence] }])
})

test('two members of staff who add the same code at once: only one code is added', async () => {
  const answers = await Promise.all([create({ code: 'SAMA' }), create({ code: 'sama' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const refused = answers.find(({ status }) => status === 422)
  expect(refused?.body.errors).toEqual({ code: ['This code already exists.'] })
})

test('a save that is based on an old version is refused with the current code', async () => {
  const code = await created()
  await save(code, { note: 'First' })
  const { status, body } = await save(code, { note: 'Second' })
  expect([status, body.code, body.conflict.by]).toEqual([409, 'changed-meanwhile', 'outi'])
  expect(body.conflict.current).toMatchObject({ note: 'First', version: 2 })
})

test('text and discount of a used code cannot change, but its end, limit and state can', async () => {
  const code = await created({ uses_in_all: 9 })
  for (const customer of ['helmi', 'aino']) await claim(code.id, customer)
  const used = await show(code.id)
  for (const [changed, errors] of [
    [{ code: 'TOINEN' }, { code: ['The code has been used, so its text cannot change.'] }],
    [
      { discount_permille: 200 },
      { discount_permille: ['The code has been used, so its discount cannot change.'] },
    ],
    [{ uses_in_all: 1 }, { uses_in_all: ['Already used 2 times.'] }],
  ] as const) {
    const { status, body } = await save(used, changed)
    expect([status, body.errors]).toEqual([422, errors])
  }
  const allowed = { valid_until: '2026-12-24', uses_in_all: 2, active: false }
  expect((await save(used, allowed)).body.data).toMatchObject({ ...allowed, state: 'off', uses: 2 })
})

test('a code that is deactivated is refused to the next payment, and an order that claimed it keeps its use', async () => {
  const code = await created()
  const { orderId } = await claim(code.id)
  await save(await show(code.id), { active: false })
  expect((await claim(code.id, 'aino')).reason).toBe('promo-code-not-valid')
  const again = { orderId, customerId: 'helmi', promoCodeId: code.id, goodsCents: 40_000 }
  expect(await platform.sql.transaction((tx) => claimPromoCode(tx, again, platform.clock()))).toBeNull()
})

test('a limit and a claim at the same time: the uses never exceed the limit', async () => {
  const code = await created()
  await claim(code.id, 'first')
  const stored = await show(code.id)
  const [saved, { reason }] = await Promise.all([save(stored, { uses_in_all: 1 }), claim(code.id, 'second')])
  const { uses, uses_in_all: most } = await show(code.id)
  expect([saved.status, reason, uses, most]).toEqual(
    reason === null ? [422, null, 2, null] : [200, 'promo-code-not-valid', 1, 1],
  )
})

test('the usage tells uses of payments in progress, of paid orders and released ones apart', async () => {
  const code = await created()
  const [paid, pending, failed] = [
    await claim(code.id, 'a'),
    await claim(code.id, 'b'),
    await claim(code.id, 'c'),
  ]
  await pool.query(
    `update shop_order set order_status = 'paid', paid_at = now(), progress = 'paid', promo_code_id = $2 where id = $1`,
    [paid.orderId, code.id],
  )
  await platform.sql.transaction((tx) => releasePromoCode(tx, failed.orderId, platform.clock()))
  const { body } = await call('GET', `staff/promo-codes/${code.id}/usage`, undefined, owner)
  const [order] = (
    await pool.query('select total_cents, discount_cents from shop_order where id = $1', [paid.orderId])
  ).rows
  expect(body.data).toMatchObject({
    ...{ claimed: 1, used: 1, released: 1, orders: 1 },
    ...{ sales_cents: order.total_cents, discount_cents: order.discount_cents },
  })
  expect(body.data.days.map(({ uses }: { uses: number }) => uses)).toEqual([2])
  await pool.query('update promo_code_use set customer_id = null where order_id = $1', [pending.orderId])
  const { body: list } = await call('GET', `staff/promo-codes/${code.id}/uses`, undefined, owner)
  expect(list.total).toBe(2)
  const erased = list.data.find((use: { is_erased: boolean }) => use.is_erased)
  expect(erased).toMatchObject({ state: 'claimed', customer: null })
})

test('the list filters by state and by use, and searches code and note', async () => {
  await created({ code: 'TULEVA', valid_from: '2099-01-01', note: 'Listed' })
  await created({ code: 'LOPPU', valid_until: '2026-01-31', note: 'Listed' })
  const full = await created({ code: 'TÄYNNÄ', uses_in_all: 1, note: 'Listed on the radio' })
  await claim(full.id)
  const list = async (query: string) =>
    (
      await call('GET', `staff/promo-codes?sort=code&search=listed&${query}`, undefined, service)
    ).body.data.map(({ code }: { code: string }) => code)
  expect(await list('state=upcoming')).toEqual(['TULEVA'])
  expect(await list('state=ended')).toEqual(['LOPPU'])
  expect(await list('state=used-up')).toEqual(['TÄYNNÄ'])
  expect(await list('used=0')).toEqual(['LOPPU', 'TULEVA'])
  expect(await list('')).toEqual(['LOPPU', 'TULEVA', 'TÄYNNÄ'])
})

test('staff who only read codes cannot change them', async () => {
  expect((await call('POST', 'staff/promo-codes', fields, service)).status).toBe(403)
})
