import type { Order } from '@pito/contracts/orders'
import type { Locale } from '@pito/contracts/values/locale'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { unpaidOrder } from '../../../testing/order.ts'
import { renderRoute } from '../../../testing/render-in-shop.tsx'
import * as withdrawOrder from './withdraw-order.tsx'

const main = page.getByRole('main')
const query = 'token=of-the-order'
const delivered: Order = {
  ...unpaidOrder,
  order_status: 'paid',
  progress: 'delivered',
  delivered_at: '2026-11-20T10:00:00.000Z',
  can_be_withdrawn: true,
}
const withdrawn: Order = {
  ...delivered,
  withdrawn_at: '2026-11-24T10:00:00.000Z',
  refund: {
    amount: 569.6,
    parts: [{ amount: 569.6, payment_by: 'bank' }],
    made: 0,
    latest_on: '2026-12-08',
    deductions: [],
  },
}
const show = (order: Order, locale: Locale) =>
  renderRoute(withdrawOrder, {
    loaded: { order, query, back: `/my-order?${query}` },
    address: `/my-order/withdraw?${query}`,
    locale,
  })

test.each([
  [
    'en_GB',
    'We refund 569,60 € by the method you paid with, on 8 December 2026 at the latest. We do not wait for the tyres',
  ],
  [
    'fi_FI',
    'Palautamme 569,60 € samalla maksutavalla kuin maksoit viimeistään 8.12.2026. Emme odota, että renkaat',
  ],
] as const)(
  'the receipt in %s states the amount and the last day of the refund',
  async (locale, sentence) => {
    await show(withdrawn, locale)
    await expect.element(main).toMatchTextContent(sentence)
  },
)

test('where the shop does not collect the tyres, the refund may wait for them', async () => {
  await show({ ...withdrawn, tyres_are_collected: false }, 'en_GB')
  await expect.element(main).toMatchTextContent('Send the tyres back within 14 days of your notice.')
  await expect.element(main).toMatchTextContent('We may, however, wait until the tyres have come back')
  expect(main.getByText('We collect the tyres').elements()).toEqual([])
})

test('before the withdrawal, the page states the rule without a date', async () => {
  await show(delivered, 'en_GB')
  await expect
    .element(main)
    .toMatchTextContent('at the latest 14 days after you gave notice of your withdrawal.')
  await expect.element(main.getByRole('button', { name: 'Confirm withdrawal' })).toBeVisible()
})
