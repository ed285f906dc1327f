import type { OrderConsequences } from '@pito/contracts/order-consequences'
import { getOrderForStaff } from '@pito/contracts/staff-orders'
import { cancelForCustomer, previewCancellation, registerWithdrawal } from '@pito/contracts/staff-returns'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { setOpenCookie } from '@pito/web/boot/open-cookie'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import * as cancelling from './cancel-order.tsx'
import * as withdrawing from './register-withdrawal.tsx'

beforeEach(() => setOpenCookie('staff-session', '1'))

const order = {
  ...{ order_number: '4821907735', version: 3, withdraw_until: '2026-11-15' },
  actions: [
    { action: 'cancel' as const, why_not: null },
    { action: 'withdraw' as const, why_not: null },
  ],
}
const consequences: OrderConsequences = {
  fitting: { starts_at: '2026-12-01T07:00:00.000Z', service_point: 'Kuurapaja, Tampere' },
  tyres: [{ name: 'Kuura Tuisku 1', week: '31/2025', quantity: 4 }],
  promo_code: 'TALVI10',
  refund: {
    ...{ amount: 650.59, deducted: 0 },
    parts: [
      { amount: 643.59, payment_by: 'klarna', is_authorisation: true },
      { amount: 7, payment_by: 'bank', is_authorisation: false },
    ],
    lines: [{ name: 'Kuura Tuisku 1', quantity: 4, amount: 643.59, vat_percent: 25.5, vat: 130.77 }],
  },
  emails: ['maija@example.fi'],
}

function open(
  what: 'cancel' | 'withdrawal',
  { rights = [] }: { readonly rights?: readonly StaffRight[] } = {},
) {
  const { default: Component, clientLoader, clientAction } = what === 'cancel' ? cancelling : withdrawing
  const routes = [
    {
      ...{ path: `/orders/:number/${what}`, Component, loader: clientLoader, action: clientAction },
    },
    { path: '/orders/:number', Component: () => <h1>Order opened</h1> },
  ]
  const staff = {
    id: 'kirsi',
    name: 'Kirsi',
    email: 'kirsi@pito.example',
    rights: ['edit-orders', ...rights],
  }
  const office = { id: 'office', loader: () => ({ staff }), children: routes }
  return renderInOffice([office] as never, { address: `/orders/4821907735/${what}` })
}

test('a cancellation shows what it does, and is sent with who requested it, how and why', async () => {
  const sent: unknown[] = []
  stubApi()
    .on(getOrderForStaff, () => order)
    .on(previewCancellation, () => consequences)
    .on(cancelForCustomer, (input) => {
      sent.push(input)
      return order as never
    })
  await open('cancel')
  await expect.element(page.getByText(/The fitting time is released: .*09:00, Kuurapaja/)).toBeVisible()
  await expect.element(page.getByText('Klarna has not taken the money yet', { exact: false })).toBeVisible()
  await expect.element(page.getByText('A refund of 7,00 € becomes due (online bank).')).toBeVisible()
  await expect.element(page.getByText('The customer gets back 650,59 € in all.')).toBeVisible()
  await expect.element(page.getByText('incl. VAT 25.5 %, 130,77 €')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await userEvent.selectOptions(page.getByLabelText('Requested by'), 'The customer')
  await userEvent.selectOptions(page.getByLabelText('How'), 'By phone')
  await userEvent.selectOptions(page.getByLabelText('Reason'), 'Wrong tyres')
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect.element(page.getByText('Order opened')).toBeVisible()
  expect(sent).toEqual([
    expect.objectContaining({ version: 3, requested_by: 'buyer', channel: 'phone', reason: 'wrong-tyres' }),
  ])
})

test('an order that was sent says why it is not cancelled, and offers the withdrawal', async () => {
  const [, withdraw] = order.actions
  const actions = [
    { action: 'cancel' as const, why_not: 'It was sent.' },
    withdraw ?? { action: 'withdraw' as const },
  ]
  stubApi().on(getOrderForStaff, () => ({ ...order, actions }))
  await open('cancel')
  await expect.element(page.getByText('It was sent.')).toBeVisible()
  const link = page.getByRole('link', { name: 'Register a withdrawal' })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/orders/4821907735/withdrawal'))
  await expect.element(page.getByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument()
})

test('for a company the page of a withdrawal says why not, and leads to agreeing on a return', async () => {
  const actions = [
    { action: 'withdraw' as const, why_not: 'Companies have no right of withdrawal.' },
    { action: 'agree-return' as const, why_not: null },
  ]
  stubApi().on(getOrderForStaff, () => ({ ...order, actions }))
  await open('withdrawal', { rights: ['refund-orders'] })
  await expect.element(page.getByText('Companies have no right of withdrawal.')).toBeVisible()
  const link = page.getByRole('link', { name: 'Agree on a return' })
  const address = expect.stringContaining('/orders/4821907735/return-agreement')
  await expect.element(link).toHaveAttribute('href', address)
  await expect.element(page.getByRole('button', { name: 'Register the notice' })).not.toBeInTheDocument()
})

test('a late notice is refused with its last day, and only who has the right may accept it', async () => {
  stubApi()
    .on(getOrderForStaff, () => order)
    .on(registerWithdrawal, () =>
      refusal(422, { code: 'withdrawal-too-late', message: 'Too late. The last day was 15 November 2026.' }),
    )
  await open('withdrawal')
  await expect.element(page.getByText('Only an owner may accept', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await userEvent.selectOptions(page.getByLabelText('How'), 'By letter')
  await page.getByLabelText('Notice sent on').fill('2026-11-16')
  await page.getByRole('button', { name: 'Register the notice' }).click()
  await expect.element(page.getByText('The last day was 15 November 2026.', { exact: false })).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('an owner accepts a late notice as goodwill', async () => {
  const sent: unknown[] = []
  stubApi()
    .on(getOrderForStaff, () => order)
    .on(registerWithdrawal, (input) => {
      sent.push(input)
      return order as never
    })
  await open('withdrawal', { rights: ['accept-late-withdrawals'] })
  await userEvent.selectOptions(page.getByLabelText('How'), 'By e-mail')
  await page.getByLabelText('Notice sent on').fill('2026-11-16')
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Register the notice' }).click()
  await expect.element(page.getByText('Order opened')).toBeVisible()
  expect(sent).toEqual([
    expect.objectContaining({ version: 3, channel: 'email', sent_on: '2026-11-16', goodwill: true }),
  ])
})
