import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { filledCart } from './harness/filled-cart.ts'
import { openHydrated } from './harness/hydrated.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const offers = (page: Page) => page.getByRole('region', { name: 'Fitted on your car' })
const near = (page: Page) => page.getByText('Fitting near: 33100 Tampere')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('GoogleAddress'))

/** Opens each part of the shop that needs a place, and expects that it uses the one that was entered before. */
async function expectPlaceEverywhere(page: Page): Promise<void> {
  await openHydrated(page, '/tyres/car-suv-4x4')
  await expect(near(page)).toBeVisible()
  await expect(cards(page).filter({ hasText: /fitted\s[\d.]+,\d\d\s€/ })).toHaveCount(20)
  for (const path of ['/product-details/9?lang=en', '/cart?lang=en']) {
    await openHydrated(page, path)
    await expect(offers(page)).toContainText(/fitted\s[\d.]+,\d\d\s€ · .+, \d+[.]\d\d\skm/)
    await expect(near(page)).toBeVisible()
  }
  await openHydrated(page, '/cart/dealer-services?lang=en')
  await expect(page).toHaveURL(/address=33100/)
  await expect(cards(page).first()).toContainText(/km/)
  for (const path of ['/service-points?lang=en', '/?lang=en&vehicle=service-points']) {
    await openHydrated(page, path)
    await expect(page.getByText('Near 33100 Tampere')).toBeVisible()
  }
}

test('a place that is entered on the home page is used by every other part', async ({ page }) => {
  await filledCart(page, 4)
  await openHydrated(page, '/?lang=en')
  await page.getByLabel('Postcode or town').fill('33100')
  await page.getByLabel('Postcode or town').press('Enter')
  await expect(near(page)).toBeVisible()
  await expectPlaceEverywhere(page)
})

test('a place that is entered for the choice of a service point is used by every other part', {
  tag: '@all',
}, async ({ page }) => {
  await filledCart(page, 4)
  await openHydrated(page, '/cart/dealer-services?lang=en')
  await page.getByLabel('Address or postcode').fill('33100')
  await page.getByLabel('Address or postcode').press('Enter')
  await expect.poll(() => stored(page)).toMatch(/^33100 Tampere/)
  await expectPlaceEverywhere(page)
})

test('a place that is not found leaves the one that was stored before', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/service-points?lang=en&address=33100')
  const field = page.getByLabel('Address or postcode')
  for (const text of ['Tallinn', 'Xyzzyx']) {
    await field.fill(text)
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(
      'We did not find this place in Finland. Try a postcode or a town.',
    )
    expect(await stored(page)).toMatch(/^33100 Tampere/)
  }
})
