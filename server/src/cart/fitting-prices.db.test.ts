import { expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { fittingShop } from '../../testing/fitting-shop.ts'

const { near, far, guest } = await fittingShop()
type Guest = ReturnType<typeof guest>

async function pricesFor({ browser }: Guest, points: readonly number[] = [near, far]) {
  const path = `anonymous/cart/fitting-prices?dealer_ids=[${points.join(',')}]`
  const { status, body } = await browser.send('GET', path)
  expect(status).toBe(200)
  const found: { dealer_id: number; price: number }[] = body.data
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
  await aino.add({ type_id: 1, quantity: 2 })
  const atOne = await countStatements(() => pricesFor(aino, [far]))
  await aino.add({ type_id: 4, quantity: 2 })
  expect(await countStatements(() => pricesFor(aino, [near, far]))).toBe(atOne)
  expect(atOne).toBeLessThanOrEqual(5)
})
