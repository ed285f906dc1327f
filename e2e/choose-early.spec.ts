import { expect, test } from '@playwright/test'
import { watch } from './harness/watch.ts'

type Page = import('@playwright/test').Page

/** Opens a page whose scripts do not come until they are let through. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let letThrough: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await waiting
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return letThrough
}

test('a width chosen before the scripts are there stays, and the heights follow it', async ({ page }) => {
  const { faults } = watch(page)
  const letScriptsThrough = await openWithoutScripts(page, '/?lang=en')
  const width = page.getByRole('tabpanel').getByLabel('Width', { exact: true })
  await width.selectOption('225')
  const heights = page.waitForRequest(/\/filter\/heights\?.*width=225/)
  letScriptsThrough()
  await heights
  await expect(width).toHaveValue('225')
  expect(faults).toEqual([])
})

test('a season ticked in the list before the scripts are there filters it', async ({ page }) => {
  const { faults } = watch(page)
  const letScriptsThrough = await openWithoutScripts(
    page,
    '/tyres/car-suv-4x4?width=205&height=55&diameter=16',
  )
  const summer = page.getByRole('checkbox', { name: /^Summer/ })
  await summer.check()
  letScriptsThrough()
  await expect(page).toHaveURL(/tyre_season=Summer/)
  await expect(summer).toBeChecked()
  expect(faults).toEqual([])
})

test('a season ticked and unticked before the scripts are there filters nothing', async ({ page }) => {
  const letScriptsThrough = await openWithoutScripts(
    page,
    '/tyres/car-suv-4x4?width=205&height=55&diameter=16&tyre_season=Winter+Friction',
  )
  await page.getByRole('checkbox', { name: /^Summer/ }).check()
  await page.getByRole('checkbox', { name: /^Summer/ }).uncheck()
  await page.getByRole('checkbox', { name: /^Winter Friction/ }).uncheck()
  letScriptsThrough()
  await expect(page).not.toHaveURL(/tyre_season/)
  await expect(
    page.getByRole('group', { name: 'Season' }).getByRole('checkbox', { checked: true }),
  ).toHaveCount(0)
})

test('an order chosen before the scripts are there arranges the list', async ({ page }) => {
  const letScriptsThrough = await openWithoutScripts(
    page,
    '/tyres/car-suv-4x4?width=205&height=55&diameter=16',
  )
  const sort = page.getByLabel('Sort', { exact: true })
  const [first] = await sort.getByRole('option').all()
  expect(await first?.getAttribute('value')).toBe(await sort.inputValue())
  await sort.selectOption({ index: 2 })
  const chosen = await sort.inputValue()
  letScriptsThrough()
  await expect(page).toHaveURL(/sort=name_asc/)
  await expect(sort).toHaveValue(chosen)
})

test('two seasons, an order and a price chosen before the scripts are there all count', async ({ page }) => {
  const { faults } = watch(page)
  const letScriptsThrough = await openWithoutScripts(
    page,
    '/tyres/car-suv-4x4?width=205&height=55&diameter=16',
  )
  await page.getByRole('checkbox', { name: /^Summer/ }).check()
  await page.getByRole('checkbox', { name: /^Winter Friction/ }).check()
  await page.getByLabel('Sort', { exact: true }).selectOption('name_asc')
  const lowest = page.getByRole('slider', { name: 'Lowest price' })
  const before = Number(await lowest.inputValue())
  await lowest.press('ArrowRight')
  letScriptsThrough()
  await expect(page).toHaveURL(/tyre_season=Summer(,|%2C)Winter\+Friction/)
  await expect(page).toHaveURL(/sort=name_asc/)
  await expect(page).toHaveURL(new RegExp(`price_gte=${before + 1}&`))
  await expect(page.getByRole('checkbox', { name: /^Winter Friction/ })).toBeChecked()
  expect(faults).toEqual([])
})

test('a season chosen before the scripts are there leaves the remembered size', async ({ page }) => {
  await page.addInitScript(() => {
    for (const [key, value] of [
      ['width', '195'],
      ['aspect_ratio', '65'],
      ['diameter', '15'],
    ] as const)
      localStorage.setItem(`car_selected_${key}`, value)
  })
  const letScriptsThrough = await openWithoutScripts(page, '/?lang=en')
  const finder = page.getByRole('tabpanel')
  await finder.getByLabel('Season').selectOption({ label: 'Summer' })
  await finder.getByLabel('Brand').selectOption('Continental')
  letScriptsThrough()
  await expect(finder.getByLabel('Width', { exact: true })).toHaveValue('195')
  await expect(finder.getByLabel('Wheel Diameter')).toHaveValue('15')
  await expect(finder.getByLabel('Season')).toHaveValue('1')
  await expect(finder.getByLabel('Brand')).toHaveValue('Continental')
  expect(await page.evaluate(() => localStorage.getItem('car_selected_width'))).toBe('195')
})

test('a tyre that the pointer was on before the scripts came can be chosen at once', async ({ page }) => {
  const letScriptsThrough = await openWithoutScripts(
    page,
    '/tyres/car-suv-4x4?width=205&height=55&diameter=16',
  )
  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: /^Compare / })
    .first()
    .hover()
  letScriptsThrough()
  await expect(main.getByRole('checkbox', { name: /^Compare / }).first()).toBeVisible()
})
