import { expect, test } from '@playwright/test'
import { watch } from './harness/watch.ts'

const carSizes = ['205', '55', '16']
const names = ['Width', 'Height', 'Wheel Diameter'] as const

type Page = import('@playwright/test').Page

const finder = (page: Page) => page.getByRole('tabpanel')
const sizeOf = (page: Page) =>
  Promise.all(names.map((name) => finder(page).getByLabel(name, { exact: true }).inputValue()))
const openHome = (page: Page) => page.goto('/?lang=en', { waitUntil: 'networkidle' })

test('a fresh browser finds the usual size and season of each vehicle', async ({ page }) => {
  await openHome(page)
  expect(await sizeOf(page)).toEqual(carSizes)
  await expect(finder(page).getByLabel('Season')).toHaveValue('3')
  await page.getByRole('tab', { name: 'Van' }).click()
  expect(await sizeOf(page)).toEqual(['205', '65', '16'])
  await expect(finder(page).getByLabel('Season')).toHaveValue('3')
  await page.getByRole('tab', { name: 'Truck' }).click()
  expect(await sizeOf(page)).toEqual(['315', '80', '22.5'])
  await expect(finder(page).getByLabel('Season')).toHaveValue('2')
  await expect(finder(page).getByLabel('Season').getByRole('option', { name: 'Winter Studded' })).toHaveCount(
    0,
  )
})

test('each select opens the next, and the search waits for all three', async ({ page }) => {
  await openHome(page)
  const [width, height, rim] = names.map((name) => finder(page).getByLabel(name, { exact: true }))
  const search = finder(page).getByRole('button', { name: 'Search', exact: true })
  await expect(search).toBeEnabled()
  await width!.selectOption('')
  await expect(height!).toBeDisabled()
  await expect(rim!).toBeDisabled()
  await expect(search).toBeDisabled()
  const heights = page.waitForRequest(/\/filter\/heights\?.*width=215/)
  await width!.selectOption('215')
  await heights
  await expect(height!).toBeEnabled()
  await expect(rim!).toBeDisabled()
  const rims = page.waitForRequest(/\/filter\/diameters\?/)
  await height!.selectOption('55')
  await rims
  await expect(search).toBeDisabled()
  await rim!.selectOption('17')
  await expect(search).toBeEnabled()
})

test('another vehicle reloads its options and forgets speed index and brand', async ({ page }) => {
  await openHome(page)
  await finder(page).getByLabel('Speed index').selectOption('T')
  await finder(page).getByLabel('Brand').selectOption({ index: 1 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('tab', { name: 'Van' }).click()
  await expect(finder(page).getByLabel('Speed index')).toHaveValue('')
  await expect(finder(page).getByLabel('Brand')).toHaveValue('')
  for (const call of ['widths', 'heights', 'diameters', 'brands'])
    await expect.poll(() => asked).toContain(`/api/v1/filter/${call}`)
  await expect(finder(page).getByLabel('Brand').getByRole('option').first()).toHaveText('All')
})

test('the search carries all seven choices to the list of the vehicle', async ({ page }) => {
  const { faults } = watch(page)
  await openHome(page)
  const brand = finder(page).getByLabel('Brand')
  await brand.selectOption('Continental')
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
  await finder(page).getByRole('button', { name: 'Reset' }).click()
  await expect(finder(page).getByRole('button', { name: 'Search', exact: true })).toBeDisabled()
  expect(await sizeOf(page)).toEqual(['', '', ''])
  expect(faults).toEqual([])
})

test('the last choices of each vehicle are remembered', async ({ page }) => {
  await openHome(page)
  for (const [tab, season] of [
    ['Car', '2'],
    ['Van', '1'],
    ['Truck', '5'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await finder(page).getByLabel('Season').selectOption(season)
  }
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes('_selected_')),
  )
  expect(kept).toHaveLength(12)
  await page.getByRole('tab', { name: 'Car' }).click()
  await finder(page).getByLabel('Width', { exact: true }).selectOption('195')
  await finder(page).getByLabel('Height', { exact: true }).selectOption('65')
  await finder(page).getByLabel('Wheel Diameter').selectOption('15')
  await page.reload({ waitUntil: 'networkidle' })
  expect(await sizeOf(page)).toEqual(['195', '65', '15'])
  await expect(finder(page).getByLabel('Season')).toHaveValue('2')
})

test('more filters opens the list with its filters in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await openHome(page)
  await finder(page).getByRole('button', { name: 'More Filters' }).click()
  await expect(page).toHaveURL(/\/tyres\/car-suv-4x4\?width=205.*#filters$/)
  await expect(page.getByRole('heading', { name: 'Filter' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Winter Studded/ })).toBeChecked()
})

test('the size marking is explained in the page’s language', async ({ page }) => {
  await openHome(page)
  await finder(page).getByRole('button', { name: 'Size marking' }).click()
  await expect(page.getByRole('dialog', { name: 'Size marking' })).toContainText('on the sidewall')
  await page.keyboard.press('Escape')
  await page.goto('/?lang=fi', { waitUntil: 'networkidle' })
  await finder(page).getByRole('button', { name: 'Kokomerkintä' }).click()
  await expect(page.getByRole('dialog', { name: 'Kokomerkintä' })).toContainText('renkaan kyljessä')
})

test.describe('without JavaScript', () => {
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
