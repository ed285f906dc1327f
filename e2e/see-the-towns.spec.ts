import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

test('the footer leads to the towns, a town to its points, a point to its page', async ({ page }) => {
  const { faults } = watch(page)
  await openHydrated(page, '/?lang=en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Service points by town' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service points by town')
  await expect(page.getByRole('main')).toContainText(/220\sservice points in \d+\stowns/)
  expect(await accessibilityFaults(page)).toEqual([])
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Tampere', exact: true }).click()
  await expect(page).toHaveURL(/\/service-points\/tampere$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service points in Tampere')
  const first = main.getByRole('article').first()
  await expect(first).toContainText('Installation')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/service-points\/tampere$/)
  await expect(page.locator('link[hreflang="fi"]')).toHaveAttribute('href', /\/asennuspisteet\/tampere$/)
  const types = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(types.map((text) => JSON.parse(text)['@type'])).toEqual(['WebPage', 'BreadcrumbList', 'ItemList'])
  await page.getByRole('link', { name: 'Suomeksi' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asennuspisteet: Tampere')
  await main.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/asennuspiste\/[a-z0-9-]+$/)
  expect(faults).toEqual([])
})
