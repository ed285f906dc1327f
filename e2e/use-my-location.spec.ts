import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { openHydrated } from './harness/hydrated.ts'

type Page = import('@playwright/test').Page

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test.use({ permissions: ['geolocation'], geolocation: { latitude: 60.184, longitude: 24.949 } })

test('the visitor’s location is searched by keyboard, and stays in the browser', async ({ page }) => {
  await openHydrated(page, '/service-points?lang=en')
  await page.getByRole('button', { name: 'Near me' }).press('Enter')
  await expect(page.getByLabel('Address or postcode')).toHaveValue('Kallio, Helsinki')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect.poll(() => stored(page, 'GoogleAddress')).toBe('Kallio, Helsinki')
  expect(JSON.parse((await stored(page, 'GoogleSelectedPlace')) ?? '')).toMatchObject({ town: 'Helsinki' })
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the position is sent with three decimals, and the cards of a list are filled in near its name', {
  tag: '@all',
}, async ({ page }) => {
  await openHydrated(page, '/tyres/car-suv-4x4')
  const [request] = await Promise.all([
    page.waitForRequest(/\/places\/at\?/),
    page.getByRole('button', { name: 'Near me' }).click(),
  ])
  expect(new URL(request.url()).search).toBe('?latitude=60.184&longitude=24.949')
  await expect(page.getByText('Fitting near: Kallio, Helsinki')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/Four\sfitted/)
  expect(page.url()).not.toMatch(/60\.1|24\.9/)
})
