import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { notChosen } from './harness/cookies.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { layoutShiftOf, measureLayoutShift } from './harness/layout-shift.ts'
import { watch } from './harness/watch.ts'

test.use({ storageState: notChosen })

const list = '/tyres/car-suv-4x4?width=205&height=55&diameter=16&tyre_season=Winter+Friction'
const necessary = [
  'locale',
  'locale_label',
  'app_version',
  'cookie_choice',
  'guest',
  'cart',
  'react-router-scroll-positions',
]

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' })
const tick = (page: Page, name: string) => settings(page).getByRole('checkbox', { name })
const openSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()

interface Entry {
  readonly event?: string
}
/**
 * Returns the names of the events in the data layer. Returns null if nothing was measured, because the data layer
 * does not exist then.
 */
const measured = (page: Page) =>
  page.evaluate(() => {
    const layer = (window as { dataLayer?: Entry[] }).dataLayer
    return layer?.flatMap(({ event }) => event ?? []) ?? null
  })

function marketingCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('klaviyo_events'))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return calls
}

async function openTyre(page: Page): Promise<void> {
  await openHydrated(page, list)
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/205-55-R16/)
}

async function storedInBrowser(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const stored = await page.evaluate(() => Object.keys(localStorage))
  const sessions = await page.evaluate(() => Object.keys(sessionStorage))
  return [...cookies, ...stored, ...sessions].filter((name) => !necessary.includes(name))
}

test('before a choice nothing is measured, sent or stored', async ({ page }) => {
  const calls = marketingCalls(page)
  const { faults } = watch(page)
  await openTyre(page)
  await expect(bar(page)).toBeVisible()
  expect([await measured(page), calls, await storedInBrowser(page)]).toEqual([null, [], []])
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['locale'])
  expect(faults).toEqual([])
})

test('who refuses is not asked again, and nothing is measured, sent or stored', { tag: '@all' }, async ({
  page,
}) => {
  const calls = marketingCalls(page)
  await openTyre(page)
  await bar(page).getByRole('button', { name: 'Necessary only' }).click()
  await expect(bar(page)).toBeHidden()
  await page.reload()
  await hydrated(page)
  await expect(bar(page)).toBeHidden()
  expect([await measured(page), calls, await storedInBrowser(page)]).toEqual([null, [], []])
})

test('who accepts while looking at a tyre is told of once, to each side', async ({ page }) => {
  const calls = marketingCalls(page)
  await openTyre(page)
  await bar(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => measured(page)).toEqual(['view_item'])
  await expect.poll(() => calls).toEqual(['POST /api/v1/klaviyo_events/store'])
  await page.reload()
  await hydrated(page)
  expect(await measured(page)).toEqual(['view_item'])
  await expect.poll(() => calls).toHaveLength(2)
})

const buy = async (page: Page) => {
  const box = page.getByRole('region', { name: 'Buy' })
  await box.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('dialog', { name: 'What next?' })).toBeVisible()
}

test('who refused buys unobserved', { tag: '@all' }, async ({ page }) => {
  const calls = marketingCalls(page)
  await openTyre(page)
  await bar(page).getByRole('button', { name: 'Necessary only' }).click()
  await buy(page)
  expect([await measured(page), calls, await storedInBrowser(page)]).toEqual([null, [], []])
})

