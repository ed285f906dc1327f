import { expect, test } from '@playwright/test'
import { browserArguments } from '../bin/steps/chromium.js'
import { brokenWords } from './harness/broken-words.ts'
import { animationsEnded, openHydrated } from './harness/hydrated.ts'
import { chromiumAt } from './harness/machine.ts'
import { addressOf, pages } from './harness/pages.ts'

/** The browser's default font size is twice the usual one. */
test.use({
  viewport: { width: 360, height: 800 },
  launchOptions: {
    executablePath: chromiumAt(),
    args: [...browserArguments(), '--blink-settings=defaultFontSize=32'],
  },
})

test('with letters twice as large no page leads sideways on a phone', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(5 * 60_000)
  for (const visited of pages) {
    await page.goto(addressOf(visited, 'fi'))
    const { fontSize, width } = await page.evaluate(() => ({
      fontSize: getComputedStyle(document.documentElement).fontSize,
      width: document.documentElement.scrollWidth,
    }))
    expect.soft({ fontSize, width }, visited.name).toEqual({ fontSize: '32px', width: 360 })
  }
})

for (const { name, path, role, opener } of [
  { name: 'menu', path: '/', role: 'button', opener: 'Valikko' },
  { name: 'filters', path: '/renkaat?width=205&height=55&diameter=16', role: 'button', opener: 'Suodata' },
  { name: 'pictures', path: '/product-details/9', role: 'link', opener: 'Suurenna' },
  { name: 'cookie settings', path: '/information/contact', role: 'link', opener: 'Evästeasetukset' },
] as const)
  test(`with letters twice as large all of the ${name} is in reach`, async ({ page }) => {
    await openHydrated(page, path)
    await page.getByRole(role, { name: opener }).first().click()
    const opened = page.locator(':is(dialog:modal, .filters:popover-open)')
    await expect(opened).toBeVisible()
    await animationsEnded(page)
    expect(await opened.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    const close = await opened.getByRole('button', { name: 'Sulje' }).first().boundingBox()
    expect((close?.x ?? 360) + (close?.width ?? 360)).toBeLessThanOrEqual(360)
  })

test('labels of the search and the menu break between the parts of their words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await openHydrated(page, '/')
  expect(await brokenWords(page, '.finder__body')).toEqual([])
  await page.getByRole('button', { name: 'Valikko' }).click()
  await expect(page.getByRole('dialog', { name: 'Valikko' })).toBeVisible()
  expect(await brokenWords(page, '#menu')).toEqual([])
})
