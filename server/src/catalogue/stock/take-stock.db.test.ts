import { beforeEach, expect, test } from 'vitest'
import { countStatements } from '../../platform/testing/count-statements.ts'
import { takeStock } from './take-stock.ts'
import { minutesLater, noon, stockShop } from './testing/stock-shop.ts'

const shop = await stockShop()
const { pool, sql, hold, take, giveBack, stock, available, column, heldBy, newCart, newOrder, weeks } = shop
const [aino, veikko] = [await newCart(), await newCart()]
let [order, other] = ['', '']

beforeEach(async () => {
  await pool.query('delete from shop_order')
  order = await newOrder(aino)
  await pool.query('update shop_order set closed_at = now()')
  other = await newOrder(veikko)
  await stock(1, 4)
  await stock(2, 3, 5, 4)
})

const takenBy = (orderId: string) =>
  column(
    `select concat_ws(' ', tyre_id, dot_week, quantity, returned) from stock_taken where order_id = $1
     order by tyre_id, dot_week`,
    [orderId],
  )

test('what is held becomes sold, of the oldest production weeks, and the order says which', async () => {
  await hold(aino, { 1: 4, 2: 4 })
  expect(await take(aino, order, { 1: 4, 2: 4 })).toBe(null)
  expect([await weeks(1), await weeks(2)]).toEqual([[0], [0, 4, 4]])
  expect(await takenBy(order)).toEqual(['1 10 4 0', '2 10 3 0', '2 11 1 0'])
  expect(await heldBy(aino)).toEqual([])
  expect([await available(1), await available(2)]).toEqual([0, 8])
})

test('a second time for the same order changes nothing, even at once', async () => {
  await stock(1, 12)
  await hold(aino, { 1: 4 })
  const both = await Promise.all([take(aino, order, { 1: 4 }), take(aino, order, { 1: 4 })])
  expect([...both, await take(aino, order, { 1: 4 })]).toEqual([null, null, null])
  expect(await weeks(1)).toEqual([8])
})

test('a hold that has run out is taken all the same, whether somebody deleted it or not', async () => {
  await hold(aino, { 1: 2 })
  expect(await take(aino, order, { 1: 2 }, minutesLater(50))).toBe(null)
  expect(await take(veikko, other, { 1: 2 }, minutesLater(50))).toBe(null)
  expect(await weeks(1)).toEqual([0])
})

test('what others hold is not taken, and what they held too long is', async () => {
  await hold(veikko, { 1: 2 })
  expect(await take(aino, order, { 1: 4 }, minutesLater(29))).toBe(1)
  expect(await weeks(1)).toEqual([4])
  expect(await take(aino, order, { 1: 4 }, minutesLater(30))).toBe(null)
  expect(await heldBy(veikko)).toEqual([])
})

test('where one tyre is short nothing is taken, and what the cart holds it holds on', async () => {
  await hold(aino, { 1: 4, 2: 4 })
  await pool.query('update stock_batch set quantity = 3 where tyre_id = 1')
  expect(await take(aino, order, { 1: 4, 2: 4 })).toBe(1)
  expect([await weeks(1), await weeks(2)]).toEqual([[3], [3, 5, 4]])
  expect(await takenBy(order)).toEqual([])
  expect(await heldBy(aino)).toEqual([4, 4])
})

test('where staff count less than is held, whoever pays first gets what lies there', async () => {
  await hold(aino, { 1: 2 })
  await hold(veikko, { 1: 2 })
  await pool.query('update stock_batch set quantity = 2 where tyre_id = 1')
  expect(await available(1)).toBe(0)
  expect(await take(veikko, other, { 1: 2 })).toBe(null)
  expect(await take(aino, order, { 1: 2 })).toBe(1)
  expect(await weeks(1)).toEqual([0])
})

test('a transaction that dies has taken nothing', async () => {
  await hold(aino, { 1: 4 })
  const died = sql.transaction(async (tx) => {
    const sale = { cartId: aino, orderId: order, tyres: [{ tyreId: 1, quantity: 4 }] }
    expect(await takeStock(tx, sale, noon)).toBe(null)
    await tx`select pg_terminate_backend(pg_backend_pid())`
  })
  await expect(died).rejects.toThrow()
  expect([await weeks(1), await takenBy(order), await heldBy(aino)]).toEqual([[4], [], [4]])
})

test('taking takes as many statements for two tyres as for one', async () => {
  const one = await countStatements(() => take(aino, order, { 1: 1 }))
  const two = await countStatements(() => take(veikko, other, { 1: 1, 2: 11 }))
  expect(two).toBe(one)
})

test('tyres go back to the weeks that they came from, and never more than were taken', async () => {
  await take(aino, order, { 2: 6 })
  expect(await weeks(2)).toEqual([0, 2, 4])
  expect(await giveBack(order, 2, 4)).toBe(4)
  expect(await weeks(2)).toEqual([3, 3, 4])
  expect(await giveBack(order, 2, 4)).toBe(2)
  expect(await giveBack(order, 2, 4)).toBe(0)
  expect(await weeks(2)).toEqual([3, 5, 4])
  expect(await takenBy(order)).toEqual(['2 10 3 3', '2 11 3 3'])
})

test('two who confirm the same return at once give it back once', async () => {
  await take(aino, order, { 2: 3 })
  const both = await Promise.all([giveBack(order, 2, 3), giveBack(order, 2, 3)])
  expect(both.toSorted()).toEqual([0, 3])
  expect(await weeks(2)).toEqual([3, 5, 4])
})

test('a batch that was sold out and deleted is there again when its tyres come back', async () => {
  await take(aino, order, { 1: 4 })
  await pool.query('delete from stock_batch where tyre_id = 1')
  expect(await giveBack(order, 1, 1)).toBe(1)
  expect(await weeks(1)).toEqual([1])
})

test('nothing comes back of an order that took nothing', async () => {
  expect(await giveBack(order, 1, 4)).toBe(0)
  expect(await weeks(1)).toEqual([4])
})
