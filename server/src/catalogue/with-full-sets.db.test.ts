import type { ListedProduct } from '@pito/contracts/product'
import { expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { fittingShop } from '../../testing/fitting-shop.ts'

const { guest, platform } = await fittingShop()
const { browser } = guest()

async function fullSets(query = ''): Promise<Record<number, ListedProduct['full_set']>> {
  const { body } = await browser.send('GET', `products?per_page=20${query}`)
  return Object.fromEntries(body.data.map(({ id, full_set }: ListedProduct) => [id, full_set]))
}

test('a list says what four cost delivered home and, from, fitted', async () => {
  // The index receives tyre 4 and its stock only after the shop has opened.
  await expect
    .poll(async () => (await fullSets())[4])
    .toEqual({ quantity: 4, delivered: 639.9, fitted_from: 719.6 })
  expect((await fullSets())[1]).toEqual({ quantity: 4, delivered: 491.5, fitted_from: 531.2 })
})

test('truck tyres are delivered only, and what is sold out costs nothing', async () => {
  await expect
    .poll(async () => (await fullSets())[5])
    .toEqual({ quantity: 4, delivered: 1639.9, fitted_from: null })
  expect((await fullSets())[3]).toBeNull()
})

test('with fewer than four left, the price is that of the tyres that are left', async () => {
  await platform.pool.query('update stock_batch set quantity = 1 where tyre_id = 4')
  await expect.poll(async () => (await fullSets())[4]).toMatchObject({ quantity: 1, fitted_from: 179.9 })
})

test('prices of delivery and fitting are read once, and again when one changes', async () => {
  // A late notification, or a lost connection on a slow machine, empties the caches, so the list is repeated until one
  // needs no statement. Each list has a filter of its own, because its response would otherwise be cached.
  let price = 1000
  await expect.poll(() => countStatements(() => fullSets(`&price_lte=${price++}`))).toBe(0)
  await platform.pool.query('update service_point_service set price_cents = 990 where service_id = 1')
  await expect.poll(async () => (await fullSets())[1]?.fitted_from).toBe(491.2)
})
