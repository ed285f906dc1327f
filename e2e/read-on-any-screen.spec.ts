import { expect, test } from '@playwright/test'
import { openHydrated } from './harness/hydrated.ts'

type Page = import('@playwright/test').Page

const lorries = '/renkaat/kuorma-autot?width=315&height=80&diameter=22.5'

/** Returns a sentence for each card in which the name or size overlaps the prices, or a text overflows the card. */
function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { top, right, bottom, left } = range.getBoundingClientRect()
      return { text: element.textContent, top, right, bottom, left }
    }
    return [...document.querySelectorAll('.results .card')].flatMap((card) => {
      const boxes = (names: string) => [...card.querySelectorAll(names)].map(boxOf)
      const names = boxes('h3, .card__size')
      const prices = boxes('.prices p')
      const edge = card.getBoundingClientRect().right - 8
      const out = [...names, ...prices].filter(({ right }) => right > edge).map(({ text }) => `out: ${text}`)
      const met = names.flatMap((name) =>
        prices.filter(
          (price) =>
            Math.min(name.right, price.right) > Math.max(name.left, price.left) + 1 &&
            Math.min(name.bottom, price.bottom) > Math.max(name.top, price.top) + 1,
        ),
      )
      return [...out, ...met.map(({ text }) => `run into: ${text}`)]
    })
  })
}

test('a lorry’s long size and price keep their places at every width', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, lorries)
  for (const width of [320, 360, 640, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await collisions(page), `at ${width} px`).toEqual([])
  }
})

test('the two sums of a card stand one below the other, and above the price of one tyre', {
  tag: '@all',
}, async ({ page }) => {
  await openHydrated(page, '/renkaat/henkiloautot?price_gte=150&price_lte=249')
  for (const width of [320, 360, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const misplaced = await page.locator('.results .prices').evaluateAll(
      (all) =>
        all.filter((prices) => {
          const [four, fitted] = [...prices.querySelectorAll('b')].map((sum) => sum.getBoundingClientRect())
          const one = prices.querySelector('.prices__small')?.getBoundingClientRect()
          if (!four || !fitted || !one) return true
          const isAligned = Math.abs(four.right - fitted.right) <= 1
          return !isAligned || four.bottom > fitted.top + 1 || fitted.bottom > one.top + 1
        }).length,
    )
    expect(misplaced, `at ${width} px`).toBe(0)
  }
})

for (const [width, path] of [
  [320, lorries],
  [360, '/?lang=en'],
  [1280, '/?lang=en'],
] as const)
  test(`at ${width} px a typed plate is seen whole on ${path}`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, path)
    const field = page.getByPlaceholder('ABC-123')
    // On phones the field of a list is in a popover.
    if (path === lorries) await page.getByRole('button', { name: 'Hae renkaat rekisterinumerolla' }).click()
    await field.fill('WWW-888')
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0)
  })

/** Returns how many pixels of a select's text are clipped or covered by its arrow. */
function cutOff(select: HTMLSelectElement): number {
  const style = getComputedStyle(select)
  const text = document.createElement('span')
  text.textContent = select.value
  text.style.position = 'absolute'
  for (const name of ['fontFamily', 'fontSize', 'fontWeight', 'fontStretch', 'letterSpacing'] as const)
    text.style[name] = style[name]
  document.body.append(text)
  const { width } = text.getBoundingClientRect()
  text.remove()
  const arrow = 16
  return Math.max(0, width + arrow - select.clientWidth)
}

test('a lorry’s size is seen whole in the finder at every width', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/tyre-size/315-80R22.5?lang=en')
  const rim = page.getByLabel('Wheel Diameter', { exact: true }).first()
  await expect(rim).toHaveValue('22.5')
  for (const width of [360, 417, 768, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await rim.evaluate(cutOff), `at ${width} px`).toBe(0)
  }
})

test('there is one button for the menu on both sides of 1024 px', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/?lang=en')
  for (const width of [1023, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('banner').locator('.tool--pages:visible, .tool--menu:visible')).toHaveCount(1)
  }
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the order’s button is one line high on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    await page.goto(lorries)
    const box = await page.getByRole('button', { name: 'Järjestä' }).boundingBox()
    expect(box?.height).toBeLessThan(60)
  })
})
