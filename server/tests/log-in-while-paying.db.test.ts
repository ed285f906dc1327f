import { expect, test, vi } from 'vitest'
import { ProviderAway, providersOf } from '../src/payment-providers/index.ts'
import { addCustomer, goodPassword } from '../testing/account-shop.ts'
import { comeBack } from '../testing/buyers-over-http.ts'
import { simulatedPaymentShop } from '../testing/simulated-payment-shop.ts'

const { platform, buyer, choose, column } = await simulatedPaymentShop({ more: 4 })
const cartOf = async ({ guest }: Buyer, who: 'anonymous' | 'customer') =>
  (await guest.send('GET', `${who}/cart/items/all`)).body.data
type Buyer = Awaited<ReturnType<typeof buyer>>
let customers = 0

test.each(['bank', 'klarna'] as const)(
  'a guest who logs in while at the %s comes back as a customer to the confirmed order',
  async (method) => {
    const maija = await buyer({ tyre: 4, quantity: 4 })
    const url = await maija.pay(method)
    const email = `at-the-bank-${++customers}@example.fi`
    await addCustomer(platform, { email })
    await maija.guest.send('POST', 'login', { email, password: goodPassword })
    const answers: unknown[] = []
    const post = async (path: string, payload: object) => {
      const { body } = await maija.guest.send('POST', `customer/${path}`, payload)
      answers.push(body.data)
    }
    const outcome = method === 'klarna' ? 'approve' : 'redirect-only'
    await comeBack({ post }, (await choose(url, outcome)).redirect)
    expect(answers).toMatchObject([{ order_number: maija.order.order_number, payment_status: 'paid' }])
    const { body } = await maija.guest.send('GET', `customer/order/${maija.order.order_number}`)
    expect(body.data).toMatchObject({ order_status: 'paid' })
    expect((await cartOf(maija, 'customer')).quantity).toBe(0)
  },
)

test('a payment that cannot be opened reserves nothing, and its time stays chosen in the cart', async () => {
  const maija = await buyer({ tyre: 5, quantity: 2, time: '08:00' })
  const start = vi
    .spyOn(providersOf(platform).paytrail, 'start')
    .mockRejectedValueOnce(new ProviderAway('away'))
  const payment = { order_id: maija.order.id, payment_by: 'bank' }
  expect(await maija.guest.send('POST', 'anonymous/payment/process', payment)).toMatchObject({
    status: 503,
    body: { code: 'payment-provider-away' },
  })
  start.mockRestore()
  expect(await column('select order_id from reservation')).toEqual([])
  expect(await cartOf(maija, 'anonymous')).toMatchObject({ appointment: { start_time: '08:00:00' } })
  expect((await maija.guest.send('POST', 'anonymous/payment/process', payment)).status).toBe(200)
  expect(await column('select order_id from reservation')).toEqual([maija.order.id])
})

test('a guest cannot order more than 24 tyres, and reads what to do instead', async () => {
  await platform.pool.query('update stock_batch set quantity = 99 where tyre_id = 6')
  const maija = await buyer({ tyre: 6, quantity: 24 })
  await maija.guest.add({ type_id: 6, quantity: 1 })
  expect(await cartOf(maija, 'anonymous')).toMatchObject({ not_checked_out: 'guest-order-too-large' })
  const confirmed = await maija.guest.send('POST', 'anonymous/order/confirm', { cart_id: maija.cartId })
  expect(confirmed).toMatchObject({ status: 422, body: { code: 'guest-order-too-large' } })
  expect(confirmed.body.message).toMatch(/yritysasiakkaana|company/)
})
