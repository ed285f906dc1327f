import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { fromOwnAddress, registered } from './harness/customer.ts'
import { logInAs } from './harness/demo-customer.ts'
import { filledCart } from './harness/filled-cart.ts'
import { htmlFaults } from './harness/html-faults.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { layoutShiftOf, measureLayoutShift } from './harness/layout-shift.ts'
import { addressOf, visits } from './harness/pages.ts'
import { watch } from './harness/watch.ts'

const mostLayoutShift = 0.02

const isWhole = process.env.E2E_ALL === '1'

for (const { language, width, visited: all } of visits(isWhole))
  test(`pages in ${language} at ${width} px are clean and accessible, and nothing jumps`, async ({
    context,
  }) => {
    test.setTimeout(10 * 60_000)
    // The storage is emptied for each page, so that a page does not show tyres that were seen or compared on earlier
    // pages.
    await context.addInitScript(() => localStorage.clear())
    await fromOwnAddress(context)
    let isLoggedIn = false
    for (const visited of all)
      await test.step(visited.name, async () => {
        const page = await context.newPage()
        if (typeof visited.loggedIn === 'string') await logInAs(page, visited.loggedIn)
        else if (visited.loggedIn && !isLoggedIn) await registered(page)
        isLoggedIn ||= visited.loggedIn !== undefined
        if (visited.withCart) await filledCart(page)
        await page.setViewportSize({ width, height: width < 500 ? 760 : 900 })
        await measureLayoutShift(page)
        const { faults } = watch(page)
        const response = await openHydrated(page, addressOf(visited, language))
        if (isWhole) await page.screenshot({ path: pictureOf(visited.name, language, width), fullPage: true })
        expect.soft(response?.status(), visited.name).toBe(visited.status ?? 200)
        const found = [
          ...htmlFaults((await response?.text()) ?? ''),
          ...(await faultsOf(page, language)),
          ...faults,
        ]
        expect.soft(found, visited.name).toEqual([])
        await page.close()
      })
  })

/** Returns the path of a screenshot, which is kept for people to review. */
function pictureOf(name: string, language: string, width: number): string {
  return `test-results/pages/${name}-${language}-${width}.png`
}

async function faultsOf(page: Page, language: string): Promise<string[]> {
  // A part that loads later shows a skeleton first, so the test waits until no skeleton is left. The skeletons in the
  // gallery of components are permanent.
  await expect(page.locator('.skel:not(.gal .skel)')).toHaveCount(0)
  const { lang, mode, overflow } = await page.evaluate(() => {
    const { lang, scrollWidth, clientWidth } = document.documentElement
    return { lang, mode: document.compatMode, overflow: scrollWidth - clientWidth }
  })
  const inaccessible = await accessibilityFaults(page)
  // The layout shift is read last, after the parts that load later.
  const layoutShift = await steadyLayoutShift(page)
  return [
    ...(lang === language ? [] : [`the page's language is ${lang}`]),
    ...(mode === 'CSS1Compat' ? [] : ['the page is in quirks mode']),
    ...(overflow <= 0 ? [] : [`the page scrolls sideways by ${overflow} px`]),
    ...(layoutShift <= mostLayoutShift ? [] : [`its layout shifts by ${layoutShift}`]),
    ...(await outlineFaults(page)),
    ...inaccessible,
  ]
}

/** Returns violations of rules of the HTML standard that neither html-validate nor axe checks. */
function outlineFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unnamed = ':not(:has(h1, h2, h3, h4, h5, h6))'
    const parts = document.querySelectorAll(`article${unnamed}, section:not([aria-label])${unnamed}`)
    const selects = document.querySelectorAll<HTMLSelectElement>('select[required]')
    return [
      ...[...parts].map(({ className }) => `no heading in .${className}`),
      ...[...selects]
        .filter(({ options }) => options[0]?.value !== '')
        .map(({ name }) => `the required select ${name} does not begin with an empty option`),
    ]
  })
}

/**
 * Returns the layout shift of the page. A busy machine may paint half a page before the rest arrives, so a large
 * shift counts only if it occurs again when the page is reloaded.
 */
async function steadyLayoutShift(page: Page): Promise<number> {
  const first = await layoutShiftOf(page)
  if (first <= mostLayoutShift) return first
  await page.reload()
  await hydrated(page)
  return layoutShiftOf(page)
}
