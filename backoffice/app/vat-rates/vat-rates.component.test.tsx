import { addVatRate, removeVatRate } from '@pito/contracts/staff-vat-rates'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import VatRates, { clientAction } from './vat-rates.tsx'

const rates = [
  { kind: 'products' as const, valid_from: '2027-01-01', permille: 240, state: 'future' as const },
  { kind: 'products' as const, valid_from: '2024-09-01', permille: 255, state: 'current' as const },
  { kind: 'services' as const, valid_from: '2024-09-01', permille: 140, state: 'current' as const },
]

function open(rights: readonly string[] = ['read-settings', 'edit-settings']) {
  const office = {
    id: 'office',
    loader: () => ({ staff: { rights } }),
    children: [{ path: '/settings/vat', Component: VatRates, loader: () => rates, action: clientAction }],
  }
  return renderInOffice([office] as never, { address: '/settings/vat' })
}

test('a future rate shows what it changes, and is sent in permille', async () => {
  const sent: unknown[] = []
  stubApi().on(addVatRate, (input) => {
    sent.push(input)
    return rates
  })
  await open()
  await page.getByLabelText('Valid from').fill('2027-07-01')
  await page.getByLabelText('Rate').fill('24')
  await expect.element(page.getByText(/Its VAT is 20,32\s€ now and 19,35\s€ at the new rate/)).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await page.getByRole('button', { name: 'Add rate' }).click()
  await expect.poll(() => sent).toMatchObject([{ kind: 'products', valid_from: '2027-07-01', permille: 240 }])
})

test('the rate of services is compared with their own rate, and added for them', async () => {
  const sent: unknown[] = []
  stubApi().on(addVatRate, (input) => {
    sent.push(input)
    return rates
  })
  await open()
  await page.getByLabelText('Applies to').selectOptions('services')
  await page.getByLabelText('Valid from').fill('2027-07-01')
  await page.getByLabelText('Rate').fill('13,5')
  await expect.element(page.getByText(/Its VAT is 12,28\s€ now and 11,89\s€ at the new rate/)).toBeVisible()
  await page.getByRole('button', { name: 'Add rate' }).click()
  await expect.poll(() => sent).toMatchObject([{ kind: 'services', permille: 135 }])
  await expect.element(page.getByLabelText('Applies to')).toHaveValue('products')
  await expect.element(page.getByText(/at the new rate/)).not.toBeInTheDocument()
  await page.getByLabelText('Rate').fill('24')
  await expect.element(page.getByText(/Its VAT is 20,32\s€ now/)).toBeVisible()
})

test('a rate that cannot be read, and a date that the API refuses, are named next to their fields', async () => {
  const errors = { valid_from: ['A rate can start tomorrow at the earliest.'] }
  stubApi().on(addVatRate, () => refusal(422, { code: 'not-valid', message: 'No.', errors }))
  await open()
  await page.getByLabelText('Valid from').fill('2024-01-01')
  await page.getByLabelText('Rate').fill('24,55')
  await page.getByRole('button', { name: 'Add rate' }).click()
  await expect.element(page.getByText(/^Enter the rate in per cent/)).toBeVisible()
  await expect.element(page.getByText('A rate can start tomorrow at the earliest.')).toBeVisible()
  await page.getByLabelText('Rate').fill('24')
  await page.getByRole('button', { name: 'Add rate' }).click()
  await expect.element(page.getByText(/^Enter the rate in per cent/)).not.toBeInTheDocument()
  await expect.element(page.getByText('A rate can start tomorrow at the earliest.')).toBeVisible()
})

test('only a future rate can be removed', async () => {
  const sent: unknown[] = []
  stubApi().on(removeVatRate, (input) => {
    sent.push(input)
    return rates
  })
  await open()
  expect(page.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(1)
  await page.getByRole('button', { name: /^Remove the rate that starts on 1 January 2027/ }).click()
  await expect.poll(() => sent).toHaveLength(1)
})

test('staff who only read settings see the rates alone', async () => {
  await open(['read-settings'])
  await expect.element(page.getByRole('row', { name: /^1 September 2024 25,5/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^1 September 2024 14/ })).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})
