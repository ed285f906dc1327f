import type { OrderDocument } from '@pito/contracts/staff-orders'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import Documents from './documents.tsx'

const invoice: OrderDocument = {
  ...{
    series: 'invoice',
    number: 100_002,
    issued_at: '2026-11-25T08:00:00.000Z',
    order_number: '4821907735',
  },
  ...{
    customer: 'Maija Laine',
    amount: 498.4,
    vat_amount: 101.27,
    has_finvoice: true,
    path: '/api/v1/staff/orders/4821907735/invoice/download',
  },
}

function open(data: readonly OrderDocument[], { missing = 0, rights = ['export-orders'] } = {}) {
  const page = { data, page: 1, per_page: 25, last_page: 1, total: data.length, missing }
  const loader = () => ({ page, view: [], excluding: [] })
  const children = [{ path: '/documents', Component: Documents, loader }]
  const office = { id: 'office', loader: () => ({ staff: { rights } }), children }
  return renderInOffice([office] as never, { address: '/documents' })
}

test('a document opens in both formats, and the list says that no number is missing', async () => {
  await open([invoice])
  const finvoice = page.getByRole('link', { name: 'Invoice 100002, Finvoice' })
  await expect.element(finvoice).toHaveAttribute('href', `${invoice.path}?format=finvoice`)
  await expect.element(page.getByText('No gaps in the numbers.')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('the list is filtered by days, and its download has the same days', async () => {
  await open([invoice])
  await page.getByLabelText('First day').fill('2026-11-01')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Download the list for bookkeeping (CSV)' }))
    .toHaveAttribute('href', '/api/v1/staff/documents/download?from=2026-11-01')
  await expect.element(page.getByLabelText('First day')).toHaveValue('2026-11-01')
})

test('staff without the right to export see no download of the list', async () => {
  await open([invoice], { rights: ['read-orders'] })
  await expect.element(page.getByText('No gaps in the numbers.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /bookkeeping/ })).not.toBeInTheDocument()
})

test('a card at 390 px names the customer, the amount and the date', async () => {
  await page.viewport(390, 844)
  await open([invoice])
  for (const text of ['Maija Laine', /^498,40.€$/, '25 November 2026'])
    await expect.element(page.getByText(text)).toBeVisible()
})

test('a missing number is named as such', async () => {
  await open([invoice], { missing: 2 })
  await expect.element(page.getByText('2 numbers are missing.')).toBeVisible()
  await expect.element(page.getByText('No gaps in the numbers.')).not.toBeInTheDocument()
})
