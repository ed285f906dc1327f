import { expect, test } from 'vitest'
import { addCustomer, goodPassword } from '../../../testing/account-shop.ts'
import { paymentShop } from '../../../testing/payment-shop.ts'
import { reconcile } from '../payments/reconcile.ts'

const { platform, buyer, paid, settled, column } = await paymentShop({ more: 16 })
const stockOf = async (tyre: number) =>
  (await column(`select available from tyre_stock where tyre_id = ${tyre}`))[0]
const expiryOf = ({ order }: Maija) =>
  column(
    `select to_char(expires_at at time zone 'UTC', 'HH24:MI') from reservation where order_id = '${order.id}'`,
  )
const appointmentOf = async ({ order }: Maija) =>
  (await column(`select state from appointment where order_id = '${order.id}'`))[0]
const openAt = (attemptId: string) =>
  platform.pool.query(
    "update payment_attempt set state = 'open', provider_id = $1, url = 'https://bank.example' where id = $2",
    [attemptId, attemptId],
  )
type Maija = Awaited<ReturnType<typeof buyer>>

/** Runs the work at a later moment and sets the clock back afterwards. */
async function later(minutes: number, work: () => Promise<unknown>) {
  const now = platform.clock()
  platform.at(new Date(now.getTime() + minutes * 60_000).toISOString())
  await work()
  platform.at(now.toISOString())
}

let customers = 0
async function logIn({ guest }: Maija, given?: string): Promise<string> {
  const email = given ?? `reserver-${++customers}@example.fi`
  if (given === undefined) await addCustomer(platform, { email })
  const { status } = await guest.send('POST', 'login', { email, password: goodPassword })
  expect(status).toBe(200)
  return email
}
const cartOf = async ({ guest }: Maija) => (await guest.send('GET', 'customer/cart/items/all')).body.data
const own = ({ guest, order }: Maija) => guest.send('GET', `customer/order/${order.order_number}`)

test('a guest who logs in while paying for the last four tyres gets them, and finds the order in the account', async () => {
  await platform.pool.query('update stock_batch set quantity = 4 where tyre_id = 4')
  const maija = await buyer({ tyre: 4, quantity: 4, time: '08:00' })
  const { attemptId } = await maija.begin()
  await logIn(maija)
  expect((await cartOf(maija)).quantity).toBe(4)
  expect(await paid(attemptId, maija.cents)).toBe('paid')
  expect(await appointmentOf(maija)).toBe('firm')
  expect((await cartOf(maija)).quantity).toBe(0)
  expect((await own(maija)).body.data).toMatchObject({ order_status: 'paid' })
})

test('an order that was paid while its buyer was logging in is found in the account too', async () => {
  const maija = await buyer({ tyre: 5, quantity: 4 })
  const { attemptId } = await maija.begin()
  await paid(attemptId, maija.cents)
  await logIn(maija)
  expect((await cartOf(maija)).quantity).toBe(0)
  expect((await own(maija)).status).toBe(200)
})

test('what a guest of the same browser bought earlier does not become somebody else’s', async () => {
  const maija = await buyer({ tyre: 5, quantity: 1 })
  const { attemptId } = await maija.begin()
  await paid(attemptId, maija.cents)
  await maija.guest.add({ type_id: 6, quantity: 1 })
  await later(130, async () => {
    await logIn(maija)
    expect((await cartOf(maija)).quantity).toBe(1)
    expect((await own(maija)).status).toBe(404)
  })
})

test('an unpaid order of the customer gives way to that of the guest, and what is being paid can be paid', async () => {
  const first = await buyer({ tyre: 7, quantity: 2 })
  const email = await logIn(first)
  await cartOf(first)
  const begun = await first.begin()
  const second = await buyer({ tyre: 8, quantity: 2 })
  const other = await second.begin()
  await logIn(second, email)
  expect((await cartOf(second)).quantity).toBe(4)
  expect(await paid(begun.attemptId, first.cents)).toBe('paid')
  expect((await cartOf(second)).quantity).toBe(2)
  expect(await paid(other.attemptId, second.cents)).toBe('paid')
  expect((await cartOf(second)).quantity).toBe(0)
})

