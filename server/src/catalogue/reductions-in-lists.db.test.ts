import { expect, test } from 'vitest'
import { insertRow } from '../../testing/insert-row.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { buildApi } from '../app.ts'
import { addSmallCatalogue, addTyre } from './testing/add-tyre.ts'

const platform = await testPlatform({ now: '2026-11-20T10:00:00Z' })
const { pool } = platform
const client = await pool.connect()
await client.query("begin; set local pito.now = '2026-09-01T12:00:00Z'")
await addSmallCatalogue(client)
const id = await addTyre(client, 1, { price_cents: 15_000 })
await insertRow(client, 'stock_batch', { tyre_id: id, dot_year: 2026, dot_week: 7, quantity: 10 })
await client.query("commit; begin; set local pito.now = '2026-11-10T12:00:00Z'")
await client.query('update tyre set price_cents = 12000 where id = $1', [id])
await client.query('commit')
client.release()
const { app } = await buildApi(platform)

async function lowestPrice(query = '') {
  const { data } = (await app.inject({ url: `/api/v1/products?vehicle_type=2${query}` })).json()
  return data[0].lowest_price_30_days
}

test('a list stops claiming a reduction after 60 days, though nothing in the shop has changed', async () => {
  expect(await lowestPrice()).toBe(150)
  platform.at('2027-01-09T22:30:00Z')
  expect(await lowestPrice()).toBeNull()
  expect(await lowestPrice('&sort_by=name')).toBeNull()
})

test('a search for reduced prices ends its claim on the same day', async () => {
  const found = async () => (await app.inject({ url: '/api/v1/search?q=alennus' })).json().total
  platform.at('2026-11-20T10:00:00Z')
  expect(await found()).toBe(1)
  platform.at('2027-01-09T22:30:00Z')
  expect(await found()).toBe(0)
})
