import { expect, test } from 'vitest'
import { paymentShop } from '../../../testing/payment-shop.ts'
import { reconcile } from './reconcile.ts'

const { platform, buyer, paid, settled, column } = await paymentShop({ more: 8 })
type Maija = Awaited<ReturnType<typeof buyer>>

const drop = ({ guest, order }: Maija) => guest.send('POST', `anonymous/order/${order.order_number}/drop`, {})
const cartOf = async ({ guest }: Maija) => (await guest.send('GET', 'anonymous/cart/items/all')).body.data
const available = async (tyre: number) =>
  (await column(`select available from tyre_stock where tyre_id = ${tyre}`))[0]
const openAt = (attemptId: string) =>
  platform.pool.query(
    "update payment_attempt set state = 'open', provider_id = $1, url = 'https://bank.example' where id = $2",
    [attemptId, attemptId],
  )

/** Runs the work at a later moment and sets the clock back afterwards. */
async function later(minutes: number, work: () => Promise<unknown>) {
  const now = platform.clock()
  platform.at(new Date(now.getTime() + minutes * 60_000).toISOString())
  await work()
  platform.at(now.toISOString())
}

test('an order waits for its payment with its fitting time, and says until when it is reserved', async () => {
  const maija = await buyer({ tyre: 1, quantity: 4, time: '08:00' })
  expect(await maija.shown()).toMatchObject({
    payment_state: 'waiting',
    reserved_until: null,
    appointment: { start_time: '08:00:00' },
  })
  await maija.begin()
  const until = new Date(platform.clock().getTime() + 30 * 60_000).toISOString()
  expect(await maija.shown()).toMatchObject({
    payment_state: 'waiting',
    reserved_until: until,
    appointment: { start_time: '08:00:00' },
  })
})

test('before a payment, an order whose hold of the time has expired shows no time', async () => {
  const maija = await buyer({ tyre: 1, quantity: 1, time: '08:30' })
  await later(16, async () =>
    expect(await maija.shown()).toMatchObject({ payment_state: 'waiting', appointment: null }),
  )
})

test('an order whose reservation has expired has ended: it shows no time, and nobody has to pay it', async () => {
  const maija = await buyer({ tyre: 2, quantity: 1, time: '09:00' })
  await maija.begin()
  const ended = { payment_state: 'ended', appointment: null, reserved_until: null, order_status: 'unpaid' }
  await later(31, async () => {
    expect(await maija.shown()).toMatchObject(ended)
    await reconcile(platform, platform.clock())
    expect(await maija.shown()).toMatchObject(ended)
    expect((await drop(maija)).body.code).toBe('order-not-droppable')
  })
})

test('an order whose payment the provider has not decided is being checked and is not dropped', async () => {
  const maija = await buyer({ tyre: 2, quantity: 1 })
  const { attemptId } = await maija.begin()
  await openAt(attemptId)
  await settled(attemptId, { outcome: 'pending', amountCents: maija.cents, currency: 'EUR' })
  expect(await maija.shown()).toMatchObject({ payment_state: 'checking' })
  const { status, body } = await drop(maija)
  expect([status, body.code]).toEqual([409, 'order-not-droppable'])
  expect(await paid(attemptId, maija.cents)).toBe('paid')
  expect(await maija.shown()).toMatchObject({ payment_state: 'paid', reserved_until: null })
})

test('a dropped order frees what was reserved, leaves the cart as it is, and is dropped once', async () => {
  const before = await available(5)
  const maija = await buyer({ tyre: 5, quantity: 4 })
  await maija.begin()
  expect(await available(5)).toBe(Number(before) - 4)
  expect((await drop(maija)).body.data).toMatchObject({ payment_state: 'ended', reserved_until: null })
  expect(await available(5)).toBe(before)
  expect((await cartOf(maija)).quantity).toBe(4)
  expect((await drop(maija)).body.code).toBe('order-not-droppable')
  expect((await maija.confirm()).order_number).not.toBe(maija.order.order_number)
})

test('money that arrives for a dropped order goes back', async () => {
  const maija = await buyer({ tyre: 5, quantity: 1 })
  const { attemptId } = await maija.begin()
  await openAt(attemptId)
  await drop(maija)
  expect(await paid(attemptId, maija.cents)).toBe('returned')
  expect(await maija.shown()).toMatchObject({ order_status: 'unpaid', payment_state: 'ended' })
  expect(await column(`select reason from refund where attempt_id = '${attemptId}'`)).toEqual(['replaced'])
})

test('the order of another buyer is not found', async () => {
  const [maija, other] = [await buyer({ tyre: 5 }), await buyer({ tyre: 5 })]
  expect((await drop({ ...maija, guest: other.guest })).status).toBe(404)
  expect(await maija.shown()).toMatchObject({ payment_state: 'waiting' })
})
