import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { openHydrated } from './harness/hydrated.ts'

type Page = import('@playwright/test').Page

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test.describe('with permission', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 60.184, longitude: 24.949 } })

  test('the visitor’s location is searched by keyboard, and stays in the browser', async ({ page }) => {
    await openHydrated(page, '/service-points?lang=en')
    await page.getByRole('button', { name: 'Use my location' }).press('Enter')
    await expect(page.getByLabel('Address or postcode')).toHaveValue(/00530 Helsinki/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect.poll(() => stored(page, 'GoogleAddress')).toMatch(/00530 Helsinki/)
    expect(JSON.parse((await stored(page, 'GoogleSelectedPlace')) ?? '')).toMatchObject({ town: 'Helsinki' })
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

test.describe('abroad', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 59.437, longitude: 24.745 } })

  test('the visitor reads that Finland alone is searched', async ({ page }) => {
    await openHydrated(page, '/service-points?lang=fi')
    await page.getByRole('button', { name: 'Käytä sijaintiani' }).click()
    await expect(page.getByText('Sijaintisi ei näytä olevan Suomessa.')).toBeVisible()
  })
})

test('without permission the visitor reads what to do', async ({ page }) => {
  await openHydrated(page, '/service-points?lang=en')
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText('The browser has no permission to use your location.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})
