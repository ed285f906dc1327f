import type { LineItem } from '@pito/contracts/cart'
import { expect, test } from 'vitest'
import { addBatch, browserOf, cartShop } from '../../testing/cart-shop.ts'
import { openConnections } from '../../testing/small-shop.ts'

const { platform, app } = await cartShop()
const { pool } = platform

const inCart = { message: 'Item added into cart successfully' }
const tooMany = (most: number) => ({
  code: 'not-enough-stock',
  errors: { quantity: [`Maximum available quantity for this item into cart is ${most}`] },
})

test('the first tyres make a cart, and the guest gets its token and a marker without a secret', async () => {
  const aino = browserOf(app)
  const { status, body } = await aino.add({ type: 'product', type_id: 1, quantity: 4 })
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...inCart, data: { quantity: 4, available_quantity: 10 } })
  expect(aino.cookies.guest).toBe(body.data.anonymous_id)
  expect(aino.cookies.cart).toBe('1')
})

test('the same tyre again is one line with the sum', async () => {
  const aino = browserOf(app)
  const first = await aino.add({ type_id: 1, quantity: 4 })
  const second = await aino.add({ type_id: 1, quantity: 2 })
  expect(second.body.data).toEqual({ ...first.body.data, quantity: 6 })
  expect((await aino.cart()).quantity).toBe(6)
})

test('a line that is marked as being for another car stays marked, with the tyres that are added later', async () => {
  const aino = browserOf(app)
  const marks = async () =>
    (await aino.cart()).line_items.flatMap((line: LineItem) =>
      line.type === 'product' ? [[line.type_id, line.for_another_car]] : [],
    )
  await aino.add({ type_id: 1, quantity: 1, for_another_car: true })
  await aino.add({ type_id: 1, quantity: 1 })
  await aino.add({ type_id: 2, quantity: 1 })
  expect(await marks()).toEqual([
    [1, true],
    [2, false],
  ])
})

test('an add that names no quantity is one tyre', async () => {
  expect((await browserOf(app).add({ type_id: 1 })).body.data.quantity).toBe(1)
})

test.each([7, 1000, Number.MAX_SAFE_INTEGER])('%i of six are refused with the number', async (quantity) => {
  expect((await browserOf(app).add({ type_id: 2, quantity })).body).toMatchObject(tooMany(6))
})

test('more than there are is refused also on top of what the cart holds', async () => {
  const aino = browserOf(app)
  await aino.add({ type_id: 2, quantity: 4 })
  expect((await aino.add({ type_id: 2, quantity: 4 })).body).toMatchObject(tooMany(6))
  await aino.add({ type_id: 2, quantity: 2 })
  expect((await aino.add({ type_id: 2, quantity: 1 })).body).toMatchObject(tooMany(6))
  expect((await aino.cart()).quantity).toBe(6)
})

test('a sold-out tyre is refused, and a refused first add issues no token', async () => {
  const aino = browserOf(app)
  expect((await aino.add({ type_id: 3, quantity: 1 })).body).toMatchObject({ code: 'sold-out' })
  expect((await aino.add({ type_id: 9999, quantity: 1 })).status).toBe(404)
  expect((await aino.add({ type_id: 1, quantity: 1, cart_id: 'made-up' })).status).toBe(404)
  expect(aino.cookies).toEqual({})
})

test('the row that is named is set, with the words of a row when there are not that many', async () => {
  const aino = browserOf(app)
  const { line_item_id, cart_id } = (await aino.add({ type_id: 2, quantity: 4 })).body.data
  const set = (quantity: number) => aino.add({ type_id: 2, quantity, cart_id, line_item_id })
  const { body } = await set(3)
  expect(body.data.quantity).toBe(3)
  expect(body.message).toBeUndefined()
  expect((await set(7)).body.errors).toEqual({ quantity: ['Max available qty is 6'] })
  expect((await set(0)).body.data).toMatchObject({ quantity: 0, line_item_id: null })
  expect((await aino.cart()).line_items).toEqual([])
})

test('a quantity of 0 takes the tyre out; what is not in the cart cannot be taken out', async () => {
  const aino = browserOf(app)
  expect((await aino.add({ type_id: 1, quantity: 0 })).status).toBe(404)
  await aino.add({ type_id: 1, quantity: 2 })
  expect((await aino.add({ type_id: 1, quantity: 0 })).status).toBe(200)
  expect((await aino.cart()).line_items).toEqual([])
})

test('another guest’s row is as unknown as one that is not there', async () => {
  const [aino, mallory] = [browserOf(app), browserOf(app)]
  const { line_item_id, cart_id } = (await aino.add({ type_id: 1, quantity: 2 })).body.data
  await mallory.add({ type_id: 1, quantity: 1 })
  const foreign = await mallory.add({ type_id: 1, quantity: 1, line_item_id })
  const unknown = await mallory.add({ type_id: 1, quantity: 1, line_item_id: 2_000_000_000 })
  const intoHers = await mallory.add({ type_id: 1, quantity: 1, cart_id })
  expect(foreign.body).toEqual(unknown.body)
  expect(intoHers.body).toEqual(unknown.body)
  expect((await aino.cart()).quantity).toBe(2)
})

test('twenty adds at once never exceed the stock', async () => {
  const aino = browserOf(app)
  await aino.add({ type_id: 1, quantity: 1 })
  await openConnections(platform)
  const answers = await Promise.all(Array.from({ length: 20 }, () => aino.add({ type_id: 1, quantity: 1 })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
  expect((await aino.cart()).quantity).toBe(10)
})

test('two tabs of one guest make one cart', async () => {
  const aino = browserOf(app)
  const token = (await aino.add({ type_id: 1, quantity: 1 })).body.data.anonymous_id
  await pool.query('delete from cart')
  await openConnections(platform)
  const tab = () => browserOf(app).add({ type_id: 1, quantity: 1, anonymous_id: token })
  await Promise.all([tab(), tab(), tab()])
  expect((await pool.query('select from cart')).rowCount).toBe(1)
  expect((await aino.cart()).quantity).toBe(3)
})

test('while tyres are being sold the add waits, and then counts what is left', async () => {
  await addBatch(platform, 3, 10, 5)
  const sale = await pool.connect()
  await sale.query('begin')
  await sale.query('update stock_batch set quantity = 2 where tyre_id = 3')
  const waiting = browserOf(app).add({ type_id: 3, quantity: 4 })
  await expect.poll(async () => (await pool.query(lockWaits)).rowCount).toBe(1)
  await sale.query('commit')
  sale.release()
  expect((await waiting).body).toMatchObject(tooMany(2))
})
const lockWaits =
  "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%stock_batch%for share%'"

test('the database itself refuses a line over the stock', async () => {
  const aino = browserOf(app)
  const { line_item_id } = (await aino.add({ type_id: 2, quantity: 4 })).body.data
  const write = pool.query('update cart_line set quantity = 7 where id = $1', [line_item_id])
  await expect(write).rejects.toMatchObject({ constraint: 'cart_line_within_stock' })
})
