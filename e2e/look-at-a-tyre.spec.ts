import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { allow } from './harness/cookies.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

const list = '/tyres/car-suv-4x4?width=205&height=55&diameter=16&tyre_season=Winter+Friction'

type Page = import('@playwright/test').Page

async function openTyre(page: Page): Promise<string> {
  await openHydrated(page, list)
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return name
}

test('a card leads to the tyre, and the path above it names its lists', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { faults } = watch(page)
  await openTyre(page)
  expect(new URL(page.url()).pathname).toMatch(
    /^\/tyres\/car-suv-4x4\/winter-friction\/205-55-R16\/[\w-]+\/[\w-]+\/\w+\/(XL|SL|RF)\/\d+$/,
  )
  const path = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await expect(path).toHaveText([
    'Home',
    'Tyres',
    'Car',
    'Winter Friction',
    '205/55 R16',
    /./,
    await page.locator('.crumbs [aria-current]').innerText(),
  ])
  expect(faults).toEqual([])
})

test('the way back leads to the list as it was, and from anywhere else to the list of the size', async ({
  page,
}) => {
  const plate = '/tyres/car-suv-4x4?tyre_season=Winter+Friction&licenceplate=ABC-123'
  const back = page.getByRole('link', { name: 'Back to tyres' })
  await openHydrated(page, plate)
  await page.getByText(/^All approved sizes: /).click()
  const card = page.getByRole('main').getByRole('article').nth(5)
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await card.getByRole('heading').getByRole('link').click()
  await back.click()
  await expect(page).toHaveURL(new RegExp(`${plate.replace(/[?+]/g, '\\$&')}$`))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await card.getByRole('heading').getByRole('link').click()
  await expect(back).toBeVisible()
  const tyre = page.url()
  await page.goto('/ui')
  await openHydrated(page, tyre)
  await back.click()
  await expect(page).toHaveURL(/\/tyres\/car-suv-4x4\?width=\d+&height=\d+&diameter=\d+$/)
})

test('five segments show the cheapest in stock, and name the whole address as canonical', async ({
  page,
}) => {
  await openTyre(page)
  const whole = new URL(page.url()).pathname
  const shortened = whole.split('/').slice(0, 7).join('/')
  const answer = await page.goto(shortened)
  expect(answer?.status()).toBe(200)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname.split('/')).toHaveLength(10)
  expect(canonical).toContain(shortened)
})

test('the language switch shows the same tyre in Finnish', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const name = await openTyre(page)
  await page.getByRole('link', { name: 'Suomeksi' }).first().click()
  await expect(page).toHaveURL(/\/renkaat\/henkiloautot\/kitkarenkaat\//)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
})

test('the language of a tyre’s address stays when the visitor goes on', { tag: '@all' }, async ({ page }) => {
  await openTyre(page)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('after the switch the fitting price is asked for again', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openTyre(page)
  const answered = page.waitForResponse(/get-lowest-installation-price\?product_id=\d+/)
  await page.getByRole('link', { name: 'Suomeksi' }).first().click()
  const { data } = await (await answered).json()
  const price = data.min_price.toFixed(2).replace('.', ',')
  await expect(page.locator('.info3 dt').first()).toHaveText(new RegExp(`^${price}\\s€$`))
})

test('another size of the model is chosen from a list that comes when it is opened', async ({ page }) => {
  await openTyre(page)
  const before = new URL(page.url()).pathname
  const size = await page.locator('.resize summary b').innerText()
  const opener = page.locator('.resize summary')
  await opener.click()
  await expect(page.locator('.sizes [aria-current]')).toContainText(size)
  await page.keyboard.press('Escape')
  await expect(page.locator('.sizes').first()).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await page.locator('.sizes a:not([aria-current])').first().click()
  await expect(page).not.toHaveURL(new RegExp(`${before}$`))
  await expect(page.locator('.resize summary b')).not.toHaveText(size)
})

test('the longest size stays in its column', { tag: '@all' }, async ({ page }) => {
  const answer = await page.request.get(
    '/api/v1/products?vehicle_type=4&width=315&height=80&diameter=22.5&sort_by=name',
  )
  const { data } = (await answer.json()) as { data: { link_fi: string }[] }
  await page.goto(data[0]?.link_fi ?? '')
  for (const width of [320, 360, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const [code, column] = await Promise.all(
      ['.resize b', '.pdp__size'].map((part) => page.locator(part).boundingBox()),
    )
    const right = (box: typeof code) => (box ? box.x + box.width : Number.NaN)
    expect(right(code ?? null), `at ${width} px`).toBeLessThanOrEqual(right(column ?? null))
  }
})

test('the tyres looked at before are shown to who allows it, and forgotten on request', async ({
  page,
  baseURL,
}) => {
  await allow(page, 'c', baseURL ?? '')
  const first = await openTyre(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seen_tyres'))).toContain(first)
  await page.goto('/product-details/1?lang=en')
  const seen = page.getByRole('region', { name: 'Tyres you looked at' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(seen.getByRole('link')).toContainText([first])
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await expect(seen).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('seen_tyres'))).toBe('')
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 400, height: 800 } })

  test('sizes, pictures and label are still reached', async ({ page }) => {
    await page.goto('/product-details/1?lang=en')
    await page.getByRole('tab', { name: 'EU tyre label' }).click()
    await expect(page.locator('.eulabel img')).toBeVisible()
    await page.locator('.resize summary').click()
    await page.getByRole('link', { name: 'All sizes' }).click()
    await expect(page.locator('.sizes a').first()).toBeVisible()
  })

  test('a tyre ends with others of its size, and with what each has more or less', async ({ page }) => {
    const size = 'width=205&height=55&diameter=16'
    await page.goto(`/tyres/car-suv-4x4?${size}&tyre_season=Summer&in_stock=1&sort=net_price_desc`)
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    const cheaper = page
      .getByRole('region', { name: 'Alternatives in the same size' })
      .getByRole('listitem')
      .filter({ hasText: /Cheaper.*\d,\d\d\s€ cheaper per tyre/s })
    const name = await cheaper.getByRole('heading').textContent()
    await cheaper.getByRole('link').click()
    await expect(page).toHaveURL(/summer\/205-55-R16/)
    await expect(page.getByRole('heading', { level: 1, name: String(name) })).toBeVisible()
  })
})

for (const width of [360, 1280])
  test(`a tyre is accessible at ${width} px, light and dark`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openTyre(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await accessibilityFaults(page), colorScheme).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
