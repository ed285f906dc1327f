import { expect, test } from 'vitest'
import { paymentShop } from '../../../testing/payment-shop.ts'

const { platform, buyer, paid, column } = await paymentShop({ more: 4 })
const numbers = (text: string) => column(text) as Promise<number[]>

test('of forty who press the button for the last four tyres, four pay', async () => {
  const buyers = await Promise.all(Array.from({ length: 40 }, () => buyer({ tyre: 4, quantity: 1 })))
  await platform.pool.query('update stock_batch set quantity = 4 where tyre_id = 4')
  const begun = await Promise.allSettled(buyers.map((one) => one.begin()))
  const held = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value.attemptId] : []))
  expect(held).toHaveLength(4)
  const codes = begun.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(new Set(codes).isSubsetOf(new Set(['sold-out', 'not-enough-stock']))).toBe(true)
  // Each payment is reported three times, as by redirect, callback and job.
  const reports = [...held, ...held, ...held].map((id) => paid(id, buyers[0]?.cents ?? 0))
  expect(new Set(await Promise.all(reports))).toEqual(new Set(['paid']))
  expect(await numbers('select quantity from stock_batch where tyre_id = 4')).toEqual([0])
  expect(await numbers('select quantity::integer from reserved_tyre where tyre_id = 4')).toEqual([])
})

test('invoices are numbered without a gap, whoever pays when', async () => {
  const buyers = await Promise.all(Array.from({ length: 12 }, () => buyer({ tyre: 5, quantity: 1 })))
  const begun = await Promise.all(buyers.map((one) => one.begin()))
  await Promise.all(begun.map(({ attemptId }) => paid(attemptId, buyers[0]?.cents ?? 0)))
  const issued = await numbers('select number from invoice order by number')
  expect(issued).toEqual(issued.map((_, place) => (issued[0] ?? 0) + place))
})

test('two tabs that start and two messages that come at once make one paid order', async () => {
  const maija = await buyer({ tyre: 6, quantity: 4 })
  const begun = await Promise.allSettled([maija.begin(), maija.begin('creditcard'), maija.begin()])
  const ids = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value.attemptId] : []))
  expect(ids).toHaveLength(1)
  await Promise.all([...ids, ...ids].map((id) => paid(id, maija.cents)))
  expect(await numbers('select quantity from stock_batch where tyre_id = 6')).toEqual([16])
  expect(await column(`select state from payment_attempt where order_id = '${maija.order.id}'`)).toEqual([
    'paid',
  ])
})

test('who pays and who cancels the cart’s order at once leave stock that agrees with the orders', async () => {
  const maija = await buyer({ tyre: 7, quantity: 4 })
  const { attemptId } = await maija.begin()
  await Promise.allSettled([
    paid(attemptId, maija.cents),
    maija.guest.add({ type_id: 6, quantity: 1 }).then(() => maija.confirm()),
  ])
  const [status] = await column(`select order_status from shop_order where id = '${maija.order.id}'`)
  const [quantity] = await numbers('select quantity from stock_batch where tyre_id = 7')
  const [due] =
    await numbers(`select count(*)::integer from refund join payment_attempt on payment_attempt.id = attempt_id
    where order_id = '${maija.order.id}'`)
  expect([status, quantity, due]).toEqual(status === 'paid' ? ['paid', 16, 0] : ['unpaid', 20, 1])
})
