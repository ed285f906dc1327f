import type { Refund } from '@pito/contracts/refunds'
import { payRefundByHand, retryRefund } from '@pito/contracts/refunds'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import PayByHand, { clientAction as pay } from './pay-by-hand.tsx'
import Refunds, { clientAction as retry } from './refunds.tsx'

const refused: Refund = {
  ...{ id: 'r-1', order_number: '4821907735', amount: 84.5, reason: 'cancelled', state: 'refused' },
  ...{ requested_at: '2026-11-20T08:00:00.000Z', made_at: null, payment_by: 'bank', provider: 'paytrail' },
  ...{ latest_on: '2026-12-04', is_due_soon: false, refused_at: '2026-11-20T08:01:00.000Z' },
  provider_message: 'Provider does not support refunds',
  ...{ paid_on: null, bank_reference: null, paid_by: null },
}
const pending: Refund = { ...refused, id: 'r-2', order_number: '7730184412', state: 'pending' }

const everything: readonly StaffRight[] = ['read-orders', 'refund-orders', 'refund-manually']
const staff = { id: 'kirsi', name: 'Kirsi', email: 'kirsi@pito.example' }

function open(address: string, refunds: readonly Refund[], rights = everything) {
  const page = { data: refunds, page: 1, per_page: 25, last_page: 1, total: refunds.length }
  const children = [
    {
      path: '/refunds',
      Component: Refunds,
      action: retry,
      loader: () => ({ page, view: [], excluding: [] }),
    },
    { path: '/refunds/:id', Component: PayByHand, action: pay, loader: () => refunds[0] },
  ]
  const office = { id: 'office', loader: () => ({ staff: { ...staff, rights } }), children }
  return renderInOffice([office] as never, { address })
}

test('a rejected refund shows the message of the provider and is tried again, a pending one never', async () => {
  const sent: unknown[] = []
  stubApi().on(retryRefund, () => {
    sent.push('retried')
    return refusal(409, { code: 'refund-under-way', message: 'The refund is already being sent.' })
  })
  await open('/refunds', [refused, pending])
  await expect.element(page.getByText(/Provider does not support refunds/)).toBeVisible()
  await expect
    .element(page.getByText('The provider has not answered yet. Sending again could pay twice.'))
    .toBeVisible()
  expect(page.getByRole('button', { name: /^Try again/ }).elements()).toHaveLength(1)
  expect(page.getByRole('link', { name: /^Paid manually/ }).elements()).toHaveLength(2)
  expect(await accessibilityFaults()).toEqual([])
  await page.getByRole('button', { name: 'Try again: 84,50 €, order 4821907735' }).click()
  await expect.element(page.getByText('The refund is already being sent.')).toBeVisible()
  expect(sent).toEqual(['retried'])
})

test('staff who may only read orders see the refunds without buttons', async () => {
  await open('/refunds', [refused], ['read-orders'])
  await expect.element(page.getByText(/Provider does not support refunds/)).toBeVisible()
  expect(page.getByRole('button', { name: /^Try again/ }).elements()).toEqual([])
  expect(page.getByRole('link', { name: /^Paid manually/ }).elements()).toEqual([])
})

test('a payment by hand is recorded with its day and reference, and the list shows it', async () => {
  const sent: unknown[] = []
  stubApi().on(payRefundByHand, (input) => {
    sent.push(input)
    return refused
  })
  await open('/refunds/r-2', [pending])
  await expect.element(page.getByText(/Pay by bank transfer only if the refund was not made/)).toBeVisible()
  await page.getByLabelText('Day of the payment').fill('2026-11-23')
  await page.getByLabelText('Reference at the bank').fill('A-17')
  expect(await accessibilityFaults()).toEqual([])
  await page.getByRole('button', { name: 'Record as paid' }).click()
  await expect.element(page.getByRole('heading', { name: 'Refunds' })).toBeVisible()
  expect(sent).toEqual([{ paid_on: '2026-11-23', bank_reference: 'A-17' }])
})