test.each<[string, (maija: Maija) => Promise<unknown>]>([
  ['more tyres are put in', ({ guest }) => guest.add({ type_id: 9, quantity: 4 })],
  ['it is emptied', ({ guest, cartId }) => guest.send('POST', 'anonymous/cart/clear', { cart_id: cartId })],
  [
    'it is delivered only',
    ({ guest, cartId }) => guest.send('POST', 'anonymous/cart/services/remove', { cart_id: cartId }),
  ],
  ['it is deleted', ({ cartId }) => platform.pool.query('delete from cart where id = $1', [cartId])],
])('the payment of a cart goes on when %s', async (_, change) => {
  const maija = await buyer({ tyre: 10, quantity: 2, time: '09:00' })
  const { attemptId } = await maija.begin()
  const before = await expiryOf(maija)
  await change(maija)
  expect([await expiryOf(maija), await appointmentOf(maija)]).toEqual([before, 'hold'])
  expect(await paid(attemptId, maija.cents)).toBe('paid')
  expect(await appointmentOf(maija)).toBe('firm')
  await platform.pool.query("update appointment set state = 'cancelled' where state = 'firm'")
})

test('another method of payment after the cart has changed pays what was agreed to, for the rest of the half hour', async () => {
  const maija = await buyer({ tyre: 11, quantity: 2 })
  await openAt((await maija.begin()).attemptId)
  await maija.guest.add({ type_id: 12, quantity: 1 })
  await later(20, async () => {
    const { attemptId } = await maija.begin('creditcard')
    expect(await expiryOf(maija)).toEqual(['10:30'])
    expect(await paid(attemptId, maija.cents)).toBe('paid')
  })
  expect((await maija.guest.cart()).quantity).toBe(1)
})

test('after the half hour the order has to say what the cart says', async () => {
  const maija = await buyer({ tyre: 13, quantity: 2 })
  await openAt((await maija.begin()).attemptId)
  await maija.guest.add({ type_id: 14, quantity: 1 })
  await later(30, async () =>
    expect(maija.begin('creditcard')).rejects.toMatchObject({ code: 'cart-changed' }),
  )
})

test('an expired reservation is free at that second, before any job has run', async () => {
  await platform.pool.query('update stock_batch set quantity = 4 where tyre_id = 15')
  const [maija, onni] = [
    await buyer({ tyre: 15, quantity: 4, time: '09:30' }),
    await buyer({ tyre: 15, quantity: 4 }),
  ]
  const { attemptId } = await maija.begin()
  await later(29, async () => expect(onni.begin()).rejects.toMatchObject({ code: 'sold-out' }))
  await later(30, async () => {
    expect(await paid((await onni.begin()).attemptId, onni.cents)).toBe('paid')
    await buyer({ tyre: 16, time: '09:30' })
    expect(await paid(attemptId, maija.cents)).toBe('returned')
  })
})

test('a provider that has not decided has two hours in total from the first payment', async () => {
  const maija = await buyer({ tyre: 17, quantity: 2 })
  const { attemptId } = await maija.begin()
  const pending = { outcome: 'pending', amountCents: maija.cents, currency: 'EUR' } as const
  await later(20, () => settled(attemptId, pending))
  expect(await expiryOf(maija)).toEqual(['12:00'])
})

test('confirming a changed order releases the first one and takes its time over', async () => {
  const maija = await buyer({ tyre: 18, quantity: 2, time: '08:30' })
  const { attemptId } = await maija.begin()
  await maija.guest.add({ type_id: 18, quantity: 2 })
  const second = await maija.confirm()
  expect(second.order_number).not.toBe(maija.order.order_number)
  expect([await expiryOf(maija), await stockOf(18)]).toEqual([[], 20])
  expect(await column(`select tyres from appointment where cart_id = '${maija.cartId}'`)).toEqual([4])
  expect(await paid(attemptId, maija.cents)).toBe('returned')
})

test('the job of each minute releases what has expired', async () => {
  const maija = await buyer({ tyre: 19 })
  await maija.begin()
  await later(30, () => reconcile(platform, platform.clock()))
  expect([await expiryOf(maija), await stockOf(19)]).toEqual([[], 20])
})
