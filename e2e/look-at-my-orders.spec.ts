import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { registered } from './harness/customer.ts'
import { logInAs } from './harness/demo-customer.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

const fitted = '4821907312'
const delivered = '3907152846'
const main = (page: Page) => page.getByRole('main')
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })

test('Aino lists her orders, opens the fitted one by keyboard and goes back', async ({ page }) => {
  const { faults } = watch(page)
  await logInAs(page, 'aino')
  await openHydrated(page, '/order?lang=en')
  await expect(main(page).getByRole('article')).toHaveCount(2)
  const first = main(page).getByRole('article').first()
  await expect(first).toContainText(/4821907312.*Ordered on.*paid on.*Mounting.*Paid.*€.*Download invoice/)
  await expect(first.getByRole('listitem')).toContainText(/4\s×.*R16/)
  expect(await accessibilityFaults(page)).toEqual([])
  await first.getByRole('link', { name: `Order ${fitted}`, exact: true }).press('Enter')
  await expect(main(page).getByRole('heading', { name: `Order ${fitted}` })).toBeVisible()
  await expect(page).toHaveTitle(`Order ${fitted} – Pito`)
  await expect(main(page).getByRole('definition').filter({ hasText: 'Tulen noin' })).toBeVisible()
  await expect(section(page, 'Fitting time')).toContainText(/\w{3} \d+ \w+ at \d\d:\d\d.*@.*/)
  await expect(section(page, 'Fitting time').getByRole('link', { name: 'Change the time' })).toBeVisible()
  await expect(section(page, 'Service point').getByRole('link')).toBeVisible()
  await expect(section(page, 'Billing address')).toContainText('Hämeenkatu 12 B 7, 33100 Tampere')
  await expect(section(page, 'Billing address')).toContainText('+358 40 123 4567')
  await expect(section(page, 'Delivery address')).toContainText('Aino Virtanen')
  const lines = section(page, 'Products and services')
  await expect(lines).toContainText(/4\s×\s\d+/)
  await expect(lines).toContainText('16 inches')
  await expect(lines).toContainText('Delivery to the service point')
  await expect(lines).toContainText(/Free.*Total price.*€.*VAT 25[.]5\s%.*€/)
  expect(await accessibilityFaults(page)).toEqual([])
  await main(page).getByRole('link', { name: 'Back' }).click()
  await expect(main(page).getByRole('article')).toHaveCount(2)
  expect(faults).toEqual([])
})

test('the invoice of a paid order is saved as a PDF, from the list and from the order', async ({ page }) => {
  const { faults } = watch(page)
  await logInAs(page, 'aino')
  await openHydrated(page, '/order?lang=en')
  const saved = async (link: string) => {
    const download = page.waitForEvent('download')
    await main(page).getByRole('link', { name: link, exact: true }).click()
    const file = await download
    return [file.suggestedFilename(), readFileSync(await file.path(), 'latin1').slice(0, 5)]
  }
  const pdf = [expect.stringMatching(/^pito-lasku-\d+\.pdf$/), '%PDF-']
  expect(await saved(`Download invoice of order ${fitted}`)).toEqual(pdf)
  await main(page)
    .getByRole('link', { name: `Order ${fitted}`, exact: true })
    .click()
  await expect(main(page).getByRole('heading', { name: `Order ${fitted}` })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await saved('Download invoice')).toEqual(pdf)
  expect(faults).toEqual([])
})

test('an order by post has a charge for delivery and nothing of a service point', { tag: '@all' }, async ({
  page,
}) => {
  await logInAs(page, 'aino')
  await openHydrated(page, `/order/${delivered}?lang=en`)
  await expect(main(page)).toContainText('Without mounting')
  await expect(main(page)).toContainText('Paid Delivered')
  await expect(section(page, 'Billing address')).toBeVisible()
  await expect(section(page, 'Fitting time')).toHaveCount(0)
  await expect(section(page, 'Service point')).toHaveCount(0)
  await expect(section(page, 'Products and services')).toContainText(/Delivery.*[1-9].*€/)
})

test('behind the last page of the list stands the first one', { tag: '@all' }, async ({ page }) => {
  await logInAs(page, 'aino')
  await page.goto('/order?page=99')
  await expect(page).toHaveURL('/order')
  await expect(main(page).getByRole('article')).toHaveCount(2)
})

test('the order of somebody else is not found, just as one that nobody made', { tag: '@all' }, async ({
  page,
}) => {
  await registered(page)
  for (const number of [fitted, '1000000000', 'x'.repeat(50)]) {
    expect((await page.goto(`/order/${number}?lang=en`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('an order is read in Finnish', async ({ page }) => {
    await logInAs(page, 'aino')
    await page.goto('/order?lang=fi')
    await page.getByRole('link', { name: `Tilaus ${fitted}`, exact: true }).click()
    await expect(page.getByRole('heading', { name: `Tilaus ${fitted}` })).toBeVisible()
    await expect(section(page, 'Asennusaika')).toContainText(/ klo/)
    await expect(section(page, 'Tuotteet ja palvelut')).toContainText('16 tuumaa')
    await page.getByRole('link', { name: 'Takaisin' }).click()
    await expect(page).toHaveURL('/order')
  })
})
