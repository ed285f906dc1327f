import { expect, test } from 'vitest'
import { paymentShop } from '../../../testing/payment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'

const { platform, app, buyer, paid, column } = await paymentShop({ more: 1 })
const authorization = `Bearer ${await staffToken(platform, 'owner')}`

test('staff count fewer tyres than payments hold: the first payment gets them, the second is refunded with an e-mail', async () => {
  await platform.pool.query('update stock_batch set quantity = 4 where tyre_id = 4')
  const [first, second] = [await buyer({ tyre: 4, quantity: 2 }), await buyer({ tyre: 4, quantity: 2 })]
  const attempts = [await first.begin(), await second.begin()] as const
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/staff/stock/4/corrections',
    headers: { authorization },
    payload: {
      ...{ week: '0126', quantity: 2, quantity_at_opening: 4, reason: 'counted', despite_holds: true },
      opened_at: platform.clock().toISOString(),
    },
  })
  expect(answer.statusCode).toBe(200)
  expect(await paid(attempts[0].attemptId, first.cents)).toBe('paid')
  expect(await paid(attempts[1].attemptId, second.cents)).toBe('returned')
  expect(await column('select reason from refund')).toEqual(['late'])
  expect(await column('select order_id from reservation')).toEqual([])
  expect(await column('select tyre_id from reserved_tyre')).toEqual([])
  expect(await column('select quantity from stock_batch where tyre_id = 4')).toEqual([0])
  const events = await column(`select event from order_email where order_id = '${second.order.id}'`)
  expect(events).toEqual(['refunded-late'])
})
