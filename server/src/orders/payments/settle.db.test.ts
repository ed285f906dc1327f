import { expect, test } from 'vitest'
import { paymentShop } from '../../../testing/payment-shop.ts'
import { reconcile, releaseExpired } from './reconcile.ts'

const { platform, buyer, paid, settled, column } = await paymentShop({ more: 12 })
const stockOf = async (tyre: number) =>
  (await column(`select available from tyre_stock where tyre_id = ${tyre}`))[0]
const inBatches = async (tyre: number) =>
  (await column(`select sum(quantity)::integer from stock_batch where tyre_id = ${tyre}`))[0]
const refundsOf = (orderId: string) =>
  column(`select reason || ' ' || refund.amount_cents from refund join payment_attempt on payment_attempt.id = attempt_id
    where order_id = '${orderId}'`)
const later = async (minutes: number, work: () => Promise<unknown>) => {
  const now = platform.clock()
  platform.at(new Date(now.getTime() + minutes * 60_000).toISOString())
  await work()
  platform.at(now.toISOString())
}

test('a payment that begins holds the tyres, and once paid they are sold', async () => {
  const maija = await buyer({ tyre: 4, quantity: 4 })
  const { attemptId } = await maija.begin()
  expect([await stockOf(4), await inBatches(4)]).toEqual([16, 20])
  expect(await paid(attemptId, maija.cents)).toBe('paid')
  expect([await stockOf(4), await inBatches(4)]).toEqual([16, 16])
  expect(await maija.shown()).toMatchObject({ order_status: 'paid', progress: 'paid' })
  expect((await maija.guest.cart()).quantity).toBe(0)
})

test('told of the same money again, in parallel, it is paid once', async () => {
  const maija = await buyer({ tyre: 5, quantity: 2 })
  const { attemptId } = await maija.begin()
  const statuses = await Promise.all(Array.from({ length: 8 }, () => paid(attemptId, maija.cents)))
  expect(new Set(statuses)).toEqual(new Set(['paid']))
  expect(await inBatches(5)).toBe(18)
  expect(await refundsOf(maija.order.id)).toEqual([])
})

test('another amount pays nothing, and goes back', async () => {
  const maija = await buyer({ tyre: 5 })
  const { attemptId } = await maija.begin()
  expect(await paid(attemptId, maija.cents - 1)).toBe('returned')
  expect(await paid(attemptId, maija.cents - 1)).toBe('returned')
  expect(await refundsOf(maija.order.id)).toEqual([`wrong-amount ${maija.cents - 1}`])
  expect(await maija.shown()).toMatchObject({ order_status: 'unpaid' })
})

test('a second press gets the attempt that is being opened, another method a new one', async () => {
  const maija = await buyer({ tyre: 5 })
  const first = await maija.begin()
  await expect(maija.begin()).rejects.toMatchObject({ code: 'payment-starting' })
  await platform.sql`
    update payment_attempt set state = 'open', provider_id = 'p1', url = 'https://bank.example/1' where id = ${first.attemptId}`
  expect(await maija.begin()).toEqual({ attemptId: first.attemptId, url: 'https://bank.example/1' })
  const second = await maija.begin('creditcard')
  expect(second.attemptId).not.toBe(first.attemptId)
  expect(await paid(first.attemptId, maija.cents)).toBe('paid')
  expect(await paid(second.attemptId, maija.cents)).toBe('paid')
  expect(await refundsOf(maija.order.id)).toEqual([`twice ${maija.cents}`])
  expect(await inBatches(5)).toBe(17)
})

test('a failed payment leaves everything there, and money that comes all the same pays', async () => {
  const maija = await buyer({ tyre: 6, quantity: 4 })
  const { attemptId } = await maija.begin()
  expect(await settled(attemptId, { outcome: 'failed' })).toBe('failed')
  expect((await maija.guest.cart()).quantity).toBe(4)
  expect((await maija.confirm()).order_number).toBe(maija.order.order_number)
  expect(await paid(attemptId, maija.cents)).toBe('paid')
  expect(await settled(attemptId, { outcome: 'failed' })).toBe('paid')
})

test('who holds the last tyres sees them in their own cart, and nobody else does', async () => {
  await platform.pool.query('update stock_batch set quantity = 4 where tyre_id = 7')
  const maija = await buyer({ tyre: 7, quantity: 4 })
  const onni = await buyer({ tyre: 7, quantity: 1 })
  await maija.begin()
  expect((await maija.confirm()).order_number).toBe(maija.order.order_number)
  await expect(onni.begin()).rejects.toMatchObject({
    code: expect.stringMatching(/sold-out|not-enough-stock/),
  })
})