test('adding is told of once, after it succeeded and before the cart is read again', { tag: '@all' }, async ({
  page,
}) => {
  const calls = marketingCalls(page)
  await openTyre(page)
  await bar(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => measured(page)).toEqual(['view_item'])
  await expect.poll(() => calls).toHaveLength(1)
  const order: string[] = []
  page.on('request', (request) => {
    const counted = /insert|klaviyo_events|get-items|cart\/items/.exec(request.url())
    if (counted) order.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await buy(page)
  expect(await measured(page)).toEqual(['view_item', 'add_to_cart'])
  const reported = order.indexOf('POST /api/v1/klaviyo_events/store')
  expect(order.filter((call) => call.includes('klaviyo'))).toHaveLength(1)
  expect(order[reported - 1]).toMatch(/^POST .*cart/)
  expect(order[reported + 1]).toMatch(/^GET .*cart/)
})

test('adding on the list is told of as well', { tag: '@all' }, async ({ page }) => {
  const calls = marketingCalls(page)
  await openHydrated(page, list)
  await bar(page).getByRole('button', { name: 'Accept all' }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect.poll(() => measured(page)).toEqual(['add_to_cart'])
  await expect.poll(() => calls).toEqual(['POST /api/v1/klaviyo_events/store'])
})

test('who changes the mind is forgotten, here and on the server', async ({ page }) => {
  const stored = () => page.waitForResponse('**/api/v1/klaviyo_events/store')
  await openTyre(page)
  const first = stored()
  await bar(page).getByRole('button', { name: 'Accept all' }).click()
  await (await first).finished()
  const second = stored()
  await page.reload()
  const { data } = (await (await second).json()) as { data: { id: string } }
  const own = () => page.request.get(`/api/v1/klaviyo_events/${data.id}`)
  expect((await own()).status()).toBe(200)
  await expect.poll(() => storedInBrowser(page)).toContain('seen_tyres')
  await openSettings(page)
  await expect(tick(page, 'Analytics')).toBeChecked()
  await settings(page).getByRole('button', { name: 'Necessary only' }).click()
  await expect(page.getByText('Your cookie choice has been saved.')).toBeVisible()
  expect([await measured(page), await storedInBrowser(page)]).toEqual([null, []])
  expect((await own()).status()).toBe(404)
})

test('analytics and marketing are apart, and neither is ticked beforehand', { tag: '@all' }, async ({
  page,
}) => {
  const calls = marketingCalls(page)
  await openTyre(page)
  await bar(page).getByRole('button', { name: 'Cookie settings' }).click()
  for (const kind of ['Convenience', 'Analytics', 'Marketing'])
    await expect(tick(page, kind)).not.toBeChecked()
  await tick(page, 'Analytics').check()
  await settings(page).getByRole('button', { name: 'Save choices' }).click()
  await expect.poll(() => measured(page)).toEqual(['view_item'])
  await openSettings(page)
  await expect(tick(page, 'Analytics')).toBeChecked()
  await expect(tick(page, 'Marketing')).not.toBeChecked()
  expect(calls).toEqual([])
})

const screens = [
  [360, 640],
  [375, 667],
  [360, 680],
  [390, 720],
  [412, 732],
  [360, 740],
  [700, 844],
  [768, 720],
  [768, 760],
  [820, 800],
  [1023, 740],
  [1024, 600],
  [1024, 640],
  [1024, 1000],
  [1279, 640],
  [1279, 900],
  [1280, 720],
] as const

test('the cookie bar moves nothing on a phone', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await measureLayoutShift(page)
  await openHydrated(page, '/?lang=fi')
  await expect(page.getByRole('region', { name: 'Evästeet' })).toBeVisible()
  expect(await layoutShiftOf(page)).toBe(0)
})

for (const path of ['/', '/?vehicle=truck', '/product-details/9'])
  test(`on ${path} the cookie bar covers no main button`, { tag: '@all' }, async ({ page }) => {
    await openHydrated(page, path)
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      const bar = await page.getByRole('region', { name: 'Evästeet' }).boundingBox()
      const button = await page.locator('main .btn--go').first().boundingBox()
      if (!bar || !button) throw new Error('Neither may be missing.')
      const apartDown = button.y >= height || button.y + button.height <= bar.y
      const apartAcross = button.x >= bar.x + bar.width || button.x + button.width <= bar.x
      expect(apartDown || apartAcross, `${width}×${height}`).toBe(true)
      if (width === 360) expect(bar.height).toBeLessThan(100)
    }
  })

test.describe('without script', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is asked or stored, and the settings lead to where that is said', async ({ page }) => {
    await page.goto('/information/contact?lang=en')
    await expect(page.locator('.cookiebar')).toHaveCount(0)
    await openSettings(page)
    await expect(page).toHaveURL(/cookie-policy\?lang=en$/)
    expect(await storedInBrowser(page)).toEqual([])
  })
})
