import { expect, test } from 'vitest'
import { insertRow } from '../../../testing/insert-row.ts'
import { readArticles, readChangedArticles } from '../store.ts'
import { deleteAllExpired } from './stock-store.ts'
import { minutesLater, stockShop } from './testing/stock-shop.ts'

const { pool, sql, reserve, take, stock, column, newOrder } = await stockShop()
const aino = await newOrder()
await stock(1, 12)
await stock(2, 300)

/**
 * Runs the work. Returns the tyres that it announces as changed, and the fields that the index reads of the first
 * one.
 */
async function changedBy(work: () => Promise<unknown>) {
  const revision = async () =>
    (await column(`select number::float8 from revision where topic = 'catalogue'`))[0] as number
  const before = await revision()
  await work()
  const { articles } = await readChangedArticles(sql, before)
  const [first] = (await readArticles(sql, {})).articles
  return {
    ids: articles.map(({ id }) => id),
    steps: (await revision()) - before,
    available: first?.available,
  }
}

test('a reservation makes known the tyres whose figure it changes, in one revision', async () => {
  const reserving = () => reserve(aino, { 1: 4, 2: 4 })
  expect(await changedBy(reserving)).toEqual({ ids: [1], steps: 1, available: 8 })
})

test('what is reserved becomes sold without a change', async () => {
  expect(await changedBy(() => take(aino, { 1: 4 }))).toEqual({ ids: [], steps: 0, available: 8 })
})

test('the last of a batch is a change, because the next is of another week', async () => {
  await insertRow(pool, 'stock_batch', { tyre_id: 1, dot_year: 2026, dot_week: 30, quantity: 4 })
  const other = await newOrder()
  await reserve(other, { 1: 8 })
  expect(await changedBy(() => take(other, { 1: 8 }))).toEqual({ ids: [1], steps: 1, available: 4 })
})

test('a reservation that expires is a change, and so is one that is released', async () => {
  const [late, released] = [await newOrder(), await newOrder()]
  await reserve(late, { 1: 4 })
  const expiring = () => deleteAllExpired(sql, minutesLater(30))
  expect(await changedBy(expiring)).toMatchObject({ ids: [1], available: 4 })
  await reserve(released, { 1: 1 })
  const releasing = () => pool.query('delete from reservation where order_id = $1', [released])
  expect(await changedBy(releasing)).toMatchObject({ ids: [1], available: 4 })
})
