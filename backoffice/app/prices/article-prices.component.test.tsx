import { savePrices } from '@pito/contracts/staff-prices'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import ArticlePrices from './article-prices.tsx'

const prices = {
  ...{
    id: 1,
    state: 'on-sale',
    name: 'Kestrel Ice 3 205/55R16 91T',
    price_cents: 9900,
    purchase_cents: 5000,
  },
  ...{
    fee_cents: 200,
    vat_permille: 255,
    size_median_cents: null,
    day_ago_cents: null,
    minimum_cents: 7000,
    lowest_30_days_cents: 8900,
  },
  as_of: '2026-11-20T08:00:00.000Z',
  history: [
    {
      ...{ price_cents: 8900, from: '2026-10-01T08:00:00.000Z', lowest_before_cents: null },
      ...{ by: null, origin: null, reason: null, guarded: false },
    },
    {
      ...{ price_cents: 9900, from: '2026-11-10T08:00:00.000Z', lowest_before_cents: 8900 },
      ...{ by: 'Outi', origin: 'grid', reason: 'A new list.', guarded: true },
    },
  ],
}
const article = { id: 1, name: prices.name, state: 'on-sale', link_fi: '/', link_en: '/' }
const staff = { id: 'outi', name: 'Outi', email: 'outi@pito.example', rights: ['read-prices', 'edit-prices'] }

async function open(more: object = {}) {
  const sent: unknown[] = []
  stubApi().on(savePrices, (input) => {
    sent.push(input)
    return { saved: [1], unchanged: [], skipped: [], missing: [] }
  })
  const office = {
    id: 'office',
    loader: () => ({ staff }),
    children: [
      {
        path: '/',
        Component: ArticlePrices,
        loader: () => ({ article, prices: { data: { data: { ...prices, ...more } }, failure: null } }),
      },
    ],
  }
  await renderInOffice([office] as never)
  return sent
}

const textOf = (locator: Locator) => () => locator.element().textContent?.replaceAll('\u00a0', ' ')
const newPrice = page.getByLabelText('New price (incl. VAT)')
const save = page.getByRole('button', { name: 'Save the price' })

test('the page shows both amounts, the latest price first and the chart with the lowest price', async () => {
  await open()
  const facts = page.getByRole('definition')
  await expect.poll(textOf(facts.nth(0))).toBe('99,00 €')
  await expect.poll(textOf(facts.nth(1))).toBe('78,88 €')
  const rows = page.getByRole('row')
  await expect
    .poll(textOf(rows.nth(1)))
    .toMatch(/99,00 €89,00 €Outiprice gridPrice guard overridden: A new list\./)
  await expect.poll(textOf(rows.nth(2))).toMatch(/89,00 €–The shop–/)
  await expect.element(page.getByRole('img', { name: 'Price history' })).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('a price that is not below the lowest of 30 days is announced as no reduction, and saved', async () => {
  const sent = await open()
  await newPrice.fill('89')
  const sentence = 'Customers will see no reduction: 89,00 € was the lowest price in the previous 30 days.'
  await expect.element(page.getByText(sentence)).toBeVisible()
  await newPrice.fill('79')
  await expect.element(page.getByText('Was 99,00 €, lowest price in 30 days 89,00 €, −11 %')).toBeVisible()
  await save.click()
  await expect.element(page.getByText('Price saved.')).toBeVisible()
  expect(sent).toMatchObject([
    { origin: 'form', rows: [{ id: 1, before_cents: 9900, price_cents: 7900, confirmed: false }] },
  ])
})

test('a guarded price is saved only with tick and reason', async () => {
  const sent = await open()
  await newPrice.fill('69,90')
  await expect.element(page.getByText('The price is below the minimum price of the brand.')).toBeVisible()
  await save.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  expect(sent).toEqual([])
  await page.getByRole('checkbox', { name: 'The price is right' }).click()
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Clearance.')
  await save.click()
  await expect.poll(() => sent).toMatchObject([{ rows: [{ confirmed: true, reason: 'Clearance.' }] }])
})

test('three decimals are refused next to the field', async () => {
  const sent = await open()
  await newPrice.fill('99,999')
  await save.click()
  await expect.element(page.getByText('Prices have two decimals.')).toBeVisible()
  expect(sent).toEqual([])
})

test('the last change is undone with one press', async () => {
  const sent = await open()
  await page.getByRole('button', { name: /^Undo: back to 89,00/ }).click()
  await expect.element(page.getByText('Price saved.')).toBeVisible()
  expect(sent).toMatchObject([
    { origin: 'undo', rows: [{ id: 1, before_cents: 9900, price_cents: 8900, confirmed: false }] },
  ])
  expect(await accessibilityFaults()).toEqual([])
})

test('an undo that the guard stops asks for tick and reason first', async () => {
  const sent = await open({ minimum_cents: 9500 })
  await page.getByRole('button', { name: /^Undo: back to 89,00/ }).click()
  await expect.element(newPrice).toHaveValue('89,00')
  expect(sent).toEqual([])
  await page.getByRole('checkbox', { name: 'The price is right' }).click()
  await page.getByRole('textbox', { name: /^Reason/ }).fill('A mistake.')
  await save.click()
  await expect.poll(() => sent).toMatchObject([{ origin: 'undo', rows: [{ confirmed: true }] }])
})

test('several prices of one day are told apart by their time', async () => {
  const [first, second] = prices.history
  const history = [
    { ...first, from: '2026-11-20T06:00:00.000Z' },
    { ...second, from: '2026-11-20T07:00:00.000Z' },
  ]
  await open({ history })
  const chart = page.getByRole('img', { name: 'Price history' })
  await expect.element(chart).toMatchTextContent(/20\.11\.2026 klo 8\.00.*20\.11\.2026 klo 10\.00/)
  expect(chart.element().querySelectorAll('circle')).toHaveLength(2)
})
