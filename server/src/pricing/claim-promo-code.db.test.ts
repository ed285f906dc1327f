import { beforeAll, expect, test } from 'vitest'
import { insertRow } from '../../testing/insert-row.ts'
import { insertUnpaidOrder } from '../../testing/insert-unpaid-order.ts'
import type { TestDatabase } from '../../testing/test-database.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { openDatabase } from '../platform/database/database.ts'
import { claimPromoCode, releasePromoCode } from './claim-promo-code.ts'

const noon = new Date('2026-11-20T10:00:00Z')
let database: TestDatabase
let count = 0

beforeAll(async () => {
  database = await testDatabase()
  await addOrders('a', 'b', 'c', 'd', ...named('order', 101), ...named('rival', 100))
})

function named(name: string, length: number): string[] {
  return Array.from({ length }, (_, place) => `${name} ${place}`)
}

function addCode(values: Record<string, number> = {}): Promise<number> {
  count += 1
  const code = { code: `TALVI${count}`, discount_permille: 100, valid_from: '2026-11-01', ...values }
  return insertRow(database.pool, 'promo_code', code)
}

const orders = new Map<string, string>()

/** Returns the id of the order with this name. */
function orderNamed(name: string): string {
  const id = orders.get(name)
  if (id === undefined) throw new Error(`There is no order ${name}.`)
  return id
}

async function addOrders(...names: string[]): Promise<void> {
  for (const name of names) orders.set(name, await insertUnpaidOrder(database.pool))
}

function claim(promoCodeId: number, order: string, customerId = order, goodsCents = 40_000) {
  return database.sql.transaction((tx) =>
    claimPromoCode(tx, { promoCodeId, orderId: orderNamed(order), customerId, goodsCents }, noon),
  )
}

test('of a hundred customers who claim the last use at once, one gets it', async () => {
  const id = await addCode({ uses_in_all: 5 })
  for (const earlier of ['a', 'b', 'c', 'd']) await claim(id, earlier)
  const reasons = await Promise.all(named('rival', 100).map((rival) => claim(id, rival)))
  expect(reasons.filter((reason) => reason === null)).toHaveLength(1)
  expect(reasons.filter((reason) => reason === 'promo-code-not-valid')).toHaveLength(99)
})

test('one customer who pays two carts at once uses a code of one use each once', async () => {
  const id = await addCode({ uses_each: 1 })
  const reasons = await Promise.all(['order 1', 'order 2'].map((order) => claim(id, order, 'helmi')))
  expect(reasons.toSorted()).toEqual([null, 'promo-code-used'].toSorted())
})

test('claiming for the same order again takes no second use', async () => {
  const id = await addCode({ uses_in_all: 1 })
  expect(await claim(id, 'order 3')).toBeNull()
  expect(await claim(id, 'order 3')).toBeNull()
  expect(await claim(id, 'order 4')).toBe('promo-code-not-valid')
})

test('a released use is free for others, once', async () => {
  const id = await addCode({ uses_in_all: 1 })
  await claim(id, 'order 5')
  const release = () => database.sql.transaction((tx) => releasePromoCode(tx, orderNamed('order 5'), noon))
  expect(await release()).toBe(true)
  expect(await release()).toBe(false)
  expect(await claim(id, 'order 6')).toBeNull()
})

test('a sum below the minimum claims nothing', async () => {
  const id = await addCode({ uses_in_all: 1, minimum_cents: 30_000 })
  expect(await claim(id, 'order 7', 'onni', 29_999)).toBe('promo-code-minimum')
  expect(await claim(id, 'order 7', 'onni', 30_000)).toBeNull()
})

test('a claim that is rolled back was none', async () => {
  const id = await addCode({ uses_in_all: 1 })
  const failing = database.sql.transaction(async (tx) => {
    await claimPromoCode(
      tx,
      { promoCodeId: id, orderId: orderNamed('order 8'), customerId: 'aino', goodsCents: 1 },
      noon,
    )
    throw new Error('no money')
  })
  await expect(failing).rejects.toThrow('no money')
  expect(await claim(id, 'order 9')).toBeNull()
})

test('an order may name a code while a payment of another buyer claims it', async () => {
  const promoCodeId = await addCode()
  const claiming = { promoCodeId, orderId: orderNamed('order 10'), customerId: 'aino', goodsCents: 40_000 }
  const other = await openDatabase(database.url, { max: 1 })
  await database.sql.transaction(async (tx) => {
    await claimPromoCode(tx, claiming, noon)
    // PostgreSQL takes the same lock when it checks the foreign key of an order.
    const named = await other.sql`select id from promo_code where id = ${promoCodeId} for key share nowait`
    expect(named).toEqual([{ id: promoCodeId }])
  })
  await other.close()
})
