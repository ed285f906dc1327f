import type { Endpoint } from '@pito/contracts/endpoint'
import type { Api } from '@pito/web/api/api'
import { expect, test } from 'vitest'
import { loadConfirmation } from './load-confirmation.ts'

/** Returns an API stub whose order has the given status and whose cart has the given number of tyres. */
function shopWith(order_status: 'paid' | 'unpaid', quantity: number): Api {
  const answer = ({ path }: Endpoint) =>
    Promise.resolve({ data: path.endsWith('/items/all') ? { quantity } : { order_status } })
  return answer as unknown as Api
}

test('the confirmation says how many tyres were put into the cart while this order was being paid', async () => {
  const number = '4821907365'
  expect(await loadConfirmation(shopWith('paid', 2), { number, cookies: '' })).toMatchObject({ tyresLeft: 2 })
})

test('an order that is not paid is not confirmed', async () => {
  const loading = loadConfirmation(shopWith('unpaid', 0), { number: '4821907365', cookies: '' })
  const left = await loading.catch((thrown) => thrown)
  expect(left.headers.get('location')).toBe('/cart/order-summary/4821907365')
})
