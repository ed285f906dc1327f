import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { watch } from './harness/watch.ts'

const list = '/tyres/car-suv-4x4?width=205&height=55&diameter=16&tyre_season=Winter+Friction'

type Page = import('@playwright/test').Page

async function openTyre(page: Page): Promise<string> {
  await page.goto(list, { waitUntil: 'networkidle' })
  const link = page.getByRole('main').getByRole('article').first().getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  return name
}

test('a card leads to the tyre, and the way back keeps the size', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { faults } = watch(page)
  await openTyre(page)
  expect(new URL(page.url()).pathname).toMatch(
    /^\/tyres\/car-suv-4x4\/winter-friction\/205-55-R16\/[\w-]+\/[\w-]+\/\w+\/(XL|SL|RF)\/\d+$/,
  )
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveCount(6)
  await page.getByRole('link', { name: 'Back to tyre listing' }).click()
  await expect(page).toHaveURL(/\/tyres\/car-suv-4x4\?width=205&height=55&diameter=16$/)
  expect(faults).toEqual([])
})

test('five segments show the cheapest in stock, and name the whole address as canonical', async ({
  page,
}) => {
  await openTyre(page)
  const whole = new URL(page.url()).pathname
  const asked = whole.split('/').slice(0, 7).join('/')
  const answer = await page.goto(asked)
  expect(answer?.status()).toBe(200)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname.split('/')).toHaveLength(10)
  expect(canonical).toContain(asked)
})

test('search engines are told of product, offer and path', async ({ page }) => {
  await openTyre(page)
  await page.reload()
  const told = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [product, path] = told.map((text) => JSON.parse(text))
  expect(product).toMatchObject({ '@type': 'Product', offers: { '@type': 'Offer', priceCurrency: 'EUR' } })
  expect(product.gtin13).toMatch(/^\d{13}$/)
  expect(path['@type']).toBe('BreadcrumbList')
  await expect(page.locator('link[hreflang=fi]')).toHaveAttribute(
    'href',
    /\/renkaat\/henkiloautot\/kitkarenkaat\//,
  )
})

test('the language switch shows the same tyre in Finnish', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const name = await openTyre(page)
  await page.getByRole('link', { name: 'Suomeksi' }).first().click()
  await expect(page).toHaveURL(/\/renkaat\/henkiloautot\/kitkarenkaat\//)
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
})

test('another size of the model is a link', async ({ page }) => {
  await openTyre(page)
  const before = page.url()
  await page.getByText(/Change size/).click()
  await page.locator('.sizes a').first().click()
  await expect(page).not.toHaveURL(before)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const path of [
  '/tyres/car-suv-4x4/summer/205-55-R16/nobody/nothing',
  '/tyres/car-suv-4x4/summer/not-a-size/continental/x',
  '/renkaat/henkiloautot/kesarenkaat/205-55-R16/continental/x/91V/SL/999999999',
])
  test(`${path} is not found`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
  })

for (const scheme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    test(`a tyre is accessible at ${width} px, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 800 })
      await openTyre(page)
      expect(await accessibilityFaults(page)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    })
