import { expect, test } from 'vitest'
import { addCustomer, goodPassword } from '../../../testing/account-shop.ts'
import { paymentShop } from '../../../testing/payment-shop.ts'
import { openConnections } from '../../../testing/small-shop.ts'
import { reconcile } from '../payments/reconcile.ts'

const { platform, buyer, paid, column } = await paymentShop({ more: 16 })
// The tests begin in the morning, because after the cut-off hour of the delivery a cart says something else.
const start = new Date(platform.clock().getTime() - 2 * 3_600_000)
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString()
const at = (minutes: number) => platform.at(after(minutes))
const stock = (tyre: number, quantity: number) =>
  platform.pool.query('update stock_batch set quantity = $1 where tyre_id = $2', [quantity, tyre])
type Buyer = Awaited<ReturnType<typeof buyer>>
/** Begins a payment so many minutes after the start. Returns 'begun' or the code of the refusal. */
const begin = (maija: Buyer, minutes = 0) => {
  at(minutes)
  return maija.begin().then(
    () => 'begun',
    ({ code }: { code: string }) => code,
  )
}
const reservedOf = async (tyre: number) =>
  Number((await column(`select coalesce(sum(quantity), 0) from reserved_tyre where tyre_id = ${tyre}`))[0])

test('after two expired reservations an order is paid half an hour after the last expiry, which its page says', async () => {
  at(0)
  const maija = await buyer({ tyre: 4, quantity: 4 })
  expect(await begin(maija)).toBe('begun')
  expect(await begin(maija, 30)).toBe('begun')
  expect((await maija.shown()).payable_from).toBe(null)
  at(60)
  expect((await maija.shown()).payable_from).toBe(after(90))
  await reconcile(platform, platform.clock())
  expect((await maija.shown()).payable_from).toBe(after(90))
  const payment = { order_id: maija.order.id, payment_by: 'bank' }
  const refused = await maija.guest.send('POST', 'anonymous/payment/process', payment)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1800'])
  expect(refused.body).toMatchObject({
    code: 'payment-too-soon',
    message: expect.stringMatching(/You can pay for the order from 11:30 on\.$/),
  })
  const finnish = await maija.guest.send('POST', 'anonymous/payment/process', payment, { locale: 'fi_FI' })
  expect(finnish.body.message).toMatch(/Voit maksaa tilauksen klo 11\.30 alkaen\.$/)
  expect(await begin(maija, 89)).toBe('payment-too-soon')
  at(90)
  expect((await maija.shown()).payable_from).toBe(null)
  expect(await begin(maija, 90)).toBe('begun')
  expect(await begin(maija, 120)).toBe('payment-too-soon')
})

test('during a reservation a buyer tries as many payment methods as they like', async () => {
  at(0)
  const maija = await buyer({ tyre: 5, quantity: 4 })
  expect(await begin(maija)).toBe('begun')
  expect(await begin(maija, 30)).toBe('begun')
  for (const minutes of [40, 50, 59]) expect(await begin(maija, minutes)).toBe('begun')
  expect((await maija.shown()).payable_from).toBe(null)
})

test('a buyer who changes the cart to get another order has to wait all the same', async () => {
  at(0)
  const maija = await buyer({ tyre: 6, quantity: 4 })
  expect(await begin(maija)).toBe('begun')
  expect(await begin(maija, 30)).toBe('begun')
  at(59)
  await maija.guest.add({ type_id: 7, quantity: 1 })
  const other = await maija.confirm()
  expect(other.order_number).not.toBe(maija.order.order_number)
  await maija.guest.send('POST', 'anonymous/order/shipping-details/update', {
    order_id: other.id,
    billing_details: maija.order.billing_details,
    shipping_details: { ship_to: 'billing' },
    conditions: '1',
  })
  at(60)
  await maija.begin('bank', other.id)
  at(75)
  await maija.guest.add({ type_id: 7, quantity: 1 })
  const third = await maija.confirm()
  expect(third.order_number).not.toBe(other.order_number)
  expect(third.payable_from).toBe(after(105))
})

test('a new guest with the same e-mail address has to wait for the same tyres all the same', async () => {
  at(0)
  const [first, second] = [await buyer({ tyre: 14, quantity: 4 }), await buyer({ tyre: 14, quantity: 4 })]
  expect(await begin(first)).toBe('begun')
  expect(await begin(first, 30)).toBe('begun')
  expect(await begin(second, 61)).toBe('payment-too-soon')
  expect((await second.shown()).payable_from).toBe(after(90))
  const other = await buyer({ tyre: 15, quantity: 4 })
  expect(await begin(other, 61)).toBe('begun')
  expect(await begin(second, 90)).toBe('begun')
})

