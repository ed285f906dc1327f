import { dropOrder } from '@pito/contracts/order-changes'
import type { Order } from '@pito/contracts/orders'
import { stubApi } from '@pito/web/testing/stub-api'
import type { ActionFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fittedOrder, paidSupplement, unpaidOrder } from '../../../testing/order.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { OrderView } from '../order-view.tsx'
import * as dropPage from './drop-order.tsx'

const query = 'order=4821907312'
const main = page.getByRole('main')
const show = (order: Order) => renderInShop(<OrderView order={order} level="h2" query={query} />)

test('an order that waits for its payment says until when it is reserved, and offers to pay or drop it', async () => {
  const { appointment } = fittedOrder
  await show({ ...unpaidOrder, appointment, reserved_until: '2026-11-24T12:30:00.000Z' })
  await expect
    .element(main)
    .toMatchTextContent('The tyres and the fitting time are reserved for you until 14:30.')
  const pay = main.getByRole('link', { name: 'Pay now' })
  await expect.element(pay).toHaveAttribute('href', '/cart/order-summary/4821907312')
  await expect.element(main.getByRole('button', { name: 'Drop the order' })).toBeVisible()
  await expect.element(main.getByText('Waiting for payment')).toBeVisible()
})

test('the order of a company shows the reference that the company gave', async () => {
  await show({ ...fittedOrder, buyer_reference: 'PO-4711' })
  await expect.element(main).toMatchTextContent(/Your reference\s*PO-4711/)
})

test('whoever opens a waiting order by the link of an e-mail is told where it can be paid', async () => {
  await renderInShop(<OrderView order={unpaidOrder} level="h2" query="token=t" />)
  await expect.element(main).toMatchTextContent('in the browser in which you made it')
  expect(main.getByRole('link', { name: 'Pay now' }).elements()).toEqual([])
  expect(main.getByRole('button').elements()).toEqual([])
})

test('after the order was dropped, the focus is on the sentence that it ended without payment', async () => {
  let order = unpaidOrder
  stubApi().on(dropOrder.anonymous, () => {
    order = { ...order, payment_state: 'ended' }
    return order
  })
  const Loaded = () => <OrderView order={useLoaderData<Order>()} level="h2" query={query} />
  await renderInShop(<Loaded />, {
    route: { loader: () => order },
    loaderData: { page: order },
    routes: [{ path: '/my-order/drop', action: dropPage.clientAction as ActionFunction }],
  })
  await main.getByRole('button', { name: 'Drop the order' }).click()
  await expect.element(main).toMatchTextContent('This order ended without payment')
  await expect.poll(() => document.activeElement?.textContent).toContain('This order ended without payment')
})

test('an order that ended without payment shows no time, no steps and nothing to pay', async () => {
  await show({ ...unpaidOrder, payment_state: 'ended' })
  await expect.element(main).toMatchTextContent('Nothing has been charged')
  await expect.element(main.getByText('Ended without payment')).toBeVisible()
  expect(main.getByRole('list', { name: 'Steps of the order' }).elements()).toEqual([])
  expect(main.getByRole('link', { name: 'Pay now' }).elements()).toEqual([])
})

test('an order whose payment is being checked asks not to pay again', async () => {
  await show({ ...unpaidOrder, payment_state: 'checking' })
  await expect.element(main).toMatchTextContent('Please do not pay again')
  expect(main.getByRole('link', { name: 'Pay now' }).elements()).toEqual([])
  expect(main.getByRole('button').elements()).toEqual([])
})

test('money that arrived for an order that had ended is shown as refunded, with the reason', async () => {
  const refund = { id: '1', amount: 569.6, reason: 'late' as const, made_at: null, lines: [] }
  await show({ ...unpaidOrder, payment_state: 'ended', refunds: [refund] })
  await expect.element(main).toMatchTextContent('Your payment arrived when the order could no longer be')
  await expect.element(main).toMatchTextContent(/To be refunded The payment arrived too late−569,60/)
})

test('a refund names the amount and the tyres that it is for', async () => {
  const lines = [{ name: 'Kuura Tuisku 1', quantity: 2 }]
  const made_at = '2026-11-25T09:00:00.000Z'
  await show({ ...fittedOrder, refunds: [{ id: '1', amount: 279.8, reason: 'withdrawn', made_at, lines }] })
  await expect
    .element(main)
    .toMatchTextContent(/Refunded Withdrawal: 2.×.Kuura Tuisku 1, 25 November 2026−279,80/)
})

test('beside the fitting time one changes it or cancels the order, and the tyre links to its page', async () => {
  await show(fittedOrder)
  const time = main.getByRole('region', { name: 'Fitting time' })
  const change = time.getByRole('link', { name: 'Change the time' })
  await expect.element(change).toHaveAttribute('href', '/appointment/move?token=t')
  const cancel = main.getByRole('link', { name: 'Cancel the order' })
  await expect.element(cancel).toHaveAttribute('href', `/my-order/cancel?${query}`)
  const tyre = main.getByRole('link', { name: 'Kuura Tuisku 1' })
  await expect.element(tyre).toHaveAttribute('href', fittedOrder.line_items[0]?.product?.link_en)
})

