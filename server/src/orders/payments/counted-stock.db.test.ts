import { statesBefore } from '@pito/contracts/values/state-table'
import { expect, test } from 'vitest'
import { paymentShop } from '../../../testing/payment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'
import { statesUnderWay } from '../../catalogue/index.ts'
import { attemptMoves } from '../rules/attempt-moves.ts'

const { platform, app, buyer, paid, column } = await paymentShop({ more: 2 })
const authorization = `Bearer ${await staffToken(platform, 'owner')}`

test('the question about held tyres and the list of reservations name the same time', async () => {
  const maija = await buyer({ tyre: 5, quantity: 2 })
  const correct = async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/staff/stock/5/corrections',
      headers: { authorization, locale: 'en_GB' },
      payload: {
        ...{ week: '0126', quantity: 0, quantity_at_opening: 20, reason: 'counted' },
        opened_at: platform.clock().toISOString(),
      },
    })
    return answer.json().conflict?.current.until
  }
  const { attemptId } = await maija.begin()
  const listed = async () => {
    const answer = await app.inject({ url: '/api/v1/staff/reservations', headers: { authorization } })
    return answer.json().data[0]
  }
  const open = await listed()
  expect(open.ends_at_the_latest).not.toBe(open.expires_at)
  expect(await correct()).toBe(open.ends_at_the_latest)
  await platform.pool.query("update payment_attempt set state = 'failed' where id = $1", [attemptId])
  const failed = await listed()
  expect(failed.ends_at_the_latest).toBe(failed.expires_at)
  expect(await correct()).toBe(failed.expires_at)
  await platform.pool.query('delete from reservation')
})

test('a payment is under way in the states from which an attempt may be closed', () => {
  expect(statesUnderWay).toEqual(statesBefore(attemptMoves, { to: 'closed' }))
})

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
