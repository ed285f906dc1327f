import { previewReturn, returnTyres } from '@pito/contracts/order-changes'
import { getListView } from '@pito/contracts/staff-office'
import { getOrderForStaff } from '@pito/contracts/staff-orders'
import { agreeOnReturn, getOrderReturn, listReturns, previewAgreement } from '@pito/contracts/staff-returns'
import { setOpenCookie } from '@pito/web/boot/open-cookie'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { stubApi } from '@pito/web/testing/stub-api'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import * as agreeing from './agree-on-return.tsx'
import * as booking from './book-return.tsx'
import * as returns from './returns.tsx'

beforeEach(() => setOpenCookie('staff-session', '1'))

const order = {
  ...{ order_number: '4821907735', version: 3 },
  actions: [
    { action: 'take-back' as const, why_not: null },
    { action: 'agree-return' as const, why_not: null },
  ],
}
const found = {
  ...{ kind: 'withdrawal' as const, is_refunded: false, agreement: null, arrivals: [] },
  lines: [{ tyre_id: 7, name: 'Kuura Tuisku 1', sold: 4, arrived: 1, expected: 3, missing: 1 }],
}
const consequences = {
  ...{ fitting: null, promo_code: null, emails: ['maija@example.fi'] },
  tyres: [{ name: 'Kuura Tuisku 1', week: '31/2025', quantity: 2 }],
  refund: {
    ...{ amount: 321.8, deducted: 0 },
    parts: [{ amount: 321.8, payment_by: 'bank' as const, is_authorisation: false }],
    lines: [{ name: 'Kuura Tuisku 1', quantity: 2, amount: 321.8, vat_percent: 25.5, vat: 65.39 }],
  },
}

function open(address: string) {
  const staff = {
    id: 'kirsi',
    name: 'Kirsi',
    email: 'k@pito.example',
    rights: ['ship-orders', 'refund-orders'],
  }
  const routeOf = (
    path: string,
    { default: Component, ...route }: typeof booking | typeof agreeing | typeof returns,
  ) => ({
    ...{ path, Component, loader: route.clientLoader },
    ...('clientAction' in route && { action: route.clientAction }),
  })
  const routes = [
    routeOf('/orders/:number/return', booking),
    routeOf('/orders/:number/return-agreement', agreeing),
    routeOf('/returns', returns),
    { path: '/orders/:number', Component: () => <h1>Order opened</h1> },
  ]
  const office = { id: 'office', loader: () => ({ staff }), children: routes }
  return renderInOffice([office] as never, { address })
}

test('an arrival is previewed line by line before it is booked, and a change asks for a new preview', async () => {
  const sent: unknown[] = []
  stubApi()
    .on(getOrderForStaff, () => order)
    .on(getOrderReturn, () => found)
    .on(previewReturn, () => consequences)
    .on(returnTyres, (input) => {
      sent.push(input)
      return order as never
    })
  await open('/orders/4821907735/return')
  await expect.element(page.getByText('3 expected, 1 arrived, 1 missing', { exact: false })).toBeVisible()
  await page.getByLabelText('Sellable').fill('2')
  await page.getByRole('button', { name: 'Calculate the amount due' }).click()
  await expect
    .element(page.getByText('2 × Kuura Tuisku 1, production week 31/2025', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText('incl. VAT 25.5 %, 65,39 €')).toBeVisible()
  await page.getByLabelText('Missing').fill('1')
  const confirm = page.getByRole('button', { name: 'Confirm the arrival' })
  await expect.element(confirm).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Calculate the amount due' }).click()
  await confirm.click()
  await expect.element(page.getByText('Order opened')).toBeVisible()
  expect(sent).toMatchObject([
    {
      version: 3,
      items: [
        { tyre_id: 7, quantity: 2, condition: 'sellable' },
        { tyre_id: 7, quantity: 1, condition: 'missing' },
      ],
    },
  ])
})

test('a damaged tyre needs a photo, and a deduction a reason', async () => {
  stubApi()
    .on(getOrderForStaff, () => order)
    .on(getOrderReturn, () => found)
  await open('/orders/4821907735/return')
  await page.getByLabelText('Damaged').fill('1')
  await page.getByLabelText('Amount to deduct').fill('20,50')
  await page.getByRole('button', { name: 'Calculate the amount due' }).click()
  await expect.element(page.getByText('Add a photo of the damaged tyre.').first()).toBeVisible()
  await expect.element(page.getByText('Choose one of the options.').first()).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('a return is agreed on with its refund in percent after the amount was shown', async () => {
  const sent: unknown[] = []
  stubApi()
    .on(getOrderForStaff, () => order)
    .on(getOrderReturn, () => ({ ...found, kind: null }))
    .on(previewAgreement, () => ({ price: 482.7, refund: 386.16 }))
    .on(agreeOnReturn, (input) => {
      sent.push(input)
      return found as never
    })
  await open('/orders/4821907735/return-agreement')
  await page.getByLabelText('Refund in percent').fill('80')
  await userEvent.selectOptions(page.getByLabelText('Transport paid by'), 'The company')
  await page.getByLabelText('To be returned by').fill('2026-12-10')
  await page.getByRole('button', { name: 'Calculate the refund' }).click()
  await expect.element(page.getByText('386,16 € is refunded when all of them have arrived.')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await page.getByRole('button', { name: 'Agree on the return' }).click()
  await expect.element(page.getByText('Order opened')).toBeVisible()
  expect(sent).toMatchObject([
    {
      ...{ refund_percent: 80, refund_amount: null, transport_by: 'buyer', deadline: '2026-12-10' },
      items: [{ tyre_id: 7, quantity: 3 }],
    },
  ])
})

test('the list of returns says that none are on the way', async () => {
  const none = { success: 1, data: [], total: 0, page: 1, per_page: 25, last_page: 1 }
  stubApi()
    .on(listReturns, () => Response.json(none))
    .on(getListView, () => [] as never)
  await open('/returns')
  await expect.element(page.getByText('No returns on the way.')).toBeVisible()
})