test('beside the fitting time stand the deadlines, in the words of the e-mail and the calendar entry', async () => {
  const appointment = { ...fittedOrder.appointment!, move_token: 't', move_until: '2026-12-02T07:00:00.000Z' }
  await show({ ...fittedOrder, appointment })
  await expect
    .element(main)
    .toMatchTextContent('You can change the fitting time until Wed, 2 Dec 2026, 09:00.')
  await expect
    .element(main)
    .toMatchTextContent(
      'You can cancel the fitting and the order until the fitting begins or the tyres are sent.',
    )
})

test('after a withdrawal the order states the amount, the last day and what has been paid', async () => {
  const parts = [{ amount: 651.2, payment_by: 'bank' as const }]
  const refund = { amount: 651.2, parts, made: 300, latest_on: '2026-12-08', deductions: [] }
  await show({ ...fittedOrder, progress: 'fitted', withdrawn_at: '2026-11-24T09:00:00.000Z', refund })
  await expect
    .element(main)
    .toMatchTextContent('We refund 651,20 € by the method you paid with, on 8 December 2026 at the latest.')
  await expect.element(main).toMatchTextContent('We have already refunded 300,00 € of it.')
})

test('a cancelled order names both payments that go back, with both credit notes', async () => {
  const parts = [
    { amount: 651.2, payment_by: 'bank' as const },
    { amount: 7, payment_by: 'creditcard' as const },
  ]
  const refund = { amount: 658.2, parts, made: 0, latest_on: '2026-12-08', deductions: [] }
  const note = { issued_at: '2026-11-24T10:00:00.000Z', refunded_at: null }
  const cancelled: Order = {
    ...{ ...fittedOrder, progress: 'cancelled', refund },
    credit_notes: [{ ...note, number: 11, amount: 651.2, path: '/note-11.pdf' }],
    supplements: [
      {
        ...{ ...paidSupplement, refunded: 7 },
        credit_notes: [{ ...note, number: 12, amount: 7, path: '/note-12.pdf' }],
      },
    ],
  }
  const screen = await show(cancelled)
  const sums = '651,20 € (online bank), 7,00 € (payment card).'
  await expect
    .element(main)
    .toMatchTextContent(`We refund 658,20 € in all, by the methods you paid with: ${sums} The money is in`)
  for (const number of [11, 12])
    await expect
      .element(main.getByRole('link', { name: `Download credit note ${number}` }))
      .toHaveAttribute('href', `/note-${number}.pdf`)
  await screen.unmount()
  await show({ ...cancelled, refund: { ...refund, made: 658.2 } })
  await expect.element(main).toMatchTextContent(`We have refunded 658,20 €: ${sums}`)
})

test('a deduction is stated with its reason', async () => {
  const deductions = [{ amount: 40, reason: 'used' as const }]
  const parts = [{ amount: 611.2, payment_by: 'bank' as const }]
  const refund = { amount: 611.2, parts, made: 611.2, latest_on: '2026-12-08', deductions }
  await show({ ...fittedOrder, progress: 'refunded', withdrawn_at: '2026-11-24T09:00:00.000Z', refund })
  await expect.element(main).toMatchTextContent('We have refunded 611,20 €.')
  await expect
    .element(main)
    .toMatchTextContent('We deducted 40,00 € from the refund: the tyres have been driven on more than')
})

test('the accepted terms are offered for download', async () => {
  await show({ ...fittedOrder, terms_path: '/terms.pdf' })
  const link = main.getByRole('link', { name: 'Download terms and withdrawal form' })
  await expect.element(link).toHaveAttribute('href', '/terms.pdf')
  // The server names the file in the language of its text, `pito-terms-….pdf` in English.
  await expect.element(link).toHaveAttribute('download', '')
})

test('an order without a note, a plate or a discount has no rows for them, and no amount of zero', async () => {
  await show({ ...fittedOrder, licence_plate: null })
  await expect.element(main.getByText('Delivery to the service point')).toBeVisible()
  await expect.element(main.getByText('Free', { exact: true })).toBeVisible()
  for (const absent of ['Licence plate', 'Remarks', 'Discount', 'Not given', /^0,00/])
    expect(main.getByText(absent).elements()).toEqual([])
})

test('the days of delivery are shown until the tyres have arrived', async () => {
  const paid = { ...unpaidOrder, payment_state: 'paid', order_status: 'paid', progress: 'paid' } as const
  const screen = await show(paid)
  await expect.element(main.getByText('Arrives 26 November\u00a0– 1 December')).toBeVisible()
  await screen.unmount()
  await show({ ...paid, progress: 'delivered', delivered_at: '2026-11-30T09:00:00.000Z' })
  await expect.element(main.getByText('Delivered', { exact: true }).first()).toBeVisible()
  expect(main.getByText(/^Arrives/).elements()).toEqual([])
})

test.each<[string, Partial<Order>, string]>([
  ['cancelled', { progress: 'cancelled', cancelled_at: '2026-11-25T09:00:00.000Z' }, 'Cancelled'],
  ['withdrawn from', { progress: 'delivered', withdrawn_at: '2026-11-25T09:00:00.000Z' }, 'Withdrawn'],
  ['refunded', { progress: 'refunded', withdrawn_at: '2026-11-25T09:00:00.000Z' }, 'Refunded'],
  ['fitted', { progress: 'fitted' }, 'PaidFitted'],
])('the status of an order that is %s', async (_, change, shown) => {
  await show({ ...fittedOrder, ...change })
  const status = main.getByRole('definition').first()
  await expect.poll(() => status.element().textContent?.replace(/\s/g, '')).toBe(shown)
})
