import { expect, test } from '@playwright/test'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

type Page = import('@playwright/test').Page

const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true })
const models = (page: Page) => page.getByRole('region', { name: 'Most Popular Models' })
const tyres = (page: Page) => page.getByRole('region', { name: 'Most Popular Tyres' })
const open = (page: Page, path: string) =>
  openHydrated(page, `${path}${path.includes('?') ? '&' : '?'}lang=en`)

test('from the menu to a brand, its model, and a tyre of it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { faults } = watch(page)
  await open(page, '/')
  await page.getByRole('button', { name: 'Tyres' }).click()
  await page.getByRole('region', { name: 'Tyres' }).getByRole('link', { name: 'Nokian Tyres' }).click()
  await expect(title(page, 'Nokian Tyres')).toBeVisible()
  await expect(
    models(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  ).toHaveCount(36)
  await models(page).getByRole('link', { name: 'Hakkapeliitta R5', exact: true }).click()
  await expect(page).toHaveURL(/\/brand\/nokian-tyres\/model\/hakkapeliitta-r5\?lang=en$/)
  await expect(title(page, 'Hakkapeliitta R5')).toBeVisible()
  await expect(title(page, 'Hakkapeliitta R5')).toBeFocused()
  await expect(tyres(page).getByRole('article')).toHaveCount(12)
  await tyres(page).getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/^[^?]+\/tyres\/car-suv-4x4\/winter-friction\//)
  await expect(title(page, 'Nokian Tyres Hakkapeliitta R5')).toBeVisible()
  expect(faults).toEqual([])
})

