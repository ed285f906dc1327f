import { packOrder } from '@pito/contracts/order-changes'
import { checkPayment } from '@pito/contracts/staff-order-changes'
import type { DeskOrder, OrderTimelineEvent } from '@pito/contracts/staff-orders'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import OrderPage, { clientAction, shouldRevalidate } from './order.tsx'

const order = {
  ...{ id: 'a', order_number: '4821907735', order_status: 'paid', progress: 'paid', payment_state: 'paid' },
  ...{ order_type: 'other', created_at: '2026-11-25T06:12:00.000Z', total: 498.4, sub_total: 508.4 },
  ...{ shipping_charges: 0, discount_amount: 10, promo_code_name: 'TALVI', vat_amount: 101.27, version: 3 },
  ...{
    task: 'pack',
    since: '2026-11-25T06:14:00.000Z',
    tabs: ['to-pack'],
    actions: [{ action: 'pack', why_not: null }],
    notice: null,
    why_unpaid: null,
    credit_notes: [],
    printed: null,
    supplement_of: null,
    supplements: [],
  },
  ...{
    licence_plate: 'ABC-123',
    order_note: 'Please ring first.',
    buyer_reference: null,
    terms_version: '2026-1',
  },
  ...{ stage: 'paid', fitted_at: null, fitting_state: null, paid_on: null, payment_by: null, refunds: [] },
  ...{ parcels: [], undo_until: null, is_stopped: false, withdraw_until: null },
  ...{ terms_path: null, appointment: null, service_point_shipment_details: null, reserved_until: null },
  invoice_path: '/api/v1/staff/orders/4821907735/invoice/download',
  billing_details: {
    ...{ first_name: 'Maija', last_name: 'Laine', email: 'maija@example.fi', country_code: '358' },
    ...{ contact_number: '40 123 4567', address_line_1: 'Fleminginkatu 9', address_line_2: null },
    ...{ zipcode: '00530', city: 'Helsinki', country_id: 73, company_name: null, company_vat_number: null },
  },
  is_business_customer: true,
  shipping_details: null,
  line_items: [
    {
      id: 1,
      name: 'Kuura Tuisku 1',
      quantity: 4,
      unit_price: 127.1,
      sub_total: 508.4,
      vat_percent: 25.5,
      vat_amount: 101.27,
    },
  ],
} as unknown as DeskOrder

const nothing = {
  by: null,
  actor: null,
  changes: null,
  amount: null,
  method: null,
  number: null,
  quantity: null,
  moment: null,
  detail: null,
  mail_id: null,
} as const
const events: readonly OrderTimelineEvent[] = [
  {
    ...nothing,
    at: '2026-11-25T06:15:00.000Z',
    kind: 'email',
    event: 'email',
    state: 'sent',
    text: 'Thank you!',
  },
  {
    ...{
      ...nothing,
      at: '2026-11-25T06:13:00.000Z',
      kind: 'payment',
      event: 'payment-started',
      state: 'failed',
    },
    ...{ method: 'bank', number: 1, amount: 498.4, text: null },
  },
]

const staff = { id: 'kirsi', name: 'Kirsi', email: 'kirsi@pito.example' }

function open(
  shown: Partial<DeskOrder> | (() => Partial<DeskOrder>) = {},
  timeline: object = { data: events, failure: null },
  rights: readonly StaffRight[] = ['read-orders', 'ship-orders'],
) {
  const notes = { data: { notes: [], colleagues: [] }, failure: null }
  const loader = () => ({
    order: { ...order, ...(typeof shown === 'function' ? shown() : shown) },
    timeline,
    notes,
  })
  const route = {
    path: '/orders/:number',
    Component: OrderPage,
    loader,
    action: clientAction,
    shouldRevalidate,
  }
  const office = { id: 'office', loader: () => ({ staff: { ...staff, rights } }), children: [route] }
  return renderInOffice([office] as never, {
    address: '/orders/4821907735',
  })
}

