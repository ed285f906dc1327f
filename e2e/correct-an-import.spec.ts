import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { newArticle, setPrice, storedArticle } from './harness/article.ts'
import { accessibilityFaults } from './harness/axe.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { logInAsStaff } from './harness/staff.ts'

/** Uploads a price list and waits for the counts of its dry run. */
async function dryRun(page: Page, file: string): Promise<void> {
  await openHydrated(page, '/admin/imports/new')
  await page.getByLabel('Kind').selectOption('Prices')
  const upload = { name: 'supplier.csv', mimeType: 'text/csv', buffer: Buffer.from(file) }
  await page.locator('input[type=file]').setInputFiles(upload)
  await page.getByRole('button', { name: 'Upload the file' }).click()
  await page.getByRole('button', { name: 'Start the dry run' }).click()
  await expect(page.getByRole('link', { name: /^Rejected \d/ })).toBeVisible()
}

const count = (page: Page, name: string, rows: number) =>
  expect(page.getByRole('link', { name: `${name} ${rows}`, exact: true })).toBeVisible()

test('rejected rows of a price list are downloaded, corrected and imported', {
  tag: '@all',
}, async ({ page }) => {
  const headers = await logInAsStaff(page, 'owner')
  const [right, wrong] = [await newArticle(page.request, headers), await newArticle(page.request, headers)]
  for (const article of [right, wrong]) await setPrice(page.request, { headers, article, cents: 10_000 })
  await dryRun(page, `EAN;Price\n${right.ean};105,00\n${wrong.ean};104,005\n`)
  await count(page, 'Changed', 1)
  await count(page, 'Rejected', 1)
  expect(await accessibilityFaults(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download rejected rows' }).click(),
  ])
  const rejected = await readFile(await download.path(), 'utf8')
  expect(rejected).toContain(`${wrong.ean}`)
  expect(rejected).not.toContain(right.ean)
  await page.getByRole('button', { name: 'Run one row' }).click()
  await count(page, 'Done', 1)
  expect(await storedArticle(page.request, headers, right)).toMatchObject({ price_cents: 10_500 })
  expect(await storedArticle(page.request, headers, wrong)).toMatchObject({ price_cents: 10_000 })

  await dryRun(page, rejected.replace('104,005', '104,00'))
  await count(page, 'Rejected', 0)
  await page.getByRole('button', { name: 'Run one row' }).click()
  await count(page, 'Done', 1)
  expect(await storedArticle(page.request, headers, wrong)).toMatchObject({ price_cents: 10_400 })
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: /^Imports/ })
    .click()
  await hydrated(page)
  await expect(page.getByRole('row', { name: /Prices.*supplier\.csv.*Done/ }).first()).toBeVisible()
})