test('each kind of menu item leads to its page', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [name, path] of [
    ['Studded tyres', '/season/winter-studded?lang=en'],
    ['Van', '/tyre/light-commercial-vehicles?lang=en'],
    ['Michelin', '/brand/michelin?lang=en'],
    ['205/55 R16', '/tyre-size/205-55R16?lang=en'],
    ['Hakkapeliitta 10', '/brand/nokian-tyres/model/hakkapeliitta-10?lang=en'],
    ['Studded or friction?', '/information/studded-or-friction?lang=en'],
  ] as const)
    await test.step(name, async () => {
      await open(page, '/')
      await page.getByRole('button', { name: 'Tyres' }).click()
      const menu = page.getByRole('region', { name: 'Tyres' })
      await menu.getByRole('link', { name: new RegExp(`^${name.replace('?', '\\?')}`) }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
})

test('the pager walks the tyres and leaves the models where they are', { tag: '@all' }, async ({ page }) => {
  await open(page, '/brand/nokian-tyres?models=2')
  const first = await tyres(page).getByRole('article').first().textContent()
  await page.getByRole('navigation', { name: 'Pages of tyres' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\?models=2&page=2&lang=en#tyres$/)
  await expect(tyres(page).getByRole('article').first()).not.toHaveText(first ?? '')
  await expect(page.getByRole('navigation', { name: 'Pages of models' }).getByText('2')).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.goBack()
  await expect(tyres(page).getByRole('article').first()).toHaveText(first ?? '')
})

test('where everything fits one page there is no pager', { tag: '@all' }, async ({ page }) => {
  await open(page, '/brand/viking')
  await expect(models(page).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages of models' })).toHaveCount(0)
})

test('a size’s models narrow its tyres, and its tyres lead to the product by its id', async ({ page }) => {
  await open(page, '/tyre-size/205-55R16')
  await models(page).getByRole('link', { name: 'Hakkapeliitta R5' }).first().click()
  await expect(page).toHaveURL(
    /\/tyre-size\/205-55R16\?brand=nokian-tyres&model=hakkapeliitta-r5&lang=en#tyres$/,
  )
  await expect(tyres(page)).toContainText('Hakkapeliitta R5 only')
  await page.getByRole('link', { name: 'Show every tyre of this size' }).click()
  await expect(tyres(page).getByRole('article')).toHaveCount(12)
  const tyre = tyres(page).getByRole('article').first().getByRole('heading').getByRole('link')
  const href = (await tyre.getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/tyre\/[\w-]+\/[\w-]+\/\d+\?lang=en$/)
  const name = (await tyre.textContent()) ?? ''
  await tyre.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('these paths do not name the language: they follow the stored one', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/season/winter-studded')
  await expect(title(page, 'Nastarenkaat')).toBeVisible()
  await open(page, '/brand/michelin')
  await page.goto('/season/nastarenkaat')
  await expect(title(page, 'Studded tyres')).toBeVisible()
})

test('on a landing page cars search with what is set, vans need the whole size', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, '/season/summer')
  const search = page.getByRole('tabpanel').getByRole('button', { name: 'Search', exact: true })
  await page.getByRole('tabpanel').getByLabel('Width', { exact: true }).selectOption('')
  await expect(search).toBeEnabled()
  await page.getByRole('tab', { name: 'Van' }).click()
  await page.getByRole('tabpanel').getByLabel('Width', { exact: true }).selectOption('')
  await expect(search).toBeDisabled()
  await page.getByRole('tab', { name: 'Car' }).click()
  await expect(page.getByRole('tabpanel').getByLabel('Brand')).toHaveCount(0)
  await search.click()
  await expect(page).toHaveURL(/\/tyres\/car-suv-4x4\?.*tyre_season=Summer/)
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the tabs of a season’s page are links that stay on it', async ({ page }) => {
    await page.goto('/season/summer?lang=en')
    await page.getByRole('tab', { name: 'Truck' }).click()
    await expect(page).toHaveURL(/\/season\/summer\?vehicle=truck&lang=en$/)
    await expect(page.getByRole('tabpanel').getByLabel('Width', { exact: true })).toHaveValue('315')
    await page.getByRole('tab', { name: 'Service Points' }).click()
    await page.getByLabel('Address or postcode').fill('00100')
    await page.getByRole('button', { name: 'Show service points' }).click()
    await expect(page).toHaveURL(/\/service-points\?address=00100&lang=en$/)
  })
})

for (const [path, total, pages] of [
  ['/brand/viking/model/wintech-newgen', 12, 0],
  ['/brand/laufenn/model/i-fit-ice-lw71', 13, 2],
] as const)
  test(`of ${total} tyres ${pages || 'no'} pages are offered`, { tag: '@all' }, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('main')).toContainText(`${total} tyres`)
    await expect(tyres(page).getByRole('article')).toHaveCount(12)
    const pager = page.getByRole('navigation', { name: 'Pages of tyres' })
    await expect(pager).toHaveCount(pages > 0 ? 1 : 0)
    if (pages === 0) return
    await pager.getByRole('link', { name: 'Page 2' }).click()
    await expect(tyres(page).getByRole('article')).toHaveCount(total - 12)
    await expect(pager.getByRole('link', { name: 'Page 3' })).toHaveCount(0)
  })

for (const width of [768, 1280])
  test(`at ${width} px prices and buttons of a row stand level, reduced or not`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/season/winter-studded')
    const cards = await tyres(page)
      .getByRole('article')
      .evaluateAll((articles) =>
        articles.map((article) => {
          const top = (part: string) =>
            Math.round(article.querySelector(part)?.getBoundingClientRect().top ?? 0)
          const isReduced = article.querySelector('.off') !== null
          return {
            row: Math.round(article.getBoundingClientRect().top),
            isReduced,
            price: top('.prices b'),
            button: top('.card__buy .btn'),
          }
        }),
      )
    const rows = Map.groupBy(cards, ({ row }) => row)
      .values()
      .toArray()
    for (const row of rows) {
      expect(new Set(row.map(({ price }) => price)).size).toBe(1)
      expect(new Set(row.map(({ button }) => button)).size).toBe(1)
    }
    const isMixed = (row: typeof cards) => new Set(row.map(({ isReduced }) => isReduced)).size > 1
    expect(rows.some(isMixed)).toBe(true)
  })
