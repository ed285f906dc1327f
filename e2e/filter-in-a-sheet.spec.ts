import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { openHydrated } from './harness/hydrated.ts'

const list = '/tyres/car-suv-4x4?width=205&height=55&diameter=16'
const opener = (page: Page) => page.getByRole('button', { name: /^Filter/ })
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Filter' })

test.use({ viewport: { width: 390, height: 844 } })

test('Back closes the sheet of filters and keeps what was chosen in it', async ({ page }) => {
  await openHydrated(page, list)
  await opener(page).click()
  const sheet = sheetOf(page)
  for (const name of [/^Summer/, /^Continental/]) await sheet.getByRole('checkbox', { name }).check()
  await expect(page).toHaveURL(/tyre_season=Summer&brand=Continental#filters$/)
  await page.reload()
  await expect(sheet.getByRole('checkbox', { name: /^Summer/ })).toBeChecked()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/tyre_season=Summer&brand=Continental$/)
  await page.goBack()
  await expect(page).toHaveURL(list)
})

test('Back closes a sheet in which nothing was chosen, and leads to the page before next', {
  tag: '@all',
}, async ({ page }) => {
  await openHydrated(page, '/?lang=en')
  await openHydrated(page, list)
  await opener(page).click()
  await expect(page).toHaveURL(/#filters$/)
  await page.goBack()
  await expect(sheetOf(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await opener(page).click()
  await page.keyboard.press('Escape')
  await expect(sheetOf(page)).toBeHidden()
  await expect(page).toHaveURL(list)
  await page.goBack()
  await expect(page).toHaveURL(/\/\?lang=en$/)
})
