import { expect, test, vi } from 'vitest'
import type { Api } from '../api/api.ts'
import { ApiRefusal } from '../api/api-refusal.ts'
import { changeCart } from './change-cart.ts'

function shop(answer: () => Promise<unknown>) {
  const asked = vi.fn((_contract: { path: string }, _input: unknown) => answer())
  return { api: asked as unknown as Api, asked }
}
const agrees = () => shop(() => Promise.resolve({ success: 1, message: 'Tuote lisättiin ostoskoriin' }))

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('the button of a card says product and quantity in one value', async () => {
  const { api, asked } = agrees()
  const change = await changeCart(api, 'anonymous', formOf({ add: '17-3' }))
  expect(asked.mock.calls[0]?.[0].path).toBe('/api/v1/anonymous/cart/item/insert')
  expect(asked.mock.calls[0]?.[1]).toEqual({ type: 'product', type_id: 17, quantity: 3 })
  expect(change).toMatchObject({ intent: 'add', removed: null, response: { variant: 'success' } })
})

test('a row is set by its own number, and a quantity that is none becomes 1', async () => {
  const { api, asked } = agrees()
  const fields = { intent: 'set', type_id: '17', line_item_id: '5', cart_id: 'c', quantity: 'abc' }
  expect(await changeCart(api, 'customer', formOf(fields))).toMatchObject({ intent: 'set', lineId: 5 })
  expect(asked.mock.calls[0]?.[0].path).toBe('/api/v1/customer/cart/item/insert')
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ quantity: 1, line_item_id: 5, cart_id: 'c' })
})

test('what was taken out can be put in again', async () => {
  const { api } = agrees()
  const row = { type_id: '17', line_item_id: '5', cart_id: 'c', quantity: '4', name: 'Kuura Tuisku 1' }
  const { removed } = await changeCart(api, 'anonymous', formOf({ intent: 'remove', ...row }))
  expect(removed).toEqual({ productId: 17, quantity: 4, name: 'Kuura Tuisku 1' })
})

test('a refusal keeps its words: the message and what is wrong with the field', async () => {
  const errors = { quantity: ['Max available qty is 6'] }
  const refusal = new ApiRefusal(422, { success: 0, code: 'not-enough-stock', message: 'Too many', errors })
  const { api } = shop(() => Promise.reject(refusal))
  const { response } = await changeCart(api, 'anonymous', formOf({ add: '17-8' }))
  expect(response).toEqual({ message: 'Too many', variant: 'danger', errors: ['Max available qty is 6'] })
})

test('the same refusal while the server renders', async () => {
  const answer = { success: 0, code: 'sold-out', message: 'Sold out' }
  const { api } = shop(() => Promise.reject({ data: answer, init: { status: 422 } }))
  const { response } = await changeCart(api, 'anonymous', formOf({ add: '17-8' }))
  expect(response).toEqual({ message: 'Sold out', variant: 'danger', errors: [] })
})

test('what broke on the server is not shown as a refusal', async () => {
  const broken = { data: { success: 0, message: 'x' }, init: { status: 500 } }
  const { api } = shop(() => Promise.reject(broken))
  await expect(changeCart(api, 'anonymous', formOf({ add: '17-8' }))).rejects.toBe(broken)
})

test('without a connection there are no words of the server', async () => {
  const { api } = shop(() => Promise.reject(new TypeError('Failed to fetch')))
  const { response } = await changeCart(api, 'anonymous', formOf({ add: '17-8' }))
  expect(response).toEqual({ message: '', variant: 'danger', errors: [] })
})
