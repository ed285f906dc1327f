import type { Refundable, RefundPreview } from '@pito/contracts/refunds'
import { previewRefund, refundOrder } from '@pito/contracts/refunds'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import RefundOrder, { clientAction } from './refund-order.tsx'

const refundable: Refundable = {
  ...{ left: 498.4, limit: 300, by_staff: 0, due: null },
  lines: [
    { id: 7, type: 'product', name: 'Kuura Tuisku 1', quantity: 4, paid: 400, left_quantity: 3, left: 300 },
    {
      id: 8,
      type: 'shipping_charges',
      name: 'Delivery',
      quantity: 1,
      paid: 19.9,
      left_quantity: 1,
      left: 19.9,
    },
  ],
}
const preview: RefundPreview = {
  ...{ amount: 100, discount: 10, vat: [{ percent: 25.5, amount: 20.32 }] },
  lines: [
    {
      id: 7,
      name: 'Kuura Tuisku 1',
      quantity: 1,
      amount: 100,
      vat_percent: 25.5,
      vat_amount: 20.32,
      discount: 10,
    },
  ],
  ...{ right_needed: null, is_allowed: true },
  email: { to: 'maija@example.fi', subject: 'Refund: order 4821907735', text: 'We refund 100,00 €.' },
}

function open(changed: Partial<Refundable> = {}) {
  const order = { order_number: '4821907735', version: 3, actions: [{ action: 'refund', why_not: null }] }
  const loader = () => ({ order, refundable: { ...refundable, ...changed } })
  const children = [
    { path: '/orders/:number/refund', Component: RefundOrder, loader, action: clientAction },
    { path: '/orders/:number', Component: () => <h1>The order</h1> },
  ]
  return renderInOffice(children as never, { address: '/orders/4821907735/refund' })
}

async function fill() {
  await page.getByLabelText('Pieces').first().selectOptions('1')
  await page.getByLabelText('Explanation').fill('A tyre leaks.')
  await page.getByRole('button', { name: 'Preview' }).click()
}

test('amount, VAT, discount and e-mail are shown before the refund, and stock stays unless it is chosen', async () => {
  const sent: unknown[] = []
  stubApi()
    .on(previewRefund, () => preview)
    .on(refundOrder, (input) => {
      sent.push(input)
      return {}
    })
  await open()
  await expect.element(page.getByText('Left: 3 pcs and 300,00 €')).toBeVisible()
  await fill()
  await expect.element(page.getByText('We refund 100,00 €.')).toBeVisible()
  await expect.element(page.getByText('20,32 € (25.5 %)')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await page.getByRole('button', { name: 'Refund 100,00 €' }).click()
  await expect.element(page.getByRole('heading', { name: 'The order' })).toBeVisible()
  const lines = [{ line_id: 7, quantity: 1 }]
  const rest = { version: 3, reason: 'goodwill', note: 'A tyre leaks.', return_stock: false }
  expect(sent).toEqual([{ lines, ...rest }])
})

test('a changed line needs a new preview', async () => {
  stubApi().on(previewRefund, () => preview)
  await open()
  await fill()
  await expect.element(page.getByRole('button', { name: 'Refund 100,00 €' })).toBeVisible()
  await page.getByLabelText('Pieces').first().selectOptions('2')
  await expect.element(page.getByRole('button', { name: 'Preview' })).toBeVisible()
})

test('staff without the right see why the refund is refused, and no button for it', async () => {
  const needed = 'The refund exceeds the limit.'
  stubApi().on(previewRefund, () => ({ ...preview, right_needed: needed, is_allowed: false }))
  await open()
  await fill()
  await expect.element(page.getByText(needed)).toBeVisible()
  expect(page.getByRole('button', { name: /^Refund/ }).elements()).toEqual([])
})

test('what exceeds a line, and what cannot be read, is named next to the line', async () => {
  const message = 'The most that can still be refunded of the line is 300,00 €.'
  stubApi().on(previewRefund, () =>
    refusal(422, { code: 'refund-too-much', message: 'Too much.', errors: { 'lines.7': [message] } }),
  )
  await open()
  const amount = page.getByLabelText('or amount (€)').first()
  await amount.fill('many')
  await page.getByLabelText('Explanation').fill('A tyre leaks.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect.element(page.getByText('Write the amount in euros, such as 12.50.')).toBeVisible()
  await amount.fill('300,01')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
})

test('an order of which nothing is left says so', async () => {
  await open({ left: 0 })
  await expect
    .element(page.getByText('All of the payment has been refunded, or is being refunded.'))
    .toBeVisible()
})
