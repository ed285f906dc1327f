import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

type Page = import('@playwright/test').Page

const map = (page: Page) => page.locator('.points-map')
const marks = (page: Page) => map(page).locator('a')
const results = (page: Page) => page.getByRole('main').getByRole('article')

test('before a search the map leads to the towns, after it to the points of the list', async ({ page }) => {
  const { faults } = watch(page)
  await openHydrated(page, '/service-points?lang=en')
  await expect(
    marks(page).filter({ has: page.locator('title', { hasText: /^Rovaniemi$/ }) }),
  ).toHaveAttribute('href', '/service-points/rovaniemi')
  const field = page.getByLabel('Address or postcode')
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await page.keyboard.insertText('96100')
  await page.keyboard.press('Enter')
  await expect(results(page).first()).toBeVisible()
  await expect(marks(page)).toHaveCount(await results(page).count())
  expect(await accessibilityFaults(page)).toEqual([])
  expect(faults).toEqual([])
})

test('keyboards pass the map over, and the page of a point has a small one', { tag: '@all' }, async ({
  page,
}) => {
  await openHydrated(page, '/service-points?lang=en&address=96100')
  for (const mark of await marks(page).all()) await expect(mark).toHaveAttribute('tabindex', '-1')
  await results(page).first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Location' })).toBeVisible()
  await expect(marks(page)).toHaveCount(1)
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the map stands there, and its marks lead to the list', async ({ page }) => {
    await page.goto('/service-points?lang=en&address=96100')
    await expect(marks(page).first()).toHaveAttribute('href', /^#point-\d+$/)
  })
})
