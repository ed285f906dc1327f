import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { helsinkiDate } from '../contracts/src/values/helsinki-date.ts'
import { productionWeekText, weekYearsAgo } from '../contracts/src/values/production-week.ts'
import { newArticle, storedArticle } from './harness/article.ts'
import { accessibilityFaults } from './harness/axe.ts'
import { openHydrated } from './harness/hydrated.ts'
import { logInAsStaff } from './harness/staff.ts'
import { watch } from './harness/watch.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const smallestTarget = 44

/** Returns the names of controls that are smaller than a thumb needs. */
function smallTargets(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .evaluate(
      (main, smallest) =>
        [
          ...main.querySelectorAll<HTMLElement>(
            'button, .btn, .tab, summary, input:not([type=hidden]), select',
          ),
        ]
          .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < smallest)
          .map((control) => control.textContent || control.id),
      smallestTarget,
    )
}

async function expectToFitThePhone(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await smallTargets(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
}

test('the warehouse receives goods on a phone', { tag: '@all' }, async ({ page }) => {
  const owner = await logInAsStaff(page, 'owner')
  const article = await newArticle(page.request, owner)
  const warehouse = await logInAsStaff(page, 'warehouse')
  const { faults } = watch(page)
  await openHydrated(page, '/admin/goods-receipts')
  await page.getByRole('link', { name: 'New goods receipt' }).first().tap()
  await expect(page.getByRole('heading', { level: 1, name: 'New goods receipt' })).toBeVisible()
  await page.getByLabel('Supplier').fill('Pohjolan Rengas')
  await page.getByLabel('Delivery note number').fill(`L-${article.ean}`)
  await page.getByLabel('Date').fill(helsinkiDate(new Date()))
  await expectToFitThePhone(page)
  await page.getByRole('button', { name: 'Start' }).tap()

  const ean = page.getByLabel('EAN', { exact: true })
  await ean.fill(article.ean)
  await page.getByLabel('Quantity').fill('4')
  await page.getByLabel('Production week').fill('5499')
  await page.getByLabel('Purchase price without VAT').fill('61,20')
  const add = page.getByRole('button', { name: 'Add line' })
  await add.tap()
  await expect(page.getByLabel('Production week')).toHaveAttribute('aria-invalid', 'true')
  const week = productionWeekText(weekYearsAgo(helsinkiDate(new Date()), 1))
  await page.getByLabel('Production week').fill(week)
  await add.tap()
  await expect(page.getByText(`Added: 4 × ${article.name}.`)).toBeVisible()
  await expect(ean).toBeFocused()
  await expectToFitThePhone(page)

  await page.getByRole('button', { name: 'Receive' }).tap()
  await expect(page.getByText(/^Paavo Palvelija received this at/)).toBeVisible()
  await expectToFitThePhone(page)
  expect(await storedArticle(page.request, warehouse, article)).toMatchObject({ available: 4 })
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
})
