import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { notChosen } from './harness/cookies.ts'
import { openHydrated } from './harness/hydrated.ts'

const size = 'width=205&height=55&diameter=16&tyre_season=Winter+Friction,Winter+Studded'
const ofVehicle =
  'width=205&height=60&diameter=16&tyre_season=Winter+Friction,Winter+Studded&licenceplate=ABC-123&priority=price'
const lists = [
  '/renkaat/henkiloautot',
  '/tyres/car-suv-4x4',
  `/renkaat/henkiloautot?${size}`,
  `/tyres/car-suv-4x4?${size}`,
  `/renkaat?${ofVehicle}`,
  `/tyres?${ofVehicle}`,
  '/haku?q=nokian+205+55+16',
  '/search?q=nokian+205+55+16',
]

const screens = [
  { width: 390, height: 844, parts: ['.tyrebox', '.card__top', 'h3', '.prices p'] },
  { width: 360, height: 740, parts: ['.tyrebox', 'h3'] },
]

// The question about cookies is open.
test.use({ storageState: notChosen })

const bottomOf = async (page: Page, selector: string) => {
  const { y = 0, height = Infinity } = (await page.locator(selector).first().boundingBox()) ?? {}
  return y + height
}

for (const path of lists)
  test(`on a phone the first tyre of ${path} is in the first screen`, {
    tag: path.startsWith('/renkaat/henkiloautot?') ? [] : '@all',
  }, async ({ page }) => {
    for (const { width, height, parts } of screens) {
      await page.setViewportSize({ width, height })
      await openHydrated(page, path)
      for (const part of parts)
        expect(await bottomOf(page, `main .card ${part}`), `${part} at ${width} px`).toBeLessThanOrEqual(
          height,
        )
      const bar = await page.locator('.cookiebar').boundingBox()
      if (!bar) throw new Error('The question about cookies is missing.')
      expect(bar.height).toBeLessThanOrEqual(height / 4)
      expect(
        await bottomOf(page, 'main .card h3'),
        `the name above the question at ${width} px`,
      ).toBeLessThan(bar.y)
    }
  })

test('on a phone an empty list says so in the first screen, with a way out', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHydrated(page, `/tyres/car-suv-4x4?${size}&brand=Aeolus&price_gte=1&price_lte=2`)
  await expect(page.getByRole('heading', { name: 'No result found' })).toBeInViewport({ ratio: 1 })
  expect(await bottomOf(page, '.empty a')).toBeLessThanOrEqual(740)
})
