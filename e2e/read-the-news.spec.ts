import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { logInAs } from './harness/demo-customer.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

test('a customer opens the news from the menu, reads one and goes back', async ({ page }) => {
  const { faults } = watch(page)
  await logInAs(page, 'veikko')
  await openHydrated(page, '/profile?lang=en')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'News', exact: true }).click()
  await expect(main.getByRole('heading', { name: 'News', level: 2 })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(main.getByRole('article')).toHaveCount(6)
  await expect(main.getByRole('article').first()).toContainText('19 November 2026')
  await main.getByRole('link', { name: 'Application lists to download' }).click()
  await expect(main.getByRole('heading', { name: 'How to get it' })).toBeVisible()
  await expect(page).toHaveTitle('Application lists to download – Pito')
  expect(await accessibilityFaults(page)).toEqual([])
  await main.getByRole('link', { name: 'All news' }).click()
  await expect(main.getByRole('article')).toHaveCount(6)
  expect(faults).toEqual([])
})

test('articles are read in Finnish, without scripts too', { tag: '@all' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await logInAs(page, 'veikko')
  await page.goto('/articles?lang=fi')
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.getByRole('link', { name: 'Näin luet renkaan iän' }).click()
  await expect(page.getByText('Merkintä 2226 tarkoittaa viikkoa 22 vuonna 2026.')).toBeVisible()
  await expect(page.locator('time')).toHaveText('10.11.2026')
  await context.close()
})

test('news are not among the articles, and what was never published is not found', { tag: '@all' }, async ({
  page,
}) => {
  await logInAs(page, 'veikko')
  for (const path of ['/articles/application-lists-for-download', '/news/read-the-dot-code', '/news/nowhere'])
    expect((await page.goto(path))?.status()).toBe(404)
})

test('whoever may not read the news is told so', { tag: '@all' }, async ({ page }) => {
  await logInAs(page, 'emma')
  for (const path of ['/news', '/articles', '/news/application-lists-for-download'])
    expect((await page.goto(path))?.status()).toBe(403)
})
