import { beforeEach, expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { takeStock } from './take-stock.ts'
import { noon, stockShop } from './testing/stock-shop.ts'

const shop = await stockShop()
const { pool, sql, reserve, take, giveBack, stock, available, column, reservedFor, newOrder, weeks } = shop
let [aino, veikko] = ['', '']

beforeEach(async () => {
  await pool.query('delete from shop_order')
  aino = await newOrder()
  veikko = await newOrder()
  await stock(1, 4)
  await stock(2, 3, 5, 4)
})

const takenRows = (orderId: string) =>
  column(
    `select concat_ws(' ', tyre_id, dot_week, quantity, returned) from stock_taken where order_id = $1
     order by tyre_id, dot_week`,
    [orderId],
  )

test('what is reserved becomes sold, of the oldest production weeks, and the order says which', async () => {
  await reserve(aino, { 1: 4, 2: 4 })
  expect(await take(aino, { 1: 4, 2: 4 })).toBe(null)
  expect([await weeks(1), await weeks(2)]).toEqual([[0], [0, 4, 4]])
  expect(await takenRows(aino)).toEqual(['1 10 4 0', '2 10 3 0', '2 11 1 0'])
  expect(await reservedFor(aino)).toEqual([])
  expect([await available(1), await available(2)]).toEqual([0, 8])
})

test('a second time for the same order changes nothing, even at once', async () => {
  await stock(1, 12)
  await reserve(aino, { 1: 4 })
  const both = await Promise.all([take(aino, { 1: 4 }), take(aino, { 1: 4 })])
  expect([...both, await take(aino, { 1: 4 })]).toEqual([null, null, null])
  expect(await weeks(1)).toEqual([8])
})

test('where one tyre is short nothing is taken, and what the order has reserved stays so', async () => {
  await reserve(aino, { 1: 4, 2: 4 })
  await pool.query('update stock_batch set quantity = 3 where tyre_id = 1')
  expect(await take(aino, { 1: 4, 2: 4 })).toBe(1)
  expect([await weeks(1), await weeks(2)]).toEqual([[3], [3, 5, 4]])
  expect(await takenRows(aino)).toEqual([])
  expect(await reservedFor(aino)).toEqual([4, 4])
})

test('where staff count less than is reserved, whoever pays first gets what lies there', async () => {
  await reserve(aino, { 1: 2 })
  await reserve(veikko, { 1: 2 })
  await pool.query('update stock_batch set quantity = 2 where tyre_id = 1')
  expect(await available(1)).toBe(0)
  expect(await take(veikko, { 1: 2 })).toBe(null)
  expect(await take(aino, { 1: 2 })).toBe(1)
  expect(await weeks(1)).toEqual([0])
})

test('a transaction that dies has taken nothing', async () => {
  await reserve(aino, { 1: 4 })
  const died = sql.transaction(async (tx) => {
    const sale = { orderId: aino, tyres: [{ tyreId: 1, quantity: 4 }] }
    expect(await takeStock(tx, sale, noon)).toBe(null)
    await tx`select pg_terminate_backend(pg_backend_pid())`
  })
  await expect(died).rejects.toThrow()
  expect([await weeks(1), await takenRows(aino), await reservedFor(aino)]).toEqual([[4], [], [4]])
})

test('taking takes as many statements for two tyres as for one', async () => {
  const one = await countStatements(() => take(aino, { 1: 1 }))
  const two = await countStatements(() => take(veikko, { 1: 1, 2: 11 }))
  expect(two).toBe(one)
})

test('tyres go back to the weeks that they came from, and never more than were taken', async () => {
  await take(aino, { 2: 6 })
  expect(await weeks(2)).toEqual([0, 2, 4])
  expect(await giveBack(aino, 2, 4)).toBe(4)
  expect(await weeks(2)).toEqual([3, 3, 4])
  expect(await giveBack(aino, 2, 4)).toBe(2)
  expect(await giveBack(aino, 2, 4)).toBe(0)
  expect(await weeks(2)).toEqual([3, 5, 4])
  expect(await takenRows(aino)).toEqual(['2 10 3 3', '2 11 3 3'])
})

test('two who confirm the same return at once give it back once', async () => {
  await take(aino, { 2: 3 })
  const both = await Promise.all([giveBack(aino, 2, 3), giveBack(aino, 2, 3)])
  expect(both.toSorted()).toEqual([0, 3])
  expect(await weeks(2)).toEqual([3, 5, 4])
})

test('a batch that was sold out and deleted is there again when its tyres come back', async () => {
  await take(aino, { 1: 4 })
  await pool.query('delete from stock_batch where tyre_id = 1')
  expect(await giveBack(aino, 1, 1)).toBe(1)
  expect(await weeks(1)).toEqual([1])
})

test('nothing comes back of an order that took nothing', async () => {
  expect(await giveBack(aino, 1, 4)).toBe(0)
  expect(await weeks(1)).toEqual([4])
})