test('the page shows lines, sums with VAT, plate, note, terms, documents and what happened', async () => {
  await open()
  for (const text of [
    'Discount (TALVI)',
    'of which VAT 25.5 %',
    'ABC-123',
    'Please ring first.',
    'version 2026-1',
  ])
    await expect.element(page.getByText(text)).toBeVisible()
  const finvoice = page.getByRole('link', { name: 'Invoice (Finvoice)' })
  await expect.element(finvoice).toHaveAttribute('href', `${order.invoice_path}?format=finvoice`)
  await expect.element(page.getByText('Payment started')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('the timeline is narrowed to one kind of events', async () => {
  await open()
  await page.getByLabelText('Show events').selectOptions('E-mails')
  await expect.element(page.getByText('Payment started')).not.toBeInTheDocument()
  await page.getByText('Text of the message').click()
  await expect.element(page.getByText('Thank you!')).toBeVisible()
})

test('a fitting that is cancelled is not shown as one that takes place', async () => {
  const point = {
    company_name: 'Kuurapaja',
    address_line_1: 'Pitokatu 1',
    zipcode: '00530',
    city: 'Helsinki',
  }
  const time = { fitted_at: '2026-12-01T07:00:00.000Z', fitting_state: 'cancelled' as const }
  await open({ service_point_shipment_details: point as never, stage: 'sent', ...time })
  await expect.element(page.getByText('Fitting cancelled')).toBeVisible()
  await expect.element(page.getByText('the time was Tue, 1 Dec 2026, 09:00')).toBeVisible()
  await expect.element(page.getByText('time agreed by phone')).not.toBeInTheDocument()
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible()
})

test('the sums end with what was paid, what is refunded of it and what is left', async () => {
  const paid = { paid_on: '2026-11-25T06:14:00.000Z', payment_by: 'bank' as const }
  const refund = {
    id: 'a',
    amount: 100,
    reason: 'goodwill' as const,
    made_at: '2026-11-26T06:14:00.000Z',
    lines: [],
  }
  const twice = { ...refund, id: 'b', amount: 498.4, reason: 'twice' as const }
  const due = { ...refund, id: 'c', amount: 50.1, made_at: null }
  await open({ ...paid, refunds: [refund, twice, due] })
  for (const text of ['Paid Wed, 25 Nov 2026, 08:14, online bank', 'Refund under way, goodwill', '348,30'])
    await expect.element(page.getByText(text, { exact: false }).first()).toBeVisible()
  await expect.element(page.getByText('Refunded Thu, 26 Nov 2026, 08:14, goodwill')).toBeVisible()
  await expect.element(page.getByText('paid twice')).not.toBeInTheDocument()
})

test.each([
  ['klarna', /capture of the Klarna payment wait until/],
  ['bank', /^The e-mail to the customer waits until/],
] as const)(
  'after the sending of an order that was paid by %s the page says what waits',
  async (method, text) => {
    await open({ payment_by: method, undo_until: '2026-11-25T08:00:00.000Z' })
    await expect.element(page.getByText(text)).toBeVisible()
  },
)

test('an unpaid order says why it is unpaid', async () => {
  await open({ why_unpaid: 'pending', reserved_until: '2026-11-25T08:00:00.000Z', invoice_path: null })
  await expect
    .element(page.getByText('The payment provider has not decided about the payment yet.'))
    .toBeVisible()
  await expect.element(page.getByText(/held for the payment until Wed, 25 Nov 2026, 10:00/)).toBeVisible()
})

test('the answer of the provider stays on the page after the order has become paid by it', async () => {
  let isPaid = false
  stubApi().on(checkPayment, () => {
    isPaid = true
    return [{ attempt: 1, method: 'bank', answer: 'paid' }] as never
  })
  const unpaid = { why_unpaid: 'pending', pending_until: '2026-12-23T08:00:00.000Z' } as const
  const actions = [{ action: 'check-payment', why_not: null }] as const
  await open(() => (isPaid ? {} : { ...unpaid, actions: [...actions] }), undefined, [
    'read-orders',
    'edit-orders',
  ])
  await expect.element(page.getByText(/pending at the provider until Wed, 23 Dec 2026, 10:00/)).toBeVisible()
  await page.getByRole('button', { name: 'Check with the provider' }).click()
  await expect.element(page.getByText(/1\. online bank: the money has arrived/)).toBeVisible()
  await expect.element(page.getByText('The order is not paid')).not.toBeInTheDocument()
})

test('a timeline that could not be loaded does not take the order with it', async () => {
  await open({}, { data: null, failure: { requestId: 'abc', offline: false } })
  await expect.element(page.getByText('The timeline could not be shown.')).toBeVisible()
  await expect.element(page.getByText(/4 × Kuura Tuisku 1/)).toBeVisible()
})

test('an order is packed with one press, and its version is sent', async () => {
  const versions: unknown[] = []
  stubApi().on(packOrder, ({ version }) => {
    versions.push(version)
    return order as never
  })
  await open()
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await expect.poll(() => versions).toEqual([3])
})

test('a refusal because of another change shows the order as it is now', async () => {
  let isPacked = false
  const action = (name: 'pack' | 'send') => [{ action: name, why_not: null }]
  stubApi().on(packOrder, () => {
    isPacked = true
    return refusal(409, { code: 'order-changed', message: 'Ville has packed the order.' })
  })
  await open(() => (isPacked ? { task: 'send', actions: action('send'), version: 4 } : {}))
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await expect.element(page.getByRole('button', { name: 'Mark as sent' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mark as packed' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Ville has packed the order.')).toBeVisible()
})

test('a member of staff without the right sees no button for an action', async () => {
  await open({}, undefined, ['read-orders'])
  await expect.element(page.getByText(/4 × Kuura Tuisku 1/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mark as packed' })).not.toBeInTheDocument()
})

test('a paid order is printed from its page, which says who printed it', async () => {
  await open({ printed: { by: 'Ville', at: '2026-11-25T08:00:00.000Z' } })
  await expect.element(page.getByText('Printed by Ville at Wed, 25 Nov 2026, 10:00')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Packing lists' })).toBeVisible()
})
