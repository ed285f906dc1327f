import { expect, test } from '@playwright/test'
import { openAwake } from './harness/awake.ts'
import { accessibilityFaults } from './harness/axe.ts'
import { layoutShiftOf, measureLayoutShift } from './harness/layout-shift.ts'
import { addressOf, combinations, pages } from './harness/pages.ts'
import { watch } from './harness/watch.ts'

const mostLayoutShift = 0.02

for (const visited of pages)
  for (const { language, width } of combinations(process.env.E2E_ALL === '1'))
    test(`${visited.name} in ${language} at ${width} px: clean, accessible, and nothing jumps`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width < 500 ? 760 : 900 })
      await measureLayoutShift(page)
      const { faults } = watch(page)
      const answer = await openAwake(page, addressOf(visited, language))
      expect(answer?.status()).toBe(visited.status ?? 200)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat')
      await page.screenshot({
        path: `test-results/pages/${visited.name}-${language}-${width}.png`,
        fullPage: true,
      })
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      expect(await layoutShiftOf(page)).toBeLessThanOrEqual(mostLayoutShift)
      expect(faults).toEqual([])
    })

/** How far the page can be scrolled sideways: never. */
function overflowOf(page: import('@playwright/test').Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
