import { expect, test } from 'vitest'
import { browserOf } from '../../../testing/cart-shop.ts'
import { fittingShop } from '../../../testing/fitting-shop.ts'

const { app } = await fittingShop({ DATABASE_POOL: '2' })

test('more buyers than the pool has connections confirm at once before any price is cached', async () => {
  const carts = await Promise.all(
    [1, 2, 3, 4].map(async (number) => {
      const guest = browserOf(app, `10.0.0.${number}`)
      return { guest, cartId: (await guest.add({ type_id: 1, quantity: 1 })).body.data.cart_id }
    }),
  )
  // These carts are to be fitted and have no service point yet, so the fitting is priced at the lowest price of any
  // point.
  const answers = await Promise.all(
    carts.map(({ guest, cartId }) => guest.send('POST', 'anonymous/order/confirm', { cart_id: cartId })),
  )
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    carts.map(() => [422, 'appointment-missing']),
  )
})
