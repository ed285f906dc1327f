import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { openHydrated } from './harness/hydrated.ts'

type Page = import('@playwright/test').Page

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test.use({ permissions: ['geolocation'], geolocation: { latitude: 60.184, longitude: 24.949 } })

test('the visitor’s location is searched by keyboard, and stays in the browser', async ({ page }) => {
  await openHydrated(page, '/service-points?lang=en')
  await page.getByRole('button', { name: 'Near me' }).press('Enter')
  await expect(page.getByLabel('Address or postcode')).toHaveValue(/00530 Helsinki/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect.poll(() => stored(page, 'GoogleAddress')).toMatch(/00530 Helsinki/)
  expect(JSON.parse((await stored(page, 'GoogleSelectedPlace')) ?? '')).toMatchObject({ town: 'Helsinki' })
  expect(await accessibilityFaults(page)).toEqual([])
})
