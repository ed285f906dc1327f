import { beforeEach, expect, test } from 'vitest'
import { byAnotherCaller } from '../../platform/testing/by-another-caller.ts'
import { countStatements } from '../../platform/testing/count-statements.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { extendStockHold, holdStock, releaseStock } from './hold-stock.ts'
import { deleteAllExpired } from './stock-store.ts'
import { minutesLater, noon, stockShop } from './testing/stock-shop.ts'

const shop = await stockShop()
const { pool, sql, hold, stock, available, column, heldBy, newCart, weeks } = shop
const [aino, veikko] = [await newCart(), await newCart()]

beforeEach(async () => {
  await stock(1, 4)
  await stock(2, 10, 2)
  await stock(3)
})

test('what a payment holds is not available to others, and lies in its batches as before', async () => {
  expect(await hold(aino, { 1: 4, 2: 2 })).toBe(null)
  expect([await available(1), await available(2)]).toEqual([0, 10])
  expect([await weeks(1), await weeks(2)]).toEqual([[4], [10, 2]])
  expect(await hold(veikko, { 1: 1 })).toBe(1)
})

test('all tyres of a cart are held, or none', async () => {
  await hold(aino, { 1: 1 })
  expect(await hold(veikko, { 1: 4, 2: 4 })).toBe(1)
  expect(await hold(veikko, { 2: 4, 3: 1 })).toBe(3)
  expect(await heldBy(veikko)).toEqual([])
  expect(await available(2)).toBe(12)
})

test('a cart that holds again holds what it wants now and nothing of what it wanted before', async () => {
  await hold(aino, { 1: 4 })
  expect(await hold(aino, { 1: 3, 2: 12 })).toBe(null)
  expect(await heldBy(aino)).toEqual([3, 12])
  expect(await hold(aino, { 2: 1 })).toBe(null)
  expect([await available(1), await available(2)]).toEqual([4, 11])
})

test('who wants more than there is loses what they held', async () => {
  await hold(aino, { 1: 4 })
  expect(await hold(aino, { 1: 5 })).toBe(1)
  expect(await available(1)).toBe(4)
})

test('a hold that has run out is in nobody’s way, a minute before it is', async () => {
  await hold(aino, { 1: 4 })
  expect(await hold(veikko, { 1: 4 }, { now: minutesLater(29) })).toBe(1)
  expect(await hold(veikko, { 1: 4 }, { now: minutesLater(30), until: minutesLater(60) })).toBe(null)
  expect(await heldBy(aino)).toEqual([])
})

test('the job of each minute frees what has run out and nothing else', async () => {
  await hold(aino, { 1: 4 })
  await hold(veikko, { 2: 2 }, { until: minutesLater(31) })
  await deleteAllExpired(sql, minutesLater(29))
  expect([await available(1), await available(2)]).toEqual([0, 10])
  await deleteAllExpired(sql, minutesLater(30))
  expect([await available(1), await available(2)]).toEqual([4, 10])
})

test('the job passes over holds that somebody is changing', async () => {
  await hold(aino, { 1: 4 })
  const deleteByAnother = byAnotherCaller(() => deleteAllExpired(sql, minutesLater(45)))
  await sql.transaction(async (tx) => {
    await extendStockHold(tx, aino, minutesLater(60))
    await deleteByAnother()
  })
  expect(await heldBy(aino)).toEqual([4])
})

test('a hold is extended, never shortened, and released', async () => {
  await hold(aino, { 1: 4 })
  await sql.transaction((tx) => extendStockHold(tx, aino, minutesLater(90)))
  await sql.transaction((tx) => extendStockHold(tx, aino, minutesLater(40)))
  expect(await hold(veikko, { 1: 4 }, { now: minutesLater(89) })).toBe(1)
  await sql.transaction((tx) => releaseStock(tx, aino))
  expect(await available(1)).toBe(4)
})

test('a transaction that dies leaves no hold', async () => {
  const died = sql.transaction(async (tx) => {
    const tyres = [{ tyreId: 1, quantity: 4 }]
    expect(await holdStock(tx, { cartId: aino, tyres, until: minutesLater(30) }, noon)).toBe(null)
    await tx`select pg_terminate_backend(pg_backend_pid())`
  })
  await expect(died).rejects.toThrow()
  expect(await hold(veikko, { 1: 4 })).toBe(null)
})

test('holding takes as many statements for three tyres as for one', async () => {
  await stock(3, 8)
  const one = await countStatements(() => hold(aino, { 1: 1 }))
  const three = await countStatements(() => hold(aino, { 1: 1, 2: 11, 3: 4 }))
  expect(three).toBe(one)
})

test('two payments that hold the same tyres in another order both come to an end', async () => {
  await stock(1, 100)
  await stock(2, 100)
  const carts = await Promise.all(Array.from({ length: 10 }, newCart))
  const held = carts.map((cart, index) => {
    const tyres = [
      { tyreId: 1, quantity: 4 },
      { tyreId: 2, quantity: 4 },
    ]
    const request = { cartId: cart, tyres: index % 2 ? tyres : tyres.reverse(), until: minutesLater(30) }
    return sql.transaction((tx) => holdStock(tx, request, noon))
  })
  expect(new Set(await Promise.all(held))).toEqual(new Set([null]))
  expect([await available(1), await available(2)]).toEqual([60, 60])
})

const row = { held_until: '2026-11-20T12:00:00Z', tyre_id: 1 }

test.each([
  ['more than lies there', { ...row, quantity: 5 }, 'stock_hold_within_stock'],
  ['of a tyre without stock', { ...row, tyre_id: 3, quantity: 1 }, 'stock_hold_within_stock'],
  ['of no tyres', { ...row, quantity: 0 }, 'stock_hold_quantity_check'],
])('the database itself refuses a hold %s', async (_, values, constraint) => {
  await expect(insertRow(pool, 'stock_hold', { ...values, cart_id: aino })).rejects.toMatchObject({
    constraint,
  })
})

test('the database itself lets a second hold wait for the first, and refuses what is too much then', async () => {
  const first = await pool.connect()
  await first.query('begin')
  await insertRow(first, 'stock_hold', { ...row, cart_id: aino, quantity: 3 })
  const second = insertRow(pool, 'stock_hold', { ...row, cart_id: veikko, quantity: 2 }).catch(
    (error) => error,
  )
  await expect.poll(() => column(lockWaits)).toHaveLength(1)
  await first.query('commit')
  first.release()
  expect(await second).toMatchObject({ constraint: 'stock_hold_within_stock' })
})
const lockWaits = `select pid from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database() and query like 'insert into stock_hold%'`

test('a hold is changed by hand within the stock alone', async () => {
  await hold(aino, { 1: 4 })
  const more = pool.query('update stock_hold set quantity = 5 where cart_id = $1', [aino])
  await expect(more).rejects.toMatchObject({ constraint: 'stock_hold_within_stock' })
})
