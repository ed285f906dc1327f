import { expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { fittingShop } from '../../testing/fitting-shop.ts'
import { insertRow } from '../../testing/insert-row.ts'

const { platform, near, far, guest, customer } = await fittingShop()
type Guest = ReturnType<typeof guest>

async function foundFor({ browser }: Pick<Guest, 'browser'>, path: string) {
  const { status, body } = await browser.send('GET', path)
  expect(status).toBe(200)
  return body.data as { dealer_id: number; price: number; total: number }[]
}

async function pricesFor(aino: Guest, points: readonly number[] = [near, far]) {
  const found = await foundFor(aino, `anonymous/cart/fitting-prices?dealer_ids=[${points.join(',')}]`)
  return Object.fromEntries(found.map(({ dealer_id, price }) => [dealer_id, price]))
}

test('each point has the price of the installation of all tyres of the cart', async () => {
  const aino = guest()
  expect(await pricesFor(aino)).toEqual({})
  await aino.add({ type_id: 1, quantity: 4 })
  expect(await pricesFor(aino)).toEqual({ [near]: 79.6, [far]: 119.6 })
  expect(await pricesFor(aino, [far])).toEqual({ [far]: 119.6 })
  expect(await pricesFor(aino, [])).toEqual({})
})

test('what a point asks for the cart is what the cart costs there', async () => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 4 })
  await aino.add({ type: 'service', type_id: 2 })
  await aino.add({ type: 'service', type_id: 3 })
  const prices = await pricesFor(aino)
  await aino.book(near, '[1,2,3]')
  expect(prices[near]).toBe((await aino.read()).services_total)
})

test('the total at a point is what the cart costs once it is booked there', async () => {
  await insertRow(platform.pool, 'promo_code', {
    code: 'TALVI10',
    discount_permille: 100,
    valid_from: '2026-01-01',
  })
  const helmi = await customer()
  await helmi.add({ type_id: 1, quantity: 4 })
  await helmi.add({ type: 'service', type_id: 2 })
  await helmi.post('promo-code/apply', { promo_code: 'TALVI10' })
  const path = `customer/cart/fitting-prices?dealer_ids=[${near}]`
  const before = await foundFor(helmi, path)
  await helmi.book(near, '[1,2]')
  expect((await helmi.read()).total).toBe(545.92)
  expect(before).toEqual([{ dealer_id: near, price: 138.6, total: 545.92 }])
  expect(await foundFor(helmi, path)).toEqual(before)
})

test('a point that does not do a chosen service, or does not fit a rim, is left out', async () => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 2 })
  await aino.add({ type: 'service', type_id: 2 })
  expect(await pricesFor(aino)).toEqual({ [near]: 98.8 })
  const onni = guest()
  await onni.add({ type_id: 4, quantity: 2 })
  expect(await pricesFor(onni)).toEqual({ [far]: 59.8 })
})

test('with a truck tyre in the cart there is no price at all', async () => {
  const aino = guest()
  await aino.add({ type_id: 5, quantity: 2 })
  expect(await pricesFor(aino)).toEqual({})
})

test('the number of statements does not depend on the number of points or tyres', async () => {
  const aino = guest()
  // The first request of each cart caches the lowest prices, which a shop reads once for the same tyres.
  await aino.add({ type_id: 1, quantity: 2 })
  await pricesFor(aino)
  const atOne = await countStatements(() => pricesFor(aino, [far]))
  await aino.add({ type_id: 4, quantity: 2 })
  await pricesFor(aino)
  expect(await countStatements(() => pricesFor(aino, [near, far]))).toBe(atOne)
  expect(atOne).toBeLessThanOrEqual(5)
})
