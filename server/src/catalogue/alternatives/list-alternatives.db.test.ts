import { expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { testPlatform } from '../../../testing/test-platform.ts'
import { buildApi } from '../../app.ts'

const platform = await testPlatform({ demoArticles: 1200 })
const { app } = await buildApi(platform)

async function get(path: string) {
  const answer = await app.inject({ url: `/api/v1/${path}` })
  return { status: answer.statusCode, body: answer.json() }
}
/** The articles of the size and season that has the most articles, the most expensive first. */
const { rows: crowd } = await platform.pool.query<{ id: number; available: number }>(`
  select t.id, stock.available from tyre t join tyre_stock stock on stock.tyre_id = t.id
  where t.active and t.vehicle_type_id = 2 and (t.tyre_size_id, t.season_id) = (
    select tyre_size_id, season_id from tyre where active and fuel_efficiency is not null and vehicle_type_id = 2
    group by tyre_size_id, season_id order by count(*) desc, tyre_size_id, season_id limit 1)
  order by t.price_cents desc, t.id`)
const alternativesOf = async (id: number) => (await get(`product/${id}/alternatives`)).body.data
const detailsOf = async (id: number) => (await get(`product/${id}/details?without=products`)).body.data

test('every tyre of a size has alternatives that can be bought, carry as much and differ as they say', async () => {
  const reasons = new Set<string>()
  for (const { id } of crowd) {
    const tyre = await detailsOf(id)
    const { alternatives, equivalents } = await alternativesOf(id)
    expect(equivalents.length > 0).toBe(tyre.in_stock === 0)
    const models = [...alternatives, ...equivalents].map(({ product }) => product.model.id)
    expect(new Set(models).size).toBe(models.length)
    for (const { product, difference, reason } of [...alternatives, ...equivalents]) {
      for (const same of ['size_text', 'diameter'])
        expect(product[same].toString().split(' ')[0]).toBe(tyre[same].toString().split(' ')[0])
      expect(product.tyre_season_id).toBe(tyre.tyre_season_id)
      expect(product.in_stock).toBeGreaterThan(0)
      expect(product.load_index).toBeGreaterThanOrEqual(tyre.load_index)
      expect(difference.price).toBeCloseTo(product.net_price_with_rc - tyre.net_price_with_rc, 2)
      expect(difference.noise_value).toBe(product.noice_value - tyre.noice_value)
      if (difference.wet_grip)
        expect(difference.wet_grip).toEqual({ from: tyre.wet_grip, to: product.wet_grip })
      if (reason) reasons.add(reason)
    }
  }
  expect([...reasons].sort()).toEqual(['cheaper', 'grip', 'quieter'])
})

test('a tyre that sells out leaves the alternatives of others within a second', async () => {
  const [dearest] = crowd
  const { alternatives } = await alternativesOf(dearest?.id ?? 0)
  const cheaper = alternatives.find(({ reason }: { reason: string }) => reason === 'cheaper').product
  await platform.sql`update stock_batch set quantity = 0 where tyre_id = ${cheaper.id}`
  await expect
    .poll(async () => JSON.stringify(await alternativesOf(dearest?.id ?? 0)))
    .not.toContain(`"id":${cheaper.id},`)
  const instead = await alternativesOf(cheaper.id)
  expect(instead.equivalents).toHaveLength(3)
})

test('however many tyres a size has, its alternatives take at most four statements, and its next tyre at most two', async () => {
  platform.edition.bump()
  const [one, other] = crowd.filter(({ available }) => available > 0).slice(-2)
  expect(await countStatements(() => get(`product/${one?.id}/alternatives`))).toBeLessThanOrEqual(4)
  expect(await countStatements(() => get(`product/${other?.id}/alternatives`))).toBeLessThanOrEqual(2)
})

test('a tyre that nobody sells has none', async () => {
  expect(await get('product/99999999/alternatives')).toMatchObject({
    status: 404,
    body: { code: 'not-found' },
  })
})
