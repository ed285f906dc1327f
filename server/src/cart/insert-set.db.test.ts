import type { LineItem } from '@pito/contracts/cart'
import { expect, test } from 'vitest'
import { goodPassword } from '../../testing/account-shop.ts'
import { fittingShop } from '../../testing/fitting-shop.ts'

const { guest, customer } = await fittingShop()
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

const setOf = async (buyer: Pick<ReturnType<typeof guest>, 'read'>) =>
  (await buyer.read()).line_items
    .filter(({ axle }: LineItem) => axle !== null)
    .map(({ type_id, axle }: LineItem) => [type_id, axle])

test('a tyre of the set that is for another car is marked as such', async () => {
  const aino = guest()
  await aino.post('set/insert', { items: [{ type_id: 1, for_another_car: true }, { type_id: 4 }] })
  const tyres = (await aino.read()).line_items.filter(({ type }: LineItem) => type === 'product')
  expect(tyres.map(({ for_another_car }: LineItem) => for_another_car)).toEqual([true, false])
})

test('the two stand together, and are on their own again when one is removed', async () => {
  const aino = guest()
  await aino.post('set/insert', set())
  const cart = await aino.read()
  const [front, rear] = cart.line_items.filter(({ type }: LineItem) => type === 'product')
  expect([front.axle, front.other_axle_line_id]).toEqual(['front', rear.id])
  expect([rear.axle, rear.other_axle_line_id]).toEqual(['rear', front.id])
  await aino.post('line-item/remove', { cart_id: cart.id, cart_line_item_id: rear.id })
  expect(await setOf(aino)).toEqual([])
  expect((await aino.read()).quantity).toBe(2)
})

test('the last choice counts: the same tyres the other way round are one set', async () => {
  const aino = guest()
  await aino.post('set/insert', set())
  await aino.post('set/insert', { items: set().items.toReversed() })
  expect(await setOf(aino)).toEqual([
    [1, 'rear'],
    [4, 'front'],
  ])
})

test('a guest’s set is one in the customer’s cart after the log-in too', async () => {
  const [aino, maija] = [guest(), await customer()]
  await aino.post('set/insert', set())
  await aino.browser.send('POST', 'login', { email: maija.email, password: goodPassword })
  await aino.browser.send('POST', 'customer/cart/merge', {})
  expect(await setOf(maija)).toEqual([
    [1, 'front'],
    [4, 'rear'],
  ])
})

test('a customer’s own set stays as it is when the guest’s has a tyre of it', async () => {
  const [aino, maija] = [guest(), await customer()]
  await maija.post('set/insert', set())
  await aino.post('set/insert', { items: set().items.toReversed() })
  await aino.browser.send('POST', 'login', { email: maija.email, password: goodPassword })
  await aino.browser.send('POST', 'customer/cart/merge', {})
  expect(await setOf(maija)).toEqual([
    [1, 'front'],
    [4, 'rear'],
  ])
  expect((await maija.read()).quantity).toBe(8)
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
