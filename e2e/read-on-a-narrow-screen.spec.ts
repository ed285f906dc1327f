import { expect, test } from '@playwright/test'
import { brokenWords } from './harness/broken-words.ts'
import { filledCart } from './harness/filled-cart.ts'
import { openHydrated } from './harness/hydrated.ts'
import { linkInMail } from './harness/mail.ts'
import { languages } from './harness/pages.ts'

test.use({ viewport: { width: 320, height: 640 } })

const content = [
  'accessibility-statement',
  'cookie-policy',
  'payment-and-delivery-terms',
  'privacy-policy',
  'size-marking',
  'winter-tyre-rules',
]
const paths = [
  '/',
  '/season/ymparivuotiset',
  '/brand/goodyear/model/ultragrip-performance-3',
  '/kampanja/talvi-2026',
  '/renkaat/henkiloautot?width=205&height=55&diameter=16&tyre_season=3&brand=Bridgestone',
  '/renkaat/pakettiautot?tyre_season=4&brand=Nokian Tyres',
  '/renkaat/kuorma-autot?tyre_season=5&brand=BFGoodrich',
  '/tyre-size-calculator?from=205/55 R16&to=225/45 R17',
  '/service-points?address=00510&vehicle_type=2&search_radius=20',
  '/information-sheet/1',
  ...content.map((page) => `/information/${page}`),
]

test('at 320 px no word is torn, and no page leads sideways', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    expect.soft(await brokenWords(page), path).toEqual([])
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), path)
      .toBeLessThanOrEqual(320)
  }
})

for (const language of languages)
  test(`at 320 to 390 px no word of the checkout or the comparison is torn in ${language}`, {
    tag: '@all',
  }, async ({ page }) => {
    const expectNoBrokenWords = async (path: string, within?: string) => {
      await openHydrated(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 700 })
        expect.soft(await brokenWords(page, within), `${path} at ${width} px`).toEqual([])
      }
    }
    await filledCart(page)
    for (const path of ['/cart', '/cart/dealer-services?address=00510', '/cart/user-info'])
      await expectNoBrokenWords(path)
    await page.request.post('/api/v1/anonymous/cart/services/remove', { data: {} })
    for (const path of ['/cart', '/cart/user-info']) await expectNoBrokenWords(path)
    await expectNoBrokenWords('/compare?ids=1,2,3,4', '.compare-table tbody')
  })

test('at 320 px the pages of links about appointments do not lead sideways', { tag: '@all' }, async ({
  page,
}) => {
  for (const path of ['/appointment/move', '/appointment/cancel']) {
    await page.goto(await linkInMail(page, 'siiri@pito.example', path))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})

test('at 320 px each step of the breadcrumb can be read and hit', { tag: '@all' }, async ({ page }) => {
  for (const path of [
    '/product-details/9',
    '/product-details/1001',
    '/renkaat?width=205&height=55&diameter=16',
  ]) {
    await page.goto(path)
    const steps = page.getByRole('navigation', { name: 'Murupolku' }).getByRole('listitem').locator('> *')
    expect(await steps.count()).toBeGreaterThan(2)
    for (const step of await steps.all()) {
      // The breadcrumb is one row that scrolls.
      await step.scrollIntoViewIfNeeded()
      const { x = -1, width = 0, height = 0 } = (await step.boundingBox()) ?? {}
      expect(x, path).toBeGreaterThanOrEqual(0)
      expect(x + width, path).toBeLessThanOrEqual(320)
      expect(height, path).toBeGreaterThanOrEqual(24)
    }
  }
})
