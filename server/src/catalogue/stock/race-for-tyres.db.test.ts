import { expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/database.ts'
import { atTheEnd } from '../../platform/testing/at-the-end.ts'
import { holdStock } from './hold-stock.ts'
import { takeStock } from './take-stock.ts'
import { minutesLater, noon, stockShop } from './testing/stock-shop.ts'

const shop = await stockShop()
const { url, stock, weeks, column, newCart, newOrder, available } = shop
/** A connection for every second buyer, as if several processes served them. */
const { sql, close } = await openDatabase(url, { max: 20 })
atTheEnd(close)

const tyres = [{ tyreId: 1, quantity: 4 }]
const until = minutesLater(30)
const allHeld = async () => (await column('select sum(quantity)::integer from stock_hold'))[0]

async function buyers() {
  const carts = await Promise.all(Array.from({ length: 40 }, newCart))
  return Promise.all(carts.map(async (cartId) => ({ cartId, orderId: await newOrder(cartId) })))
}

test('of 40 buyers at once one holds the last four tyres, the others are told which tyre is short', async () => {
  const all = await buyers()
  for (let round = 0; round < 5; round++) {
    await stock(1, 3, 1)
    const answers = await Promise.all(
      all.map(({ cartId }) => sql.transaction((tx) => holdStock(tx, { cartId, tyres, until }, noon))),
    )
    expect(answers.filter((short) => short === null)).toHaveLength(1)
    expect(answers.filter((short) => short === 1)).toHaveLength(39)
    expect([await allHeld(), await available(1)]).toEqual([4, 0])
  }
})

test('of 40 payments at once that hold nothing any more one takes the last four tyres', async () => {
  await stock(1, 3, 1)
  const all = await buyers()
  const answers = await Promise.all(
    all.map((sale) => sql.transaction((tx) => takeStock(tx, { ...sale, tyres }, noon))),
  )
  expect(answers.filter((short) => short === null)).toHaveLength(1)
  expect(await weeks(1)).toEqual([0, 0])
  expect(await column('select sum(quantity)::integer from stock_taken')).toEqual([4])
})

test('buyers who hold and buyers who pay at once never share a tyre', async () => {
  await stock(1, 30, 30)
  const all = await buyers()
  const before = (await column('select sum(quantity)::integer from stock_taken'))[0]
  const answers = await Promise.all(
    all.map((sale, index) =>
      sql.transaction((tx) =>
        index % 2 ? holdStock(tx, { ...sale, tyres, until }, noon) : takeStock(tx, { ...sale, tyres }, noon),
      ),
    ),
  )
  expect(answers.filter((short) => short === null)).toHaveLength(15)
  const sold = (await column('select sum(quantity)::integer from stock_taken'))[0] - before
  expect((await allHeld()) + sold).toBe(60)
  expect((await weeks(1)).reduce((sum, quantity) => sum + quantity, 0)).toBe(60 - sold)
})
