import { expect, test } from 'vitest'
import { afterTestFile } from '../../../testing/after-test-file.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { noNetwork } from '../../platform/limits/network-hash.ts'
import { reserveStock } from './reserve-stock.ts'
import { takeStock } from './take-stock.ts'
import { minutesLater, noon, stockShop } from './testing/stock-shop.ts'

const shop = await stockShop()
const { url, stock, weeks, column, newOrder, available } = shop
/** A second pool of connections. Every second buyer uses it, as if several processes served them. */
const { sql, close } = await openDatabase(url, { max: 20 })
afterTestFile(close)

const tyres = [{ tyreId: 1, quantity: 4 }]
const allReserved = async () => (await column('select sum(quantity)::integer from reserved_tyre'))[0]

/** Creates orders, each with an empty reservation. */
async function orders() {
  const ids = await Promise.all(Array.from({ length: 40 }, newOrder))
  await sql`
    insert into reservation (order_id, network_hash, reserved_at, expires_at)
    select id, ${noNetwork}, ${noon}, ${minutesLater(30)} from unnest(${ids}::uuid[]) as id`
  return ids
}

test('of 40 buyers at once one reserves the last four tyres, the others learn which tyre is short', async () => {
  const all = await orders()
  for (let round = 0; round < 5; round++) {
    await stock(1, 3, 1)
    const answers = await Promise.all(
      all.map((orderId) => sql.transaction((tx) => reserveStock(tx, { orderId, tyres }, noon))),
    )
    expect(answers.filter((short) => short === null)).toHaveLength(1)
    expect(answers.filter((short) => short === 1)).toHaveLength(39)
    expect([await allReserved(), await available(1)]).toEqual([4, 0])
  }
})

test('buyers who reserve and buyers who pay at once never share a tyre', async () => {
  await stock(1, 30, 30)
  const all = await orders()
  const answers = await Promise.all(
    all.map((orderId, index) =>
      sql.transaction((tx) => (index % 2 ? reserveStock : takeStock)(tx, { orderId, tyres }, noon)),
    ),
  )
  expect(answers.filter((short) => short === null)).toHaveLength(15)
  const sold = (await column('select coalesce(sum(quantity), 0)::integer from stock_taken'))[0]
  expect((await allReserved()) + sold).toBe(60)
  expect((await weeks(1)).reduce((sum, quantity) => sum + quantity, 0)).toBe(60 - sold)
})
