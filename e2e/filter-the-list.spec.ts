import { expect, test } from '@playwright/test'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

const list = '/tyres/car-suv-4x4?width=205&height=55&diameter=16'

type Page = import('@playwright/test').Page

const open = (page: Page, address = list) => openHydrated(page, address)
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const count = (page: Page) => page.locator('.list__count')
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
})

test('a ticked season narrows the list with one call each, and back brings the rest', async ({ page }) => {
  const { faults } = watch(page)
  await open(page)
  const all = await count(page).textContent()
  const calls: URL[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(new URL(request.url()))
  })
  await page.getByRole('checkbox', { name: /Winter Studded/ }).check()
  await expect(page).toHaveURL(/tyre_season=Winter\+Studded/)
  await expect(count(page)).not.toHaveText(String(all))
  await expect(cards(page).first()).toContainText('Studded')
  expect(calls.map(({ pathname }) => pathname).sort()).toEqual(['/api/v1/filter/all', '/api/v1/products'])
  const products = calls.find(({ pathname }) => pathname.endsWith('products'))
  expect(Object.fromEntries(products?.searchParams ?? [])).toMatchObject({
    page: '1',
    sort_by: 'net_price',
    sort_order: 'asc',
    tyre_season_id: '3',
  })
  await page.goBack()
  await expect(count(page)).toHaveText(String(all))
  await expect(page.getByRole('checkbox', { name: /Winter Studded/ })).not.toBeChecked()
  expect(faults).toEqual([])
})

test('more tyres are appended, back brings them and the place, a filter begins again', async ({ page }) => {
  await open(page)
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(40)
  await expect(cards(page).nth(20).getByRole('heading').getByRole('link')).toBeFocused()
  await expect.poll(() => queryOf(page)).toMatchObject({ page: '2' })
  const last = cards(page).nth(35).getByRole('heading').getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).not.toHaveURL(/page=2/)
  await page.goBack()
  await expect(cards(page)).toHaveCount(40)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 50)
  const answered = page.waitForResponse(/\/products\?.*page=1&/)
  await page.getByRole('checkbox', { name: /^Summer/ }).check()
  expect(await (await answered).json()).toMatchObject({ page: 1, per_page: 20 })
  await expect.poll(() => queryOf(page)).not.toHaveProperty('page')
})

test('a level of the breadcrumb clears what is deeper', { tag: '@all' }, async ({ page }) => {
  await open(page, `${list}&tyre_season=Winter+Friction&brand=Continental&wet_grip=C`)
  const path = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(path.getByRole('listitem')).toHaveText([
    'Home',
    'Tyres',
    'Car',
    '205/55 R16',
    'Friction',
    'Continental',
    'Wet grip C',
  ])
  await path.getByRole('link', { name: 'Friction' }).click()
  await expect(path.getByRole('listitem')).toHaveCount(5)
  await expect
    .poll(() => queryOf(page))
    .toEqual({ width: '205', height: '55', diameter: '16', tyre_season: 'Winter Friction' })
})

test('chips and Reset clear, and another vehicle begins from nothing', async ({ page }) => {
  await open(page, `${list}&tyre_season=Winter+Friction&brand=Continental`)
  const chips = page.getByRole('list', { name: 'Chosen filters' })
  await chips.getByRole('link', { name: /Continental/ }).click()
  await expect(page).not.toHaveURL(/brand/)
  await page.getByRole('link', { name: 'Reset' }).first().click()
  await expect(page).toHaveURL(/\/tyres\/car-suv-4x4$/)
  await open(page, `${list}&tyre_season=Winter+Friction`)
  await page.getByRole('navigation', { name: 'Choose vehicle' }).getByRole('link', { name: 'Truck' }).click()
  await expect(page).toHaveURL(/\/tyres\/trucks$/)
  await expect(page.getByRole('checkbox', { name: /Winter Studded/ })).toHaveCount(0)
})

test('the language switch asks for the slug and keeps the query', { tag: '@all' }, async ({ page }) => {
  await open(page, `${list}&brand=Continental`)
  const slug = page.waitForRequest(/\/get-search-slug-by-vehicle-type\/car-suv-4x4/)
  await page.getByRole('link', { name: 'Suomeksi' }).first().click()
  await slug
  await expect(page).toHaveURL(/\/renkaat\/henkiloautot\?brand=Continental&diameter=16&height=55/)
  await expect(page).toHaveURL(/width=205/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(page.getByRole('checkbox', { name: /^Continental/ })).toBeChecked()
})

test('cards lead to the sheet with the label', { tag: '@all' }, async ({ page }) => {
  await open(page)
  const card = cards(page).filter({ hasNotText: 'Studded' }).first()
  await card.getByRole('link', { name: /^Sheet / }).click()
  await expect(page).toHaveURL(/\/information-sheet\/\d+\?lang=en$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Product information sheet' })).toBeVisible()
  const studded = cards(page).filter({ hasText: 'Studded tyres have no EU label' }).first()
  await page.goBack()
  await expect(studded.getByRole('link', { name: /^Sheet / })).toHaveCount(0)
})

test('truck friction and all-season tyres stand together', { tag: '@all' }, async ({ page }) => {
  await open(page, '/tyres/trucks?tyre_season=Winter+Friction')
  const friction = Number.parseInt((await count(page).textContent())?.replace(/\s/g, '') ?? '', 10)
  await page.getByRole('checkbox', { name: /^All Season/ }).check()
  await expect
    .poll(async () => Number.parseInt((await count(page).textContent())?.replace(/\s/g, '') ?? '', 10))
    .toBeGreaterThan(friction)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, order, paging and chips work', async ({ page }) => {
    await page.goto(list)
    await page.getByRole('checkbox', { name: /Winter Friction/ }).check()
    await page.getByRole('checkbox', { name: 'In stock only' }).check()
    await page.getByRole('button', { name: 'Show tyres' }).click()
    await expect(page).toHaveURL(/in_stock=1/)
    await expect(page).toHaveURL(/tyre_season=Winter(\+|%20)Friction/)
    await expect(cards(page).first()).toContainText('Friction')
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(cards(page).first()).toBeVisible()
    await page.getByRole('link', { name: 'Show previous' }).click()
    await page
      .getByRole('list', { name: 'Chosen filters' })
      .getByRole('link', { name: /Winter Friction/ })
      .click()
    await expect(page.getByRole('checkbox', { name: /Winter Friction/ })).not.toBeChecked()
  })

  test('the filters open as a sheet on a phone', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    await page.goto(list)
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page.getByRole('checkbox', { name: /Winter Friction/ })).toBeVisible()
  })
})
