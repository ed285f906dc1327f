import { expect, test } from '@playwright/test'

type Page = import('@playwright/test').Page

const lorries = '/renkaat/kuorma-autot?width=315&height=80&diameter=22.5'

/** Texts of cards that stand in each other's place or leave their card. */
function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rangeOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    return [...document.querySelectorAll('.results .card')].flatMap((card) => {
      const texts = [...card.querySelectorAll('.card__size, .price, .prices__what, .prices__more, h3')]
      const boxes = texts.map((text) => ({ text: text.textContent, box: rangeOf(text) }))
      const edge = card.getBoundingClientRect()
      const out = boxes.filter(({ box }) => box.right > edge.right - 8).map(({ text }) => `out: ${text}`)
      const pairs = boxes.flatMap((one, place) =>
        boxes.slice(place + 1).map((other) => [one, other] as const),
      )
      const over = pairs.filter(
        ([{ box: one }, { box: other }]) =>
          one.right > other.left + 1 &&
          other.right > one.left + 1 &&
          one.bottom > other.top + 6 &&
          other.bottom > one.top + 6,
      )
      return [...out, ...over.map(([one, other]) => `${one.text} × ${other.text}`)]
    })
  })
}

for (const width of [320, 360, 640, 768, 1024, 1280])
  test(`at ${width} px a lorry’s long size and price keep their places`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(lorries, { waitUntil: 'networkidle' })
    expect(await collisions(page)).toEqual([])
  })

for (const [width, path] of [
  [320, lorries],
  [360, '/?lang=en'],
  [1280, '/?lang=en'],
] as const)
  test(`at ${width} px a typed plate is seen whole on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path, { waitUntil: 'networkidle' })
    const field = page.getByPlaceholder('ABC-123')
    await field.fill('WWW-888')
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the order’s button is one line high on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    await page.goto(lorries)
    const box = await page.getByRole('button', { name: 'Järjestä' }).boundingBox()
    expect(box?.height).toBeLessThan(60)
  })
})
