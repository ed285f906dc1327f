import { cancelLinkedOrder } from '@pito/contracts/order-changes'
import type { Order } from '@pito/contracts/orders'
import type { Locale } from '@pito/contracts/values/locale'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fittedOrder, paidSupplement, unpaidOrder } from '../../../testing/order.ts'
import { renderRoute } from '../../../testing/render-in-shop.tsx'
import * as cancelOrder from './cancel-order.tsx'

const main = page.getByRole('main')
const query = 'token=of-the-order'
const back = `/my-order?${query}`
const appointment = {
  ...fittedOrder.appointment!,
  move_token: 'of-the-time',
  move_until: '2026-12-02T07:00:00.000Z',
}
const order: Order = { ...fittedOrder, appointment, payment_by: 'bank' }
const show = (loaded: Order, locale: Locale = 'en_GB') =>
  renderRoute(cancelOrder, {
    loaded: { order: loaded, query, back },
    address: `/my-order/cancel?${query}`,
    locale,
    routes: [{ path: '/my-order', Component: () => <h1>The page of the order</h1> }],
  })

test('before a fitting is cancelled, the page offers another time and says what is given up and refunded', async () => {
  await show(order)
  await expect
    .element(main.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Cancel the fitting and the order')
  await expect
    .element(main)
    .toMatchTextContent('You can change the fitting time until Wed, 2 Dec 2026, 09:00.')
  await expect
    .element(main.getByRole('link', { name: 'Change the time' }))
    .toHaveAttribute('href', '/appointment/move?token=of-the-time')
  for (const fact of ['Kuura Tuisku 1', '4 pcs', 'Thu 3 Dec at 09:00', 'Pitorengas, Tampere', '4821907312'])
    await expect.element(main).toMatchTextContent(fact)
  await expect
    .element(main)
    .toMatchTextContent('We refund 651,20 € by the method you paid with (online bank).')
  await expect
    .element(main.getByRole('button', { name: 'Cancel the order and refund 651,20 €' }))
    .toBeVisible()
})

test('the Finnish page has the heading and the button that customers know from the e-mail', async () => {
  await show(order, 'fi_FI')
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Peru asennus ja tilaus')
  await expect.element(main.getByRole('link', { name: 'Vaihda aika' })).toBeVisible()
  await expect
    .element(main.getByRole('button', { name: 'Peru tilaus, saan 651,20 € takaisin' }))
    .toBeVisible()
})

test('the button cancels the order and leads to its page', async () => {
  const tokens: string[] = []
  stubApi().on(cancelLinkedOrder, ({ token }) => {
    tokens.push(token)
    return { ...order, progress: 'cancelled' as const }
  })
  await show(order)
  await main.getByRole('button', { name: /^Cancel the order and refund/ }).click()
  await expect.element(page.getByRole('heading', { name: 'The page of the order' })).toBeVisible()
  expect(tokens).toEqual(['of-the-order'])
})

test('when it is too late for another time, the page names the telephone numbers and still cancels', async () => {
  await show({ ...order, appointment: { ...appointment, move_token: null, move_until: null } })
  await expect.element(main).toMatchTextContent('The time can no longer be changed online.')
  for (const phone of [/^040/, '+358 9 123 4567'])
    await expect.element(main.getByRole('link', { name: phone })).toBeVisible()
  expect(main.getByRole('link', { name: 'Change the time' }).elements()).toEqual([])
  await expect.element(main.getByRole('button', { name: /^Cancel the order/ })).toBeVisible()
})

test('a buyer who pays with Klarna reads what Klarna does', async () => {
  await show({ ...order, payment_by: 'klarna' })
  await expect.element(main).toMatchTextContent('Klarna takes the amount off your invoice')
})

test('an order without a fitting offers no other time', async () => {
  await show({ ...unpaidOrder, progress: 'paid', payment_by: 'creditcard', can_be_cancelled: true })
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Cancel the order')
  await expect
    .element(main.getByRole('button', { name: 'Cancel the order and refund 569,60 €' }))
    .toBeVisible()
  expect(main.getByRole('link', { name: 'Change the time' }).elements()).toEqual([])
})

test('what staff have refunded before is not promised a second time', async () => {
  const note = { number: 1, issued_at: '', refunded_at: null, amount: 51.2, path: null }
  await show({ ...order, credit_notes: [note] })
  await expect
    .element(main.getByRole('button', { name: 'Cancel the order and refund 600,00 €' }))
    .toBeVisible()
})

test('a paid difference of the fitting is refunded with the order, each by its own method', async () => {
  await show({ ...order, payment_by: 'klarna', supplements: [paidSupplement] })
  await expect
    .element(main)
    .toMatchTextContent(
      'We refund 658,20 € in all, by the methods you paid with: 651,20 € (Klarna), 7,00 € (payment card). Klarna takes its part off your invoice',
    )
  await expect
    .element(main.getByRole('button', { name: 'Cancel the order and refund 658,20 €' }))
    .toBeVisible()
})

test('when the tyres have been sent, the page says that this is a withdrawal and what becomes of the tyres', async () => {
  const sent = { shipped_at: '2026-11-24T10:00:00.000Z', can_be_cancelled: false, can_be_withdrawn: true }
  await show({ ...order, ...sent })
  await expect
    .element(main.getByRole('heading', { level: 1 }))
    .toHaveTextContent('The tyres have already been sent')
  await expect.element(main).toMatchTextContent('We collect the tyres at our cost: call customer service')
  await expect.element(main).toMatchTextContent('We do not wait for the tyres to come back.')
  await expect
    .element(main.getByRole('link', { name: 'Withdraw from contract here' }))
    .toHaveAttribute('href', `/my-order/withdraw?${query}`)
  expect(main.getByRole('button').elements()).toEqual([])
})

test('a cancelled order says what is refunded, and is not cancelled again', async () => {
  const parts = [{ amount: 651.2, payment_by: 'bank' as const }]
  const refund = { amount: 651.2, parts, made: 0, latest_on: '2026-12-08', deductions: [] }
  const cancelled = { progress: 'cancelled', can_be_cancelled: false, appointment: null, refund } as const
  await show({ ...order, ...cancelled })
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('The order is cancelled')
  await expect
    .element(main)
    .toMatchTextContent('We refund 651,20 € by the method you paid with (online bank).')
  expect(main.getByRole('button').elements()).toEqual([])
})

test('a company whose tyres have been sent reads whom to call', async () => {
  await show({ ...order, shipped_at: '2026-11-24T10:00:00.000Z', can_be_cancelled: false })
  await expect
    .element(main.getByRole('heading', { level: 1 }))
    .toHaveTextContent('The order can no longer be cancelled')
  await expect.element(main.getByRole('link', { name: '+358 9 123 4567' })).toBeVisible()
})