test('after half an hour without money the tyres are for others; late money pays while there are some', async () => {
  await platform.pool.query('update stock_batch set quantity = 4 where tyre_id = 8')
  const maija = await buyer({ tyre: 8, quantity: 4 })
  const { attemptId } = await maija.begin()
  await later(29, () => reconcile(platform, platform.clock()))
  expect(await stockOf(8)).toBe(0)
  await later(31, () => reconcile(platform, platform.clock()))
  expect(await stockOf(8)).toBe(4)
  expect(await paid(attemptId, maija.cents)).toBe('paid')
  expect(await stockOf(8)).toBe(0)
})

test('late money for tyres that are gone goes back', async () => {
  await platform.pool.query('update stock_batch set quantity = 4 where tyre_id = 9')
  const maija = await buyer({ tyre: 9, quantity: 4 })
  const onni = await buyer({ tyre: 9, quantity: 4 })
  const { attemptId } = await maija.begin()
  await later(31, () => reconcile(platform, platform.clock()))
  const others = await onni.begin()
  expect(await paid(attemptId, maija.cents)).toBe('returned')
  expect(await refundsOf(maija.order.id)).toEqual([`late ${maija.cents}`])
  expect(await paid(others.attemptId, onni.cents)).toBe('paid')
  expect(await maija.shown()).toMatchObject({ order_status: 'unpaid' })
})

test('a cart that changes after the payment began makes another order, and money for the first goes back', async () => {
  const maija = await buyer({ tyre: 10 })
  const { attemptId } = await maija.begin()
  await maija.guest.add({ type_id: 11, quantity: 1 })
  const second = await maija.confirm()
  expect(second.order_number).not.toBe(maija.order.order_number)
  expect(await stockOf(10)).toBe(20)
  expect(await paid(attemptId, maija.cents)).toBe('returned')
  expect(await refundsOf(maija.order.id)).toEqual([`replaced ${maija.cents}`])
})

test('what was put in after the payment began stays in the cart', async () => {
  const maija = await buyer({ tyre: 10 })
  const { attemptId } = await maija.begin()
  await maija.guest.add({ type_id: 11, quantity: 2 })
  expect(await paid(attemptId, maija.cents)).toBe('paid')
  const { line_items: lines } = await maija.guest.cart()
  expect(lines.filter(({ type }) => type === 'product')).toMatchObject([{ type_id: 11, quantity: 2 }])
})

test('the time becomes firm with the payment', async () => {
  const maija = await buyer({ tyre: 12, quantity: 4, time: '09:30' })
  const { attemptId } = await maija.begin()
  expect(await paid(attemptId, maija.cents)).toBe('paid')
  expect(await column(`select state from appointment where order_id = '${maija.order.id}'`)).toEqual(['firm'])
})

test('the time is held as long as the tyres are, and somebody else cannot take it', async () => {
  const maija = await buyer({ tyre: 12, quantity: 4, time: '09:00' })
  const { attemptId } = await maija.begin()
  await later(25, async () => {
    await expect(buyer({ tyre: 12, quantity: 1, time: '09:00' })).rejects.toThrow('slot-')
  })
  await later(31, () => releaseExpired(platform.sql, maija.order.id, platform.clock()))
  await later(32, async () => {
    await buyer({ tyre: 12, quantity: 1, time: '09:00' })
    expect(await paid(attemptId, maija.cents)).toBe('returned')
  })
  expect(await inBatches(12)).toBe(16)
})

test('while the provider is not sure everything is held for two hours, however often it says so', async () => {
  const maija = await buyer({ tyre: 13, quantity: 2 })
  const { attemptId } = await maija.begin()
  const pending = { outcome: 'pending', amountCents: maija.cents, currency: 'EUR' } as const
  expect(await settled(attemptId, pending)).toBe('pending')
  await later(60, async () => expect(await settled(attemptId, pending)).toBe('pending'))
  await later(119, async () => {
    expect(await settled(attemptId, pending)).toBe('pending')
    await reconcile(platform, platform.clock())
  })
  expect(await stockOf(13)).toBe(18)
  await later(121, () => reconcile(platform, platform.clock()))
  expect(await stockOf(13)).toBe(20)
})
