import { expect, test } from '@playwright/test'

type Page = import('@playwright/test').Page

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

/** Words that go on in the next line without a hyphen, a dash or a place to break. */
function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const torn: string[] = []
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      if (
        !text.parentElement?.checkVisibility() ||
        text.parentElement.closest('.vh, dialog, [popover], select')
      )
        continue
      for (const { 0: word, index } of text.data.matchAll(/\p{L}{7,}/gu)) {
        // The hyphen at the end of a line counts as part of the letter after it.
        range.setStart(text, text.data[index - 1] === '\u00ad' ? index + 1 : index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) torn.push(word)
      }
    }
    return torn
  })
}
