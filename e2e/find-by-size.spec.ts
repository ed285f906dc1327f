import { expect, test } from '@playwright/test'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { layoutShiftOf, measureLayoutShift } from './harness/layout-shift.ts'
import { watch } from './harness/watch.ts'

const names = ['Width', 'Height', 'Wheel Diameter'] as const

type Page = import('@playwright/test').Page

const finder = (page: Page) => page.getByRole('tabpanel')
const sizeOf = (page: Page) =>
  Promise.all(names.map((name) => finder(page).getByLabel(name, { exact: true }).inputValue()))
const openHome = (page: Page) => openHydrated(page, '/?lang=en')

test('the search carries all seven choices to the list of the vehicle', async ({ page }) => {
  const { faults } = watch(page)
  await openHome(page)
  const brand = finder(page).getByLabel('Brand')
  await brand.selectOption('Continental')
  await finder(page).getByText('Load and speed').click()
  await finder(page).getByLabel('Load index').selectOption('91')
  await finder(page).getByLabel('Speed index').selectOption('T')
  await finder(page).getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/tyres\/car-suv-4x4\?/)
  const query = new URL(page.url()).searchParams
  expect(Object.fromEntries(query)).toEqual({
    width: '205',
    height: '55',
    diameter: '16',
    tyre_season: 'Winter Studded',
    brand: 'Continental',
    load_index: '91',
    speed_index: 'T',
  })
  await page.goBack()
  await expect(finder(page).getByRole('button', { name: 'Search', exact: true })).toHaveCount(0)
  await expect(brand).toHaveValue('Continental')
  await brand.selectOption('All')
  await expect(finder(page).getByRole('button', { name: 'Search', exact: true })).toBeEnabled()
  await brand.selectOption('Continental')
  await finder(page).getByRole('button', { name: 'Reset' }).click()
  await expect(finder(page).getByRole('button', { name: 'Search', exact: true })).toBeDisabled()
  expect(await sizeOf(page)).toEqual(['', '', ''])
  expect(faults).toEqual([])
})

test('the last choices of each vehicle are remembered', { tag: '@all' }, async ({ page }) => {
  await openHome(page)
  for (const [tab, season] of [
    ['Car', '2'],
    ['Van', '1'],
    ['Truck', '5'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await finder(page).getByLabel('Season', { exact: true }).selectOption(season)
  }
  const stored = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes('_selected_')),
  )
  expect(stored).toHaveLength(21)
  await page.getByRole('tab', { name: 'Car' }).click()
  await finder(page).getByLabel('Width', { exact: true }).selectOption('195')
  await finder(page).getByLabel('Height', { exact: true }).selectOption('65')
  await finder(page).getByLabel('Wheel Diameter').selectOption('15')
  await finder(page).getByLabel('Brand').selectOption('Continental')
  await finder(page).getByText('Load and speed').click()
  await finder(page).getByLabel('Load index').selectOption('91')
  await page.reload()
  await hydrated(page)
  expect(await sizeOf(page)).toEqual(['195', '65', '15'])
  await expect(finder(page).getByLabel('Brand')).toHaveValue('Continental')
  await expect(finder(page).getByLabel('Load index')).toHaveValue('91')
  await expect(finder(page).getByLabel('Season', { exact: true })).toHaveValue('2')
})

test('more filters opens the list with its filters in view', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await openHome(page)
  await finder(page).getByRole('button', { name: 'More Filters' }).click()
  await expect(page).toHaveURL(/\/tyres\/car-suv-4x4\?width=205.*#filters$/)
  await expect(page.getByRole('heading', { name: 'Filter' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Winter Studded/ })).toBeChecked()
})

for (const [tab, size] of [
  ['Van', ['205', '65', '16']],
  ['Truck', ['315', '80', '22.5']],
] as const)
  test(`back from a ${tab} search opens the same tab, and nothing jumps`, {
    tag: tab === 'Van' ? [] : '@all',
  }, async ({ page }) => {
    await measureLayoutShift(page)
    await openHome(page)
    await page.getByRole('tab', { name: tab }).click()
    await finder(page).getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/tyres\/(light-commercial-vehicles|trucks)\?/)
    await page.reload()
    await hydrated(page)
    await page.goBack()
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    expect(await sizeOf(page)).toEqual(size)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/tyres\//)
    await page.evaluate(() => {
      window.layoutShift = 0
    })
    await page.goBack()
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    await expect(finder(page).getByRole('button', { name: 'Reset' })).toBeVisible()
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
  })

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('tabs are links and the search goes to the list', async ({ page }) => {
    await page.goto('/?lang=en')
    await page.getByRole('tab', { name: 'Van' }).click()
    await expect(page).toHaveURL(/vehicle=van/)
    expect(await sizeOf(page)).toEqual(['205', '65', '16'])
    await finder(page).getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(
      /\/tyres\/light-commercial-vehicles\?width=205&height=65&diameter=16&tyre_season=Winter\+Studded$/,
    )
  })
})
