import type { LineItem } from '@pito/contracts/cart'
import { expect, test } from 'vitest'
import { fittingShop } from '../platform/testing/fitting-shop.ts'

const { guest } = await fittingShop()
const set = (quantity = 2) => ({ items: [{ type_id: 1 }, { type_id: 4, quantity }] })

test('front and rear of one model are two lines, priced as such', async () => {
  const aino = guest()
  const { status, body } = await aino.post('set/insert', set())
  expect([status, body.message]).toEqual([200, 'Item added into cart successfully'])
  const cart = await aino.read()
  const tyres = cart.line_items.filter(({ type }: LineItem) => type === 'product')
  expect(tyres.map(({ type_id, quantity }: LineItem) => [type_id, quantity])).toEqual([
    [1, 2],
    [4, 2],
  ])
  expect(cart.sub_total).toBe(525.8)
})

test('when one of the two is not there, neither is put in', async () => {
  const aino = guest()
  const { status, body } = await aino.post('set/insert', set(21))
  expect([status, body.code]).toEqual([422, 'not-enough-stock'])
  expect(await aino.read()).toMatchObject({ id: null, quantity: 0 })
})

test('one size twice, two models, and what does not exist are no set', async () => {
  const aino = guest()
  for (const [items, status] of [
    [[{ type_id: 1 }, { type_id: 2 }], 422],
    [[{ type_id: 1 }, { type_id: 5 }], 422],
    [[{ type_id: 1 }], 422],
    [[{ type_id: 1 }, { type_id: 999 }], 404],
  ] as const)
    expect((await aino.post('set/insert', { items })).status).toBe(status)
  expect((await aino.read()).quantity).toBe(0)
})
