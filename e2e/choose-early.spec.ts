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
