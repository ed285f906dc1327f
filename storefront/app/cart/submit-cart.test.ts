import type { Api } from '@pito/web/api/api'
import { expect, test, vi } from 'vitest'
import { submitCart } from './submit-cart.ts'

function shop() {
  const call = vi.fn((_contract: { path: string }, _input: unknown) => Promise.resolve({ success: 1 }))
  return { api: call as unknown as Api, call }
}

function submissionOf(fields: Record<string, string>, cookies = '') {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return { form, cookies, params: {}, url: new URL('https://shop.example/cart'), locale: 'en_GB' } as const
}

test('the button of a card says product and quantity in one value', async () => {
  const { api, call } = shop()
  expect(await submitCart(api, submissionOf({ add: '17-3' }))).toEqual({
    done: { removed: null, message: null },
    to: '/cart?lang=en',
  })
  expect(call.mock.calls[0]?.[0].path).toBe('/api/v1/anonymous/cart/item/insert')
  expect(call.mock.calls[0]?.[1]).toEqual({ type: 'product', type_id: 17, quantity: 3 })
})

test('a row is set by its own number, and a quantity that is none becomes 1', async () => {
  const { api, call } = shop()
  const fields = { intent: 'set', type_id: '17', line_item_id: '5', cart_id: 'c', quantity: 'abc' }
  await submitCart(api, submissionOf(fields, 'session=1'))
  expect(call.mock.calls[0]?.[0].path).toBe('/api/v1/customer/cart/item/insert')
  expect(call.mock.calls[0]?.[1]).toMatchObject({ quantity: 1, line_item_id: 5, cart_id: 'c' })
})

test('what was removed can be put in again', async () => {
  const { api } = shop()
  const row = { type_id: '17', line_item_id: '5', cart_id: 'c', quantity: '4' }
  const tyre = { brand: 'Kuura', model: 'Tuisku 1', size: '205/55 R16 94T', cents: '11290' }
  expect(await submitCart(api, submissionOf({ intent: 'remove', ...row, ...tyre }))).toEqual({
    done: { removed: { ...tyre, id: 17, quantity: 4, cents: 11_290 }, message: null },
  })
})

test('what else happened is said on the page itself, because a redirect would lose it', async () => {
  const call = () => Promise.resolve({ success: 1, message: 'Your appointment was released.' })
  const fields = { intent: 'set', type_id: '17', line_item_id: '5', cart_id: 'c', quantity: '2' }
  expect(await submitCart(call as unknown as Api, submissionOf(fields))).toEqual({
    done: { removed: null, message: 'Your appointment was released.' },
  })
})
