import { expect, test } from '@playwright/test'
import { tornWords } from './harness/torn-words.ts'

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
  ...content.map((page) => `/information/${page}`),
]

test('at 320 px no word is torn, and no page leads sideways', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    expect.soft(await tornWords(page), path).toEqual([])
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), path)
      .toBeLessThanOrEqual(320)
  }
})

test('at 320 px each step of the breadcrumb can be read and hit', async ({ page }) => {
  for (const path of [
    '/product-details/9',
    '/product-details/1001',
    '/renkaat?width=205&height=55&diameter=16',
  ]) {
    await page.goto(path)
    const steps = page.getByRole('navigation', { name: 'Murupolku' }).getByRole('listitem').locator('> *')
    expect(await steps.count()).toBeGreaterThan(2)
    for (const step of await steps.all()) {
      const { x = -1, width = 0, height = 0 } = (await step.boundingBox()) ?? {}
      expect(x, path).toBeGreaterThanOrEqual(0)
      expect(x + width, path).toBeLessThanOrEqual(320)
      expect(height, path).toBeGreaterThanOrEqual(24)
    }
  }
})
