import { expect, test } from 'vitest'
import { paymentShop } from '../../../testing/payment-shop.ts'
import { forgetAllUnpaid } from './forget-unpaid-orders.ts'

const { platform, buyer, paid, column } = await paymentShop()
const day = 86_400_000
const daysLater = (days: number) => new Date(platform.clock().getTime() + days * day)
const stored = () => column('select order_number from shop_order order by order_number')
const endProviderChecks = () => platform.pool.query('update payment_attempt set check_at = null')

test('an unpaid order is deleted ninety days after its last change, and a paid one is not', async () => {
  const [maija, veikko] = [await buyer(), await buyer()]
  const { attemptId } = await maija.begin()
  await paid(attemptId, maija.cents)
  await forgetAllUnpaid(platform.sql, daysLater(90))
  expect(await stored()).toHaveLength(2)
  await forgetAllUnpaid(platform.sql, daysLater(91))
  expect(await stored()).toEqual([maija.order.order_number])
  expect(await stored()).not.toContain(veikko.order.order_number)
})

test('an order stays while its provider is still to be asked about a payment', async () => {
  const aino = await buyer({ tyre: 2 })
  await aino.begin()
  await forgetAllUnpaid(platform.sql, daysLater(91))
  expect(await stored()).toContain(aino.order.order_number)
  await endProviderChecks()
  await forgetAllUnpaid(platform.sql, daysLater(91))
  expect(await stored()).not.toContain(aino.order.order_number)
})
