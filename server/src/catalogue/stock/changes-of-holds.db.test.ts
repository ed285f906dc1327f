import { expect, test } from 'vitest'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { readArticles, readChangedArticles } from '../store.ts'
import { deleteAllExpired } from './stock-store.ts'
import { minutesLater, stockShop } from './testing/stock-shop.ts'

const { pool, sql, hold, take, stock, column, newCart, newOrder } = await stockShop()
const aino = await newCart()
const order = await newOrder(aino)
await stock(1, 12)
await stock(2, 300)

/** Which tyres it makes known as changed, and what the index learns of the first. */
async function changedBy(work: () => Promise<unknown>) {
  const revision = async () =>
    (await column(`select number::float8 from revision where topic = 'catalogue'`))[0] as number
  const before = await revision()
  await work()
  const { articles } = await readChangedArticles(sql, before)
  const [first] = await readArticles(sql, {})
  return {
    ids: articles.map(({ id }) => id),
    steps: (await revision()) - before,
    available: first?.available,
  }
}

test('a hold makes known the tyres whose figure it changes, in one revision', async () => {
  expect(await changedBy(() => hold(aino, { 1: 4, 2: 4 }))).toEqual({ ids: [1], steps: 1, available: 8 })
})

test('a second payment for the same tyres changes nothing', async () => {
  expect(await changedBy(() => hold(aino, { 1: 4, 2: 4 }))).toEqual({ ids: [], steps: 0, available: 8 })
})

test('a hold that is replaced by a smaller one is a change', async () => {
  expect(await changedBy(() => hold(aino, { 1: 3 }))).toEqual({ ids: [1], steps: 1, available: 9 })
  expect(await changedBy(() => hold(aino, { 1: 4 }))).toEqual({ ids: [1], steps: 1, available: 8 })
})

test('what is held becomes sold without a change', async () => {
  expect(await changedBy(() => take(aino, order, { 1: 4 }))).toEqual({ ids: [], steps: 0, available: 8 })
})

test('the last of a batch is a change, because the next is of another week', async () => {
  await insertRow(pool, 'stock_batch', { tyre_id: 1, dot_year: 2026, dot_week: 30, quantity: 4 })
  await hold(aino, { 1: 8 })
  const other = await newOrder(await newCart())
  expect(await changedBy(() => take(aino, other, { 1: 8 }))).toEqual({ ids: [1], steps: 1, available: 4 })
})

test('a hold that runs out is a change, and so is one whose cart is deleted', async () => {
  await hold(aino, { 1: 4 })
  expect(await changedBy(() => deleteAllExpired(sql, minutesLater(30)))).toMatchObject({
    ids: [1],
    available: 4,
  })
  await hold(aino, { 1: 1 })
  const deleting = () => pool.query('delete from cart where id = $1', [aino])
  expect(await changedBy(deleting)).toMatchObject({ ids: [1], available: 4 })
})
