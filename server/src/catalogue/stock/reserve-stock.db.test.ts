import { beforeEach, expect, test } from 'vitest'
import { byAnotherCaller } from '../../../testing/by-another-caller.ts'
import { countStatements } from '../../../testing/count-statements.ts'
import { insertRow } from '../../../testing/insert-row.ts'
import { reserveStock } from './reserve-stock.ts'
import { deleteAllExpired } from './stock-store.ts'
import { minutesLater, noon, stockShop } from './testing/stock-shop.ts'

const shop = await stockShop()
const { pool, sql, reserve, stock, available, column, reservedFor, newOrder, weeks } = shop
let [aino, veikko] = ['', '']

beforeEach(async () => {
  await pool.query('delete from shop_order')
  aino = await newOrder()
  veikko = await newOrder()
  await stock(1, 4)
  await stock(2, 10, 2)
  await stock(3)
})

test('what an order has reserved is not available to others, and lies in its batches as before', async () => {
  expect(await reserve(aino, { 1: 4, 2: 2 })).toBe(null)
  expect([await available(1), await available(2)]).toEqual([0, 10])
  expect([await weeks(1), await weeks(2)]).toEqual([[4], [10, 2]])
  expect(await reserve(veikko, { 1: 1 })).toBe(1)
})

test('all tyres of an order are reserved, or none', async () => {
  await reserve(aino, { 1: 1 })
  expect(await reserve(veikko, { 1: 4, 2: 4 })).toBe(1)
  expect(await reserve(veikko, { 2: 4, 3: 1 })).toBe(3)
  expect(await reservedFor(veikko)).toEqual([])
  expect(await available(2)).toBe(12)
})

test('a reservation counts for others until the moment it expires', async () => {
  await reserve(aino, { 1: 4 })
  const later = (minutes: number) => ({ now: minutesLater(minutes), until: minutesLater(minutes + 30) })
  expect(await reserve(veikko, { 1: 4 }, later(29))).toBe(1)
  expect(await reserve(veikko, { 1: 4 }, later(30))).toBe(null)
  expect(await reservedFor(aino)).toEqual([])
})

test('the job of each minute frees what has expired and nothing else', async () => {
  await reserve(aino, { 1: 4 })
  await reserve(veikko, { 2: 2 }, { until: minutesLater(31) })
  await deleteAllExpired(sql, minutesLater(29))
  expect([await available(1), await available(2)]).toEqual([0, 10])
  await deleteAllExpired(sql, minutesLater(30))
  expect([await available(1), await available(2)]).toEqual([4, 10])
})

test('the job passes over tyres that somebody is taking', async () => {
  await reserve(aino, { 1: 4 })
  const deleteByAnother = byAnotherCaller(() => deleteAllExpired(sql, minutesLater(45)))
  await sql.transaction(async (tx) => {
    await tx`select from reserved_tyre where order_id = ${aino} for update`
    await deleteByAnother()
  })
  expect(await reservedFor(aino)).toEqual([4])
})

test('tyres are free with their reservation', async () => {
  await reserve(aino, { 1: 4 })
  await pool.query('delete from reservation where order_id = $1', [aino])
  expect(await available(1)).toBe(4)
})

test('a transaction that dies leaves no reservation', async () => {
  await reserve(aino, { 2: 1 })
  const died = sql.transaction(async (tx) => {
    const tyres = [{ tyreId: 1, quantity: 4 }]
    expect(await reserveStock(tx, { orderId: aino, tyres }, noon)).toBe(null)
    await tx`select pg_terminate_backend(pg_backend_pid())`
  })
  await expect(died).rejects.toThrow()
  expect(await reserve(veikko, { 1: 4 })).toBe(null)
})

test('reserving takes as many statements for three tyres as for one', async () => {
  await stock(3, 8)
  const one = await countStatements(() => reserve(aino, { 1: 1 }))
  const three = await countStatements(() => reserve(veikko, { 1: 1, 2: 11, 3: 4 }))
  expect(three).toBe(one)
})

test('two payments that reserve the same tyres in another order both come to an end', async () => {
  await stock(1, 100)
  await stock(2, 100)
  const orders = await Promise.all(Array.from({ length: 10 }, newOrder))
  for (const order of orders) await reserve(order, {})
  const reserved = orders.map((orderId, index) => {
    const tyres = [
      { tyreId: 1, quantity: 4 },
      { tyreId: 2, quantity: 4 },
    ]
    const request = { orderId, tyres: index % 2 ? tyres : tyres.reverse() }
    return sql.transaction((tx) => reserveStock(tx, request, noon))
  })
  expect(new Set(await Promise.all(reserved))).toEqual(new Set([null]))
  expect([await available(1), await available(2)]).toEqual([60, 60])
})

test.each([
  ['more than lies there', { tyre_id: 1, quantity: 5 }, 'reserved_tyre_within_stock'],
  ['a tyre without stock', { tyre_id: 3, quantity: 1 }, 'reserved_tyre_within_stock'],
  ['no tyres', { tyre_id: 1, quantity: 0 }, 'reserved_tyre_quantity_check'],
])('the database itself refuses to reserve %s', async (_, values, constraint) => {
  await reserve(aino, {})
  await expect(insertRow(pool, 'reserved_tyre', { ...values, order_id: aino })).rejects.toMatchObject({
    constraint,
  })
})

test('the database itself refuses a reservation of more than two hours', async () => {
  await expect(reserve(aino, {}, { until: minutesLater(121) })).rejects.toMatchObject({
    constraint: 'reservation_lasts_two_hours_at_most',
  })
})

test('the database itself lets a second payment wait for the first, and refuses what is too much then', async () => {
  await reserve(aino, {})
  await reserve(veikko, {})
  const first = await pool.connect()
  await first.query('begin')
  await insertRow(first, 'reserved_tyre', { tyre_id: 1, order_id: aino, quantity: 3 })
  const row = { tyre_id: 1, order_id: veikko, quantity: 2 }
  const second = insertRow(pool, 'reserved_tyre', row).catch((error) => error)
  await expect.poll(() => column(lockWaits)).toHaveLength(1)
  await first.query('commit')
  first.release()
  expect(await second).toMatchObject({ constraint: 'reserved_tyre_within_stock' })
})
const lockWaits = `select pid from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database() and query like 'insert into reserved_tyre%'`

test('reserved tyres are changed by hand within the stock alone', async () => {
  await reserve(aino, { 1: 4 })
  const more = pool.query('update reserved_tyre set quantity = 5 where order_id = $1', [aino])
  await expect(more).rejects.toMatchObject({ constraint: 'reserved_tyre_within_stock' })
})
