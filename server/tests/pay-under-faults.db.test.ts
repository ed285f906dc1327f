import { expect, test } from 'vitest'
import { reconcile } from '../src/orders/payments/reconcile.ts'
import { makeRefundNow } from '../src/orders/refunds/make-refunds.ts'
import { simulatedPaymentShop } from '../testing/simulated-payment-shop.ts'

const shop = await simulatedPaymentShop({ more: 6 })
const { platform, buyer, choose, comeBack, column, ledger } = shop

async function reconciled() {
  const now = platform.clock()
  platform.at(new Date(now.getTime() + 90_000).toISOString())
  await reconcile(platform, platform.clock())
  for (const id of await column(`select id from refund where state <> 'made'`))
    await makeRefundNow(platform, String(id), platform.clock())
}

/**
 * Returns the records of an order and the amounts that the provider took. They have to match, whatever happened in
 * between.
 */
async function booksOf(orderNumber: string) {
  const [order] = await platform.sql<{ status: string; sold: number; invoices: number }>`
    select order_status as status,
      (select coalesce(sum(quantity), 0)::integer from stock_taken where order_id = o.id) as sold,
      (select count(*)::integer from invoice where order_id = o.id) as invoices
    from shop_order o where order_number = ${orderNumber}`
  const taken = await ledger(orderNumber)
  return { ...order, ...taken }
}

const paid = { status: 'paid', sold: 1, invoices: 1 }
const unpaid = { status: 'unpaid', sold: 0, invoices: 0 }

test.each([
  'ok',
  'delayed-then-ok',
  'lost-redirect',
  'lost-both',
  'redirect-only',
  'callback-before',
  'callback-after',
  'callbacks-doubled',
  'fail-then-ok',
  'ok-then-fail',
  'sha512',
  'signed-addition',
])('Paytrail, %s: paid once, for what it costs', async (outcome) => {
  const maija = await buyer({ tyre: 4 })
  const url = await maija.pay('bank')
  if (outcome === 'delayed-then-ok') await choose(url, 'delayed')
  const back = await choose(url, outcome === 'delayed-then-ok' ? 'ok' : outcome)
  await comeBack(maija, back.redirect)
  await reconciled()
  // The job skips a payment that a callback is settling at this moment, so the result may appear a little later.
  await expect
    .poll(() => booksOf(maija.order.order_number))
    .toMatchObject({ ...paid, taken: maija.cents, refunded: 0 })
})

test.each(['wrong-stamp', 'wrong-signature', 'extra-parameter', 'fail'])(
  'Paytrail, %s: nothing is paid',
  async (outcome) => {
    const maija = await buyer({ tyre: 5 })
    const back = await choose(await maija.pay('bank'), outcome)
    await comeBack(maija, back.redirect)
    await reconciled()
    expect(await booksOf(maija.order.order_number)).toMatchObject({ ...unpaid, taken: 0, refunded: 0 })
  },
)

test('Paytrail, wrong-amount: what came goes back, and the buyer is told so and may pay again', async () => {
  const maija = await buyer({ tyre: 5 })
  const back = await choose(await maija.pay('bank'), 'wrong-amount')
  const returned = { payment_status: 'returned', returned_because: 'wrong-amount', can_be_paid_again: true }
  for (let times = 0; times < 2; times += 1)
    expect((await comeBack(maija, back.redirect))?.body.data).toMatchObject(returned)
  await reconciled()
  const came = maija.cents - 100
  expect(await booksOf(maija.order.order_number)).toMatchObject({ ...unpaid, taken: came, refunded: came })
})

test.each([
  'approve',
  'lost-redirect',
  'lost-both',
  'redirect-only',
  'callback-before',
  'callback-after',
  'callbacks-doubled',
  'answer-lost',
])('Klarna, %s: paid once', async (outcome) => {
  const maija = await buyer({ tyre: 6 })
  const back = await choose(await maija.pay('klarna'), outcome)
  await comeBack(maija, back.redirect)
  await reconciled()
  await expect
    .poll(() => booksOf(maija.order.order_number))
    .toMatchObject({ ...paid, authorised: maija.cents, refunded: 0 })
})

test.each(['fraud-rejected', 'conflict', 'token-expired', 'error', 'cancel', 'fail', 'back'])(
  'Klarna, %s: nothing is paid',
  async (outcome) => {
    const maija = await buyer({ tyre: 7 })
    const back = await choose(await maija.pay('klarna'), outcome)
    await comeBack(maija, back.redirect)
    await reconciled()
    expect(await booksOf(maija.order.order_number)).toMatchObject({ ...unpaid, authorised: 0 })
  },
)

test.each(['other-amount', 'other-currency'])(
  'Klarna, %s: nothing is paid, and Klarna charges nothing',
  async (outcome) => {
    const maija = await buyer({ tyre: 7 })
    const back = await choose(await maija.pay('klarna'), outcome)
    await comeBack(maija, back.redirect)
    await reconciled()
    expect(await booksOf(maija.order.order_number)).toMatchObject({ ...unpaid, authorised: 0, captured: 0 })
    const again = await choose(await maija.pay('creditcard'), 'ok')
    await comeBack(maija, again.redirect)
    expect(await maija.shown()).toMatchObject({ order_status: 'paid' })
  },
)

test('who fails with Klarna pays by card', async () => {
  const maija = await buyer({ tyre: 8 })
  const failed = await choose(await maija.pay('klarna'), 'fail')
  await comeBack(maija, failed.redirect)
  const back = await choose(await maija.pay('creditcard'), 'ok')
  await comeBack(maija, back.redirect)
  expect(await maija.shown()).toMatchObject({ order_status: 'paid' })
})

test('an attempt that nothing can be done about keeps no other waiting', async () => {
  const [broken, maija] = [await buyer({ tyre: 9 }), await buyer({ tyre: 9 })]
  await broken.pay('bank')
  await choose(await maija.pay('bank'), 'lost-both')
  await platform.sql`delete from shop_order_address where order_id = ${broken.order.id}`
  await reconciled()
  expect(await maija.shown()).toMatchObject({ order_status: 'paid' })
  await reconcile(platform, new Date(platform.clock().getTime() + 3_600_000))
  expect(await column(`select expires_at from reservation where order_id = '${broken.order.id}'`)).toEqual([])
})

test('an invented session of Klarna is unknown, and another’s is not shown', async () => {
  const [maija, veikko] = [await buyer({ tyre: 6 }), await buyer({ tyre: 6 })]
  const { redirect } = await choose(await maija.pay('klarna'), 'approve')
  const { token, sid } = Object.fromEntries(new URL(redirect ?? '').searchParams)
  const confirmed = async (who: typeof maija, session: string | undefined) => {
    const payload = { token, sid: session, order_id: maija.order.order_number }
    const { status, body } = await who.guest.send('POST', 'anonymous/klarna_payment/confirm', payload)
    return [status, body.code ?? body.data.payment_status]
  }
  expect(await confirmed(maija, 'invented')).toEqual([404, 'payment-unknown'])
  expect(await confirmed(veikko, sid)).toEqual([404, 'not-found'])
  expect(await confirmed(maija, sid)).toEqual([200, 'paid'])
})
