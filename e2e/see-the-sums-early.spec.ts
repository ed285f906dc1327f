import { expect, test } from '@playwright/test'
import { findTyre } from './harness/find-tyre.ts'
import { openHydrated } from './harness/hydrated.ts'

test('a tyre says what four cost at home and fitted, and between which days they come', async ({ page }) => {
  const { link_en } = await findTyre(page, (stock) => stock > 8)
  await openHydrated(page, link_en)
  const rows = page.locator('.buy__rows div')
  const [sum, , inAll] = await rows.locator('.num').allTextContents()
  const cents = (text = '') => Number(text.replaceAll(/\D/g, ''))
  expect(cents(inAll)).toBe(cents(sum) + 3990)
  await expect(page.locator('.buy__totals')).toContainText(/Fitted from [\d.,]+\s€/)
  await expect(rows.filter({ hasText: 'Delivery to your home' })).toContainText(
    /, \d+( \w+\s)?–\s?\d+ [A-Z]\w+/,
  )
})

test('a card of the list says the same sums, and of a truck tyre freight', { tag: '@all' }, async ({
  page,
}) => {
  await openHydrated(page, '/tyres/car-suv-4x4?width=205&height=55&diameter=16')
  const card = page.getByRole('main').getByRole('article').first()
  const text = (await card.locator('.prices').textContent()) ?? ''
  const [, fitted = 'no sum', delivered = 'no sum'] =
    /Fitted from ([\d.,]+)\s€.* · Delivered ([\d.,]+)\s€/.exec(text) ?? []
  await card.getByRole('heading').getByRole('link').click()
  const rows = page.locator('.buy__rows div')
  await expect(rows.filter({ hasText: 'Total, delivered' })).toContainText(delivered)
  await expect(page.locator('.buy__totals')).toContainText(`Fitted from ${fitted}`)
  await openHydrated(page, '/tyres/trucks')
  await expect(
    page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByText(/^Incl\. freight/),
  ).toHaveText(/^Incl\. freight [\d.,]+\s€$/)
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(rows.filter({ hasText: 'Freight to your address' })).toBeVisible()
  await expect(page.getByRole('main').getByText(/fitted/)).toHaveCount(0)
})
