import { getStaffMember } from '@pito/contracts/staff'
import type { PricedArticle } from '@pito/contracts/staff-prices'
import { previewBulkPrices, savePrices } from '@pito/contracts/staff-prices'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { page, userEvent } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import Prices from './prices.tsx'

function article(id: number, changed: Partial<PricedArticle> = {}): PricedArticle {
  return {
    ...{ id, state: 'on-sale', name: `Ice ${id} 205/55R16 91T`, brand: 'Kestrel', model: `Ice ${id}` },
    ...{ size: '205/55R16 91T', price_cents: 9900, purchase_cents: 5000, fee_cents: 200, vat_permille: 255 },
    ...{
      size_median_cents: null,
      day_ago_cents: null,
      minimum_cents: null,
      available: 16,
      sold_30_days: 44,
      lowest_30_days_cents: 9500,
    },
    ...{ margin_cents: 2729, margin_permille: 353, reduction_percent: null },
    ...changed,
  }
}

const staff = { id: 'outi', name: 'Outi', email: 'outi@pito.example', rights: ['read-prices', 'edit-prices'] }

async function open(
  rows: readonly PricedArticle[] = [article(1), article(2), article(3)],
  rights = staff.rights,
) {
  await page.viewport(1280, 900)
  const data = () => ({
    list: {
      page: { data: rows, total: rows.length, page: 1, per_page: 25, last_page: 1 },
      view: [],
      excluding: [],
    },
    brands: [{ id: 1, name: 'Kestrel' }],
  })
  const Page = () => (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Prices />
    </>
  )
  const office = {
    id: 'office',
    loader: () => ({ staff: { ...staff, rights } }),
    children: [
      { path: '/prices', Component: Page, loader: data },
      { path: '/elsewhere', Component: () => <h1>Elsewhere</h1> },
    ],
  }
  await renderInOffice([office] as never, { address: '/prices?brand_id=7' })
}

/** Stubs saving, and collects what was sent. */
function stubSaving(answer: () => object = () => saved()) {
  const sent: unknown[] = []
  stubApi()
    .on(getStaffMember, () => staff as never)
    .on(savePrices, (input) => {
      sent.push(input)
      return answer() as never
    })
  return sent
}

const saved = (changed: object = {}) => ({ saved: [1], unchanged: [], skipped: [], missing: [], ...changed })
const priceOf = (row: number) => page.getByRole('row').nth(row).getByRole('gridcell').nth(4)

const textOf = (locator: Locator) => () => locator.element().textContent?.replaceAll('\u00a0', ' ')

/** Types prices into the grid, row by row. */
async function type(...prices: readonly string[]) {
  await priceOf(1).click()
  for (const price of prices) {
    await userEvent.keyboard(price)
    await userEvent.keyboard('{Enter}')
  }
}
const review = (name: string) => page.getByRole('button', { name }).click()

test('the review shows old and new price, change, margin and what customers will read', async () => {
  const sent = stubSaving()
  await open()
  await type('89', '99,50')
  await review('Review 2 changes')
  await expect.element(page.getByRole('heading', { name: 'Review 2 changes' })).toHaveFocus()
  const [first, second] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)]
  await expect.poll(textOf(first)).toMatch(/99,00 €.*89,00 €.*−10.1 %.*19,32 € · 28 %/)
  await expect.poll(textOf(first)).toMatch('Was 99,00 €, lowest price in 30 days 95,00 €, −6 %')
  await expect
    .poll(textOf(second))
    .toMatch('Customers will see no reduction: 95,00 € was the lowest price in the previous 30 days.')
  expect(await accessibilityFaults()).toEqual([])
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Save 2 prices' }).click()
  await expect.element(page.getByText('1 price saved.')).toBeVisible()
  expect(sent).toMatchObject([
    {
      origin: 'grid',
      rows: [
        { id: 1, before_cents: 9900, price_cents: 8900 },
        { id: 2, price_cents: 9950 },
      ],
    },
  ])
})

test('the margin follows the typed price before anything is saved', async () => {
  await open()
  const margin = (column: number) => textOf(page.getByRole('row').nth(1).getByRole('gridcell').nth(column))
  await expect.poll(margin(5)).toBe('27,29')
  await type('89')
  await expect.poll(margin(5)).toBe('19,32')
  await expect.poll(margin(6)).toBe('28 %')
})

test('a row that is removed is not saved', async () => {
  const sent = stubSaving()
  await open()
  await type('89', '98')
  await review('Review 2 changes')
  await page.getByRole('button', { name: 'Remove Ice 1 205/55R16 91T' }).click()
  await page.getByRole('button', { name: 'Save 1 price' }).click()
  await expect.poll(() => sent).toMatchObject([{ rows: [{ id: 2 }] }])
  expect((sent[0] as { rows: unknown[] }).rows).toHaveLength(1)
})

