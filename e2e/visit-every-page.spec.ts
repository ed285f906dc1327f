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
    // Each page as on a first visit, in a tab of its own: without the tyres seen or compared on the pages before it.
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

/** For a person to look at. */
function pictureOf(name: string, language: string, width: number): string {
  return `test-results/pages/${name}-${language}-${width}.png`
}

async function faultsOf(page: Page, language: string): Promise<string[]> {
  // A part that is loaded after the page shows a skeleton until then. The page of the interface always has one.
  await expect(page.locator('.skel:not(.gal .skel)')).toHaveCount(0)
  const { lang, mode, overflow } = await page.evaluate(() => {
    const { lang, scrollWidth, clientWidth } = document.documentElement
    return { lang, mode: document.compatMode, overflow: scrollWidth - clientWidth }
  })
  const inaccessible = await accessibilityFaults(page)
  // Last, so that what the page loads later has come.
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

/** What the HTML standard asks for and neither html-validate nor axe looks at. */
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

/** A busy machine may paint half of a page before the rest has come: what jumps in a second load too is the page's. */
async function steadyLayoutShift(page: Page): Promise<number> {
  const first = await layoutShiftOf(page)
  if (first <= mostLayoutShift) return first
  await page.reload()
  await hydrated(page)
  return layoutShiftOf(page)
}
