import { createPromoCode, getExampleCarts, savePromoCode } from '@pito/contracts/staff-promo-codes'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import NewPromoCode, { clientAction as create } from './new-promo-code.tsx'
import PromoCode, { clientAction as save } from './promo-code.tsx'
import Usage from './promo-code-usage.tsx'

const staff = { id: 'outi', name: 'Outi', email: 'outi@pito.example', rights: ['edit-promo-codes'] }
const used = {
  ...{ id: 7, version: 3, code: 'TALVI10', discount_permille: 125, discount_cents: null },
  ...{ valid_from: '2026-11-01', valid_until: null, minimum_cents: null, uses_in_all: null, uses_each: null },
  ...{ active: true, note: '', uses: 42, state: 'valid' as const },
}
const line = { kind: 'article', name: 'Kuura Tuisku 9 205/55 R16 94T', quantity: 4 } as const
const cart = {
  lines: [{ ...line, total_cents: 44_280, discount_cents: 1000, vat_cents: 8794 }],
  ...{ is_below_minimum: false, discount_cents: 1000, vat_cents: 8794, total_cents: 43_280 },
}

function open(address: string, facts: object = {}) {
  const office = {
    id: 'office',
    loader: () => ({ staff }),
    children: [
      { path: '/promo-codes/new', Component: NewPromoCode, loader: () => null, action: create },
      { path: '/promo-codes/:id', Component: PromoCode, loader: () => used, action: save },
      { path: '/promo-codes/7/usage', Component: Usage, loader: () => facts },
    ],
  }
  return renderInOffice([office] as never, { address })
}

test('the example carts follow the discount that is typed, and a refused field is named next to it', async () => {
  const asked: unknown[] = []
  const errors = { valid_until: ['The last day is before the first one.'] }
  stubApi()
    .on(getExampleCarts, (query) => {
      asked.push(query)
      return [cart]
    })
    .on(createPromoCode, () => refusal(422, { code: 'not-valid', message: 'Not valid.', errors }))
  await open('/promo-codes/new')
  await expect
    .element(page.getByText('Enter either a percentage or an amount to see two examples.'))
    .toBeVisible()
  await page.getByLabelText('Discount as an amount').fill('10')
  await expect.element(page.getByRole('rowheader', { name: /Kuura Tuisku 9/ })).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ discount_permille: '0', discount_cents: '1000' })
  await page.getByLabelText('Discount as a percentage').fill('5')
  await expect
    .element(page.getByText('Enter either a percentage or an amount to see two examples.'))
    .toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await page.getByLabelText('Code', { exact: true }).fill('TALVI10')
  await page.getByLabelText('First day').fill('2026-12-01')
  await page.getByRole('button', { name: 'Add promo code' }).click()
  await expect.element(page.getByText('The last day is before the first one.')).toBeVisible()
})

test('text and discount of a used code are locked with the reason, and are sent as they are', async () => {
  const sent: unknown[] = []
  stubApi()
    .on(getExampleCarts, () => [cart])
    .on(savePromoCode, (input) => {
      sent.push(input)
      return used
    })
  await open('/promo-codes/7')
  for (const label of ['Code', 'Discount as a percentage', 'Discount as an amount'])
    await expect.element(page.getByLabelText(label, { exact: true })).toHaveAttribute('readonly')
  await expect.element(page.getByText(/The code has been used/).first()).toBeVisible()
  await page.getByLabelText('Last day').fill('2026-12-24')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ discount_permille: 125, discount_cents: null, valid_until: '2026-12-24' })
})

test('the usage shows its figures, the days between uses, and no name of an erased customer', async () => {
  const use = { claimed_at: '2026-11-20T10:00:00Z', state: 'used', order_number: '4821907735' }
  const facts = {
    code: used,
    usage: {
      failure: null,
      data: {
        ...{ claimed: 1, used: 2, released: 3, orders: 2, sales_cents: 98_000, discount_cents: 9800 },
        days: [
          { day: '2026-11-18', uses: 2 },
          { day: '2026-11-20', uses: 1 },
        ],
      },
    },
    uses: {
      failure: null,
      data: {
        data: [{ ...use, customer: null, is_erased: true, total_cents: 49_000, discount_cents: 4900 }],
        ...{ page: 1, last_page: 1, total: 1, per_page: 50 },
      },
    },
  }
  await open('/promo-codes/7/usage', facts)
  await expect.element(page.getByText('980,00 €')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'Erased customer' })).toBeVisible()
  const chart = page.getByRole('img', { name: 'Uses per day' })
  await expect.element(chart).toBeVisible()
  expect(chart.element().querySelectorAll('rect')).toHaveLength(3)
  expect(await accessibilityFaults()).toEqual([])
})