test('a guarded price is saved only with tick and reason', async () => {
  const sent = stubSaving()
  await open()
  await type('8,90')
  await expect.element(page.getByText('The price guard stopped 1 price.')).toBeVisible()
  await review('Review 1 change')
  await page.getByRole('button', { name: 'Save 1 price' }).click()
  await expect.element(page.getByText('Tick the row and enter a reason, or remove it.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'The price is right' }).click()
  await page.getByRole('button', { name: 'Save 1 price' }).click()
  await expect.element(page.getByText('Tick the row and enter a reason, or remove it.')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  expect(sent).toEqual([])
  await page.getByLabelText('Reason: Ice 1 205/55R16 91T').fill('The last piece is damaged.')
  await page.getByRole('button', { name: 'Save 1 price' }).click()
  await expect
    .poll(() => sent)
    .toMatchObject([{ rows: [{ id: 1, confirmed: true, reason: 'The last piece is damaged.' }] }])
})

test('a price that somebody else changed is shown with its current price, and the typed one remains', async () => {
  const skipped = [{ id: 2, current_cents: 9400, by: 'Paavo', at: '2026-11-20T10:00:00.000Z' }]
  stubSaving(() => saved({ skipped }))
  await open()
  await type('89', '98')
  await review('Review 2 changes')
  await page.getByRole('button', { name: 'Save 2 prices' }).click()
  await expect
    .element(page.getByText('Somebody else changed these prices. They were not overwritten.'))
    .toBeVisible()
  await expect
    .poll(textOf(page.getByRole('listitem').first()))
    .toBe('Ice 2 205/55R16 91T: now 94,00 €, Paavo Fri, 20 Nov 2026, 12:00')
  await expect.poll(textOf(priceOf(2))).toMatch('98,00')
  await expect.element(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible()
})

test('a refusal of the API is shown, and everything entered remains', async () => {
  stubSaving(() => refusal(403, { code: 'too-many-guarded-prices', message: 'You need another right.' }))
  await open()
  await type('89')
  await review('Review 1 change')
  await page.getByRole('button', { name: 'Save 1 price' }).click()
  await expect.element(page.getByText('You need another right.')).toBeVisible()
  await expect.poll(textOf(page.getByRole('listitem').first())).toMatch('89,00 €')
})

test('three decimals are refused in the cell, and other changes can be reviewed', async () => {
  stubSaving()
  await open()
  await type('99,999', '98')
  await expect.element(page.getByText('1 price cannot be read.')).toBeVisible()
  await priceOf(1).click()
  await expect.element(page.getByText('Ice 1 205/55R16 91T: Prices have two decimals.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible()
})

test('leaving the page with changes asks once', async () => {
  stubSaving()
  await open()
  await type('89')
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await page.getByRole('button', { name: 'Stay' }).last().click()
  await expect.poll(textOf(priceOf(1))).toMatch('89,00')
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

test('bulk pricing sends the filter and the rule, and its prices pass through the same review', async () => {
  const asked: unknown[] = []
  const sent: unknown[] = []
  stubApi()
    .on(previewBulkPrices, (input) => {
      asked.push(input)
      return { total: 3, left_out: 1, rows: [{ ...article(1), new_cents: 10_190 }] }
    })
    .on(savePrices, (input) => {
      sent.push(input)
      return saved()
    })
  await open()
  await page.getByRole('button', { name: 'Bulk pricing' }).click()
  await page.getByRole('button', { name: 'Show new prices' }).click()
  await expect.element(page.getByText('Enter a number with at most two decimals.')).toBeVisible()
  await page.getByLabelText('Value').fill('3')
  await page.getByLabelText('Rounding').selectOptions(',90')
  expect(await accessibilityFaults()).toEqual([])
  await page.getByRole('button', { name: 'Show new prices' }).click()
  await expect.poll(textOf(page.getByRole('listitem').first())).toMatch(/99,00 €.*101,90 €.*\+2.9 %/)
  await expect.element(page.getByText(/1 are left out/)).toBeVisible()
  expect(asked).toEqual([{ brand_id: '7', change: 'percent', value: '300', ending: '90' }])
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Save 1 price' }).click()
  await expect
    .poll(() => sent)
    .toMatchObject([{ origin: 'bulk', rows: [{ id: 1, before_cents: 9900, price_cents: 10_190 }] }])
})

test('without the right to change prices the grid only shows them', async () => {
  stubSaving()
  await open([article(1)], ['read-prices'])
  await type('89')
  await expect.poll(textOf(priceOf(1))).toMatch('99,00')
  await expect.element(page.getByRole('button', { name: /Review|Bulk/ })).not.toBeInTheDocument()
})

test('on a phone the price is in view beside the name', async () => {
  await open()
  await page.viewport(390, 844)
  const headings = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(() => headings().slice(0, 3)).toEqual(['Article', 'Price (incl. VAT)', 'Margin %'])
  const cell = page.getByRole('row').nth(1).getByRole('gridcell').nth(1)
  expect(cell.element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
})
