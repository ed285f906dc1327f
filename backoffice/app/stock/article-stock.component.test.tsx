import type { StaffArticle } from '@pito/contracts/staff-articles'
import { correctStock } from '@pito/contracts/staff-stock'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import ArticleStock, { clientAction } from './article-stock.tsx'

const article = { id: 1, name: 'Kuura Tuisku 1 205/55R16 91T', state: 'on-sale' } as StaffArticle
const stock = {
  ...{ id: 1, name: 'Kuura Tuisku 1', size: '205/55R16 91T', ean: null, on_hand: 19, not_as_new: 3 },
  ...{ held: 4, available: 12, read_at: '2026-11-25T08:00:00.000Z' },
  weeks: [
    { week: '0520', as_new: false, quantity: 3 },
    { week: '3125', as_new: true, quantity: 16 },
  ],
}
const changes = [
  {
    ...{ id: '1', at: '2026-11-24T08:00:00.000Z', by: 'Outi', week: '3125', as_new: true, difference: 16 },
    ...{ quantity_before: 0, quantity_after: 16, reason: 'received', note: null, goods_receipt_id: 7 },
  },
]

const history = { data: changes, page: 1, last_page: 1 }
const settled = {
  article,
  stock: { data: { data: stock }, failure: null },
  changes: { data: history, failure: null },
}

function open(rights: readonly string[] = ['read-stock', 'edit-stock'], loaded: object = settled) {
  const office = {
    id: 'office',
    loader: () => ({ staff: { rights } }),
    children: [
      {
        path: '/articles/:id/stock',
        Component: ArticleStock,
        loader: () => loaded,
        action: clientAction,
      },
    ],
  }
  return renderInOffice([office] as never, { address: '/articles/1/stock' })
}

function api(sent: unknown[], answers: readonly unknown[]) {
  return stubApi().on(correctStock, (input) => {
    sent.push(input)
    return answers[sent.length - 1] as never
  })
}

async function count(quantity: string) {
  await page.getByRole('button', { name: 'Correct the stock of week 3125' }).click()
  await page.getByLabelText('Counted quantity').fill(quantity)
  await page.getByLabelText('Reason').selectOptions('counted')
  await page.getByRole('button', { name: 'Save correction' }).click()
}

test('a count is sent with the stock and the time at which the form was opened', async () => {
  const sent: unknown[] = []
  api(sent, [stock])
  await open()
  expect(await accessibilityFaults()).toEqual([])
  await count('15')
  await expect
    .poll(() => sent)
    .toMatchObject([
      { week: '3125', as_new: true, quantity: 15, quantity_at_opening: 16, opened_at: stock.read_at },
    ])
  await expect.element(page.getByText('The stock is corrected.')).toBeVisible()
})

test('a sale since the form was opened leads to a question, and then to one about what payments hold', async () => {
  const sent: unknown[] = []
  const moved = {
    ...{
      code: 'stock-moved',
      message: 'Moved.',
      conflict: { by: null, at: null, current: { quantity: 14, expected: 3 } },
    },
    errors: { quantity: ['2 were sold since you started at 10:00. Expected now: 3.'] },
  }
  const held = {
    ...{
      code: 'payments-hold-more',
      message: 'Held.',
      conflict: { by: null, at: null, current: { held: 4 } },
    },
    errors: { quantity: ['Payments hold 4 tyres for 1 order until 10:30 at the latest.'] },
  }
  api(sent, [refusal(409, moved), refusal(409, held), stock])
  await open()
  await count('5')
  const dialog = page.getByRole('dialog', { name: 'Confirm the correction' })
  await expect.element(dialog.getByText(/^2 were sold since you started/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save 3 as the stock' }).click()
  await expect.element(dialog.getByText(/^Payments hold 4 tyres/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save anyway' }).click()
  await expect
    .poll(() => sent)
    .toMatchObject([
      { confirmed_quantity: null, despite_holds: false },
      { confirmed_quantity: 14, despite_holds: false },
      { confirmed_quantity: 14, despite_holds: true, quantity: 5, quantity_at_opening: 16 },
    ])
})

test('old tyres are added after the question that a goods receipt asks', async () => {
  const sent: unknown[] = []
  const errors = { week: ['The tyre is more than 3 years old. Sell with its age shown?'] }
  api(sent, [refusal(422, { code: 'age-not-confirmed', message: 'Confirm.', errors }), stock])
  await open()
  await count('17')
  const dialog = page.getByRole('dialog', { name: 'Confirm the correction' })
  await expect.element(dialog.getByText(/Sell with its age shown/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save anyway' }).click()
  await expect.poll(() => sent).toMatchObject([{ age_confirmed: false }, { age_confirmed: true }])
})

test('staff who only read stock see no correction', async () => {
  api([], [])
  await open(['read-stock'])
  await expect.element(page.getByRole('row', { name: /^3125 16/ })).toBeVisible()
  expect(page.getByRole('button', { name: /^Correct/ }).elements()).toHaveLength(0)
})

test('the correction and the changes fit on a phone', async () => {
  await page.viewport(390, 844)
  api([], [])
  await open()
  await page.getByRole('button', { name: 'Add a production week' }).click()
  await expect.element(page.getByLabelText('Production week')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  for (const table of document.querySelectorAll('.tbl'))
    expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
})

test('stock changes that fail to load leave the rest of the page', async () => {
  const failure = { requestId: 'r-17', offline: false }
  await open(undefined, { ...settled, changes: { data: null, failure } })
  await expect.element(page.getByText('The stock changes could not be loaded.')).toBeVisible()
  await expect.element(page.getByText('r-17')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: article.name })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Correct the stock of week 3125' })).toBeVisible()
})

test('a correction that the shop could not store names the id of the request', async () => {
  const away = { code: 'not-ready', message: 'The shop is not available.', request_id: 'c0ffee' }
  api([], [refusal(503, away)])
  await open()
  await count('5')
  await expect.element(page.getByText('Request ID: c0ffee')).toBeVisible()
})
