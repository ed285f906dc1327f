import { expect, test } from 'vitest'
import { fittingShop } from '../../testing/fitting-shop.ts'
import { insertRow } from '../../testing/insert-row.ts'

const { platform, near, guest, customer } = await fittingShop()
const code = (values: Record<string, string | number | boolean>) =>
  insertRow(platform.pool, 'promo_code', { valid_from: '2026-01-01', ...values })
await code({ code: 'TALVI10', discount_permille: 100 })
await code({ code: 'SUURI', discount_cents: 2000, minimum_cents: 40_000 })
await code({ code: 'VANHA', discount_permille: 100, valid_until: '2026-01-31' })
const once = await code({ code: 'KERRAN', discount_permille: 100, uses_each: 1 })

async function withFour() {
  const helmi = await customer()
  await helmi.add({ type_id: 1, quantity: 4 })
  return helmi
}
const statusAndCode = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

test('a code is taken however it is typed, and its discount and name show', async () => {
  const helmi = await withFour()
  const { body } = await helmi.post('promo-code/apply', { promo_code: '  talvi10 ', locale: 'fi' })
  expect(body.data).toMatchObject({
    promo_code_name: 'TALVI10',
    discount_amount: 44.28,
    total: 407.32,
  })
  expect(body.data.line_items[0]).toMatchObject({
    sub_total: 442.8,
    discount_amount: 44.28,
    vat_amount: 80.97,
  })
  const cart = await helmi.read()
  expect(cart).toMatchObject({ promo_code_name: 'TALVI10', promo_code_error: null })
})

test('the discount is on products alone, whatever services cost', async () => {
  const helmi = await withFour()
  await helmi.post('promo-code/apply', { promocode: 'TALVI10' })
  await helmi.book(near, '[1,2]')
  expect(await helmi.read()).toMatchObject({ discount_amount: 44.28, total: 545.92 })
})

test('a guest is told that codes are for registered customers', async () => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 4 })
  const { status, body } = await aino.post('promo-code/apply', { promo_code: 'TALVI10' })
  expect(status).toBe(422)
  expect(body.message).toBe('Promo code only available for registered customers.')
  expect((await aino.post('promo-code/remove')).status).toBe(200)
})

test('what is unknown and what is over get the same answer', async () => {
  const helmi = await withFour()
  const unknown = await helmi.post('promo-code/apply', { promo_code: 'NOPE' })
  expect(unknown.body).toMatchObject({
    message: 'Invalid promo code.',
    errors: { promo_code: ['Invalid promo code.'] },
  })
  const over = await helmi.post('promo-code/apply', { promo_code: 'VANHA' })
  expect({ ...over.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' })
})

test('nothing typed is said to be missing', async () => {
  const helmi = await withFour()
  const { body } = await helmi.post('promo-code/apply', { promo_code: '  ' })
  expect(body.errors).toEqual({ promo_code: ['Promo code is required.'] })
})

test('the sum that is missing is said, and a code that applied pauses when the cart shrinks', async () => {
  const helmi = await customer()
  const { cart_id, line_item_id } = (await helmi.add({ type_id: 1, quantity: 3 })).body.data
  const small = await helmi.post('promo-code/apply', { promo_code: 'SUURI' })
  expect(small.body.errors.promo_code).toEqual([
    'This promo code needs tyres for at least 400,00\u00a0€ in the cart. Another 61,30\u00a0€ is missing.',
  ])
  await helmi.add({ type_id: 1, quantity: 1 })
  expect((await helmi.post('promo-code/apply', { promo_code: 'SUURI' })).body.data.discount_amount).toBe(20)
  await helmi.add({ type_id: 1, quantity: 3, cart_id, line_item_id })
  expect(await helmi.read()).toMatchObject({
    promo_code_name: 'SUURI',
    discount_amount: 0,
    promo_code_error: expect.stringContaining('400,00'),
  })
})

test('one’s own earlier use is said', async () => {
  const helmi = await withFour()
  await insertRow(platform.pool, 'promo_code_use', {
    promo_code_id: once,
    customer_id: helmi.id,
    claimed_at: '2026-11-01T00:00:00Z',
  })
  expect(statusAndCode(await helmi.post('promo-code/apply', { promo_code: 'KERRAN' }))).toEqual([
    422,
    'promo-code-used',
  ])
  const other = await withFour()
  expect((await other.post('promo-code/apply', { promo_code: 'KERRAN' })).status).toBe(200)
})

test('removing with another code typed removes nothing', async () => {
  const helmi = await withFour()
  await helmi.post('promo-code/apply', { promo_code: 'TALVI10' })
  const { body } = await helmi.post('promo-code/remove', { promo_code: 'SUURI' })
  expect(body).toMatchObject({
    message: 'One or more validation errors occurred',
    errors: { promo_code: ['Invalid promo code'] },
  })
  expect((await helmi.read()).promo_code_name).toBe('TALVI10')
  expect((await helmi.post('promo-code/remove', { promo_code: 'talvi10' })).body.data).toMatchObject({
    promo_code_name: null,
    discount_amount: 0,
  })
})

test('ten wrong codes in ten minutes are enough, from one customer', async () => {
  const helmi = await withFour()
  for (let tried = 0; tried < 10; tried += 1)
    expect(statusAndCode(await helmi.post('promo-code/apply', { promo_code: `NOPE${tried}` }))[0]).toBe(422)
  expect(statusAndCode(await helmi.post('promo-code/apply', { promo_code: 'TALVI10' }))).toEqual([
    429,
    'too-many-requests',
  ])
})

test('right codes are not counted', async () => {
  const helmi = await withFour()
  for (let tried = 0; tried < 12; tried += 1)
    expect((await helmi.post('promo-code/apply', { promo_code: 'TALVI10' })).status).toBe(200)
})
