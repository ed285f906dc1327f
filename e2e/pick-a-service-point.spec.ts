import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

type Page = import('@playwright/test').Page

const keys = ['SearchedSelectedServicePoint', 'GoogleAddress', 'GoogleSelectedPlace']
const stored = (page: Page) =>
  page.evaluate((names) => names.filter((name) => localStorage.getItem(name) !== null), keys)
const opener = (page: Page) => page.getByRole('button', { name: 'Change', exact: true })
const picker = (page: Page) => page.getByRole('dialog', { name: 'Choose a service point' })
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' })

async function pickFirst(page: Page): Promise<string> {
  const field = page.getByLabel('Postcode or town')
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await page.keyboard.insertText('00510')
  await page.keyboard.press('Enter')
  await opener(page).click()
  const first = picker(page).getByRole('article').first()
  const name = await first.getByRole('heading').innerText()
  await first.getByRole('button', { name: /^Select / }).click()
  await expect(page).toHaveURL(/ServicePoint=/)
  await picker(page).getByRole('button', { name: 'Close' }).first().click()
  return name
}

test('the point that was picked is a filter with its name, and goes with its chip', async ({ page }) => {
  const { faults } = watch(page)
  await openHydrated(page, '/tyres/car-suv-4x4')
  const name = await pickFirst(page)
  await expect(chips(page)).toContainText(name)
  await page.reload()
  await expect(chips(page)).toContainText(name)
  expect(await stored(page)).toEqual(keys)
  expect(await accessibilityFaults(page)).toEqual([])
  await chips(page).getByRole('link', { name }).click()
  await expect(page).not.toHaveURL(/ServicePoint=/)
  expect(await stored(page)).not.toContain('SearchedSelectedServicePoint')
  await opener(page).click()
  await expect(picker(page).getByRole('article').first()).toBeVisible()
  await expect(picker(page).getByRole('button', { name: 'Selected' })).toHaveCount(0)
  expect(faults).toEqual([])
})

test('the list of truck tyres forgets the point and the place, and offers no fitting', {
  tag: '@all',
}, async ({ page }) => {
  await openHydrated(page, '/tyres/car-suv-4x4')
  await pickFirst(page)
  await page.getByRole('navigation', { name: 'Choose vehicle' }).getByRole('link', { name: 'Truck' }).click()
  await expect(page).toHaveURL(/\/tyres\/trucks$/)
  expect(await stored(page)).toEqual([])
  await expect(opener(page)).toHaveCount(0)
})

test('another language picks none', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/tyres/car-suv-4x4')
  await pickFirst(page)
  await page.getByRole('link', { name: 'Suomeksi' }).first().click()
  await expect(page).toHaveURL(/\/renkaat\/henkiloautot(?!.*ServicePoint)/)
  await expect.poll(() => stored(page)).toEqual(keys.slice(1))
})
