import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { openHydrated } from './harness/hydrated.ts'

const list = '/tyres/car-suv-4x4?width=205&height=55&diameter=16&tyre_season=Winter+Friction'
const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')
const alert = (page: Page, words: string) => main(page).getByRole('alert').filter({ hasText: words })

/** Presses "Try again" as soon as the button is not busy, because a busy button ignores presses. */
async function tryAgain(page: Page, words: string): Promise<void> {
  const button = alert(page, words).getByRole('button', { name: 'Try again' })
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
  await button.click()
}

test('what delivery and fitting cost fails alone, and can be tried again', async ({ page }) => {
  await openHydrated(page, list)
  const services = /get-(shipping-charge|lowest-installation-price|total-installation-partners)/
  await page.route(services, (route) => route.abort())
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  const [delivery, fitting] = ['The delivery price', 'The price of fitting'] as const
  await expect(alert(page, delivery)).toContainText('Check your network connection')
  await expect(alert(page, fitting)).toBeVisible()
  await expect(main(page).getByText('right of return')).toBeVisible()
  await tryAgain(page, fitting)
  await expect(alert(page, fitting)).toBeVisible()
  await page.unroute(services)
  await tryAgain(page, fitting)
  await expect(main(page).getByText('fitting from, a tyre')).toBeVisible()
  await expect(main(page).getByText('service points')).toBeVisible()
  await tryAgain(page, delivery)
  await expect(page.locator('.buy__rows div').last()).toContainText('€')
  await expect(main(page).getByRole('alert')).toHaveCount(0)
})

test('tyres that fail leave the list on the screen and name the request', { tag: '@all' }, async ({
  page,
}) => {
  await openHydrated(page, list)
  const before = await cards(page).count()
  const calls = /\/api\/v1\/products\?/
  const body = { success: 0, code: 'unexpected', message: 'Something went wrong.', request_id: 'r-17' }
  await page.route(calls, (route) => route.fulfill({ status: 500, json: body }))
  const season = main(page).getByRole('checkbox', { name: /^Summer/ })
  await season.check()
  const words = 'The tyres of your choice could not be loaded'
  await expect(alert(page, words)).toContainText('r-17')
  await expect(cards(page)).toHaveCount(before)
  await expect(season).not.toBeChecked()
  await page.unroute(calls)
  await tryAgain(page, words)
  await expect(season).toBeChecked()
  await expect(main(page).getByRole('alert')).toHaveCount(0)
})

test('a next page that fails leaves the tyres before it, and comes when it is tried again', async ({
  page,
}) => {
  await openHydrated(page, '/tyres/car-suv-4x4')
  const before = await cards(page).count()
  const calls = /\/api\/v1\/products\?/
  await page.route(calls, (route) => route.abort())
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(alert(page, 'More tyres could not be loaded')).toBeInViewport()
  await expect(cards(page)).toHaveCount(before)
  await page.unroute(calls)
  await tryAgain(page, 'More tyres')
  await expect(cards(page)).toHaveCount(2 * before)
  await expect(main(page).getByRole('alert')).toHaveCount(0)
})

test('filters that fail alone stay as they were beside the new tyres', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, list)
  const calls = '**/api/v1/filter/all?**'
  await page.route(calls, (route) => route.abort())
  const season = main(page).getByRole('checkbox', { name: /^Summer/ })
  await season.check()
  await expect(alert(page, 'The filters could not be loaded')).toBeVisible()
  await expect(season).toBeChecked()
  await expect(page).toHaveURL(/Summer/)
  await page.unroute(calls)
  await tryAgain(page, 'The filters')
  await expect(main(page).getByRole('alert')).toHaveCount(0)
})

test('a label whose picture fails leaves no broken picture, and its values in words', {
  tag: '@all',
}, async ({ page }) => {
  const failed: string[] = []
  await page.route('**/labels/*.svg', (route) => {
    failed.push(route.request().url())
    return route.abort()
  })
  await openHydrated(page, '/product-details/9?lang=en')
  await expect.poll(() => failed.length).toBeGreaterThan(0)
  await expect(page.locator('img[src*="/labels/"]')).toHaveCount(0)
  await expect(page.locator('.slide', { hasNot: page.locator('img') })).toHaveCount(0)
  await expect(page.locator('#eu-label')).toContainText('Fuel efficiency')
  await page.getByRole('link', { name: 'Enlarge the picture' }).click()
  await expect(page.getByRole('dialog', { name: 'Pictures on the full screen' })).toBeVisible()
  await openHydrated(page, '/information-sheet/9?lang=en')
  await expect(page.locator('img[src*="/labels/"]')).toHaveCount(0)
})