test('while tyres are scarce, expired reservations of a network count for all of its guests', async () => {
  at(0)
  await stock(16, 12)
  await stock(17, 40)
  const address = '198.51.100.30'
  const guestOf = async (tyre: number, email: string, from = address) => {
    const guest = await buyer({ tyre, quantity: 4, address: from })
    const { order } = guest
    await platform.pool.query('update shop_order_address set email = $1 where order_id = $2', [
      email,
      order.id,
    ])
    return guest
  }
  for (const tyre of [16, 17]) {
    const emails = ['a', 'b', 'c'].map((name) => `${name}${tyre}@example.fi`)
    const [one, two, three] = await Promise.all(emails.map((email) => guestOf(tyre, email)))
    const neighbour = await guestOf(tyre, `d${tyre}@example.fi`, '203.0.113.9')
    expect(await begin(one as Buyer)).toBe('begun')
    expect(await begin(two as Buyer, 30)).toBe('begun')
    at(61)
    expect((await three?.shown())?.payable_from).toBe(tyre === 16 ? after(90) : null)
    expect((await neighbour.shown()).payable_from).toBe(null)
    expect(await begin(three as Buyer, 61)).toBe(tyre === 16 ? 'payment-too-soon' : 'begun')
    expect(await begin(neighbour, 61)).toBe('begun')
    if (tyre === 16) expect(await begin(three as Buyer, 90)).toBe('begun')
  }
})

test('a buyer who waits for some tyres buys others meanwhile', async () => {
  at(0)
  const maija = await buyer({ tyre: 8, quantity: 4 })
  expect(await begin(maija)).toBe('begun')
  expect(await begin(maija, 30)).toBe('begun')
  at(61)
  await reconcile(platform, platform.clock())
  await maija.guest.add({ type_id: 9, quantity: 4 })
  const [line] = (await maija.guest.cart()).line_items
  await maija.guest.remove({ cart_id: maija.cartId, cart_line_item_id: line?.id })
  const other = await maija.confirm()
  expect(other.payable_from).toBe(null)
})

test('guests of one network reserve half of twelve tyres, guests of another network the rest', async () => {
  at(0)
  await stock(10, 12)
  const near = { tyre: 10, address: '198.51.100.7' }
  expect(await begin(await buyer({ ...near, quantity: 4 }))).toBe('begun')
  const second = await buyer({ ...near, quantity: 4 })
  const far = await buyer({ tyre: 10, quantity: 4 })
  expect((await second.shown()).payment_refusal).toMatch(/^Only a few of these tyres are left/)
  expect((await far.shown()).payment_refusal).toBe(null)
  expect(await begin(second)).toBe('scarce-article')
  expect(await begin(await buyer({ ...near, quantity: 2 }))).toBe('begun')
  expect(await begin(far)).toBe('begun')
  expect(await reservedOf(10)).toBe(10)
})

test('a logged-in customer is exempt, and the customer’s tyres do not count for the guests of the network', async () => {
  at(0)
  await stock(11, 12)
  const near = { tyre: 11, quantity: 4, address: '198.51.100.8' }
  const [guest, second, customer] = [await buyer(near), await buyer(near), await buyer(near)]
  const email = 'exempt@example.fi'
  await addCustomer(platform, { email })
  await customer.guest.send('POST', 'login', { email, password: goodPassword })
  await customer.guest.send('GET', 'customer/cart/items/all')
  expect(await begin(guest)).toBe('begun')
  expect(await begin(second)).toBe('scarce-article')
  const { order_number } = customer.order
  const shown = await customer.guest.send('GET', `customer/order/${order_number}`)
  expect([shown.status, shown.body.data.payment_refusal]).toEqual([200, null])
  expect(await begin(customer)).toBe('begun')
  expect(await reservedOf(11)).toBe(8)
})

test('of twenty guests of one network who pay at the same moment, those within half of the stock reserve', async () => {
  at(0)
  await stock(12, 19)
  const guests = await Promise.all(
    Array.from({ length: 20 }, () => buyer({ tyre: 12, quantity: 3, address: '198.51.100.9' })),
  )
  await openConnections(platform)
  const outcomes = await Promise.all(guests.map((guest) => begin(guest)))
  expect(outcomes.filter((outcome) => outcome === 'begun')).toHaveLength(3)
  expect(await reservedOf(12)).toBe(9)
})

test('money that arrives late is not refused because of a wait or of scarcity', async () => {
  at(0)
  await stock(13, 8)
  const maija = await buyer({ tyre: 13, quantity: 4 })
  const { attemptId } = await maija.begin()
  expect(await begin(maija, 30)).toBe('begun')
  at(65)
  await reconcile(platform, platform.clock())
  expect(await paid(attemptId, maija.cents)).toBe('paid')
})
