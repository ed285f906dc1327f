import { expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { buildApi } from '../app.ts'

const platform = await testPlatform()
const { app } = await buildApi(platform)
const ask = (payload: object) =>
  app.inject({ method: 'POST', url: '/api/v1/get-shipping-charge', payload, headers: { locale: 'en_GB' } })

test.each([
  [1, 14.9],
  [2, 22.9],
  [3, 29.9],
  [4, 39.9],
  [5, 39.9],
])('%i tyres are delivered for %d €', async (quantity, charge) => {
  const { data } = (await ask({ quantity })).json()
  expect(data).toMatchObject({ quantity, shipping_charges: charge })
  expect(data.tiers).toHaveLength(4)
})

test('a changed tier counts at once, and cached pages learn of it', async () => {
  const before = platform.edition.current
  await platform.pool.query('update delivery_tier set gross_cents = 990 where from_quantity = 1')
  expect((await ask({ quantity: 1 })).json().data.shipping_charges).toBe(9.9)
  await expect.poll(() => platform.edition.current).not.toBe(before)
})

test('the delivery of one tyre always has a price', async () => {
  const taken = platform.pool.query('delete from delivery_tier where from_quantity = 1')
  await expect(taken).rejects.toMatchObject({ code: '23514' })
})

test('the days at home come along, and truck tyres take longer', async () => {
  const days = async (payload: object) => (await ask({ quantity: 4, ...payload })).json().data.delivery_days
  // The test's clock shows Friday noon in November.
  expect(await days({})).toEqual({ from: '2026-11-24', to: '2026-11-27' })
  expect(await days({ vehicle_type: 4 })).toEqual({ from: '2026-11-25', to: '2026-12-01' })
})

test('the charge takes one statement', async () => {
  expect(await countStatements(() => ask({ quantity: 4 }))).toBe(1)
})

test.each([0, -1, 2.5, 1000, 'four', null, [4], 1e300])('a quantity of %j is refused', async (quantity) => {
  expect((await ask({ quantity })).statusCode).toBe(422)
})
