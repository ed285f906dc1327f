import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { openHydrated } from './harness/hydrated.ts'
import { layoutShiftOf, measureLayoutShift } from './harness/layout-shift.ts'
import { watch } from './harness/watch.ts'

const list = '/renkaat/henkiloautot?width=205&height=55&diameter=16&tyre_season=Winter+Friction'

type Page = import('@playwright/test').Page

const choices = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^Vertaa / })
const bar = (page: Page) => page.getByRole('complementary', { name: 'Valitut vertailuun' })
const table = (page: Page) => page.getByRole('region', { name: 'Vertailutaulukko' })

async function choose(page: Page, count: number): Promise<void> {
  await openHydrated(page, list)
  for (let place = 0; place < count; place += 1) {
    await choices(page).nth(place).click()
    await expect(choices(page).nth(place)).toBeChecked()
  }
}

test('three tyres chosen on the list stand side by side, and one can be taken away', async ({ page }) => {
  const { faults } = watch(page)
  await choose(page, 3)
  await bar(page).getByRole('link', { name: 'Vertaa 3 rengasta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vertaa kolmea rengasta' })).toBeVisible()
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+$/)
  await expect(
    table(page)
      .getByRole('row', { name: /^Neljä rengasta/ })
      .getByText('Halvin'),
  ).toHaveCount(1)
  await expect(bar(page)).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])

  const desktop = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 760 })
  expect(await table(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  const onPhone = await table(page).getByRole('columnheader').getByRole('link').last().boundingBox()
  expect((onPhone?.x ?? 0) + (onPhone?.width ?? 0)).toBeLessThanOrEqual(360)
  await expect(table(page).getByRole('row', { name: /^Märkäpito/ })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  if (desktop) await page.setViewportSize(desktop)

  await table(page)
    .getByRole('link', { name: /^Poista vertailusta/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vertaa kahta rengasta' })).toBeVisible()
  await page.goBack()
  await expect(bar(page).getByRole('link', { name: 'Vertaa 2 rengasta' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('checkbox', { name: /^Vertaa /, checked: true })).toHaveCount(
    2,
  )
  expect(faults).toEqual([])
})

test('who goes back at once finds the choice as the comparison was left', { tag: '@all' }, async ({
  page,
}) => {
  await choose(page, 3)
  await bar(page).getByRole('link', { name: 'Vertaa 3 rengasta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vertaa kolmea rengasta' })).toBeVisible()
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')?.textContent?.includes('kahta')) return
      observer.disconnect()
      history.back()
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await table(page)
    .getByRole('link', { name: /^Poista vertailusta/ })
    .first()
    .click()
  await expect(bar(page).getByRole('link', { name: 'Vertaa 2 rengasta' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('checkbox', { name: /^Vertaa /, checked: true })).toHaveCount(
    2,
  )
})

test('the address shows the same to somebody else, in their language and without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await choose(page, 2)
  await bar(page).getByRole('link', { name: 'Vertaa 2 rengasta' }).click()
  const names = table(page).getByRole('columnheader').getByRole('link')
  await expect(names).toHaveCount(2)
  const friend = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const theirs = await friend.newPage()
  await theirs.goto(`${page.url()}&lang=en`)
  await expect(theirs.getByRole('heading', { level: 1, name: 'Compare two tyres' })).toBeVisible()
  expect(await theirs.getByRole('columnheader').getByRole('link').allTextContents()).toEqual(
    await names.allTextContents(),
  )
  await theirs
    .getByRole('link', { name: /^Add to the comparison: / })
    .first()
    .click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Compare three tyres' })).toBeVisible()
  await friend.close()
})

test('four tyres of unlike sizes lead no phone sideways', { tag: '@all' }, async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/compare?ids=1,2,3,4&lang=fi')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('the page of the comparison shows the tyres that this tab has marked, and a new tab none', {
  tag: '@all',
}, async ({ page, context }) => {
  await choose(page, 2)
  await measureLayoutShift(page)
  await page.goto('/compare')
  await expect(page.getByRole('heading', { level: 1, name: 'Vertaa kahta rengasta' })).toBeVisible()
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/)
  expect(await layoutShiftOf(page)).toBeLessThan(0.02)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Vertaa kahta rengasta' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/compare')
  await expect(other.getByText('Vertailussa ei ole renkaita')).toBeVisible()
  await expect(other).toHaveURL(/\/compare$/)
})
