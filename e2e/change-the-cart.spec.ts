import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { wellStocked } from './harness/find-tyre.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

type Page = import('@playwright/test').Page

interface Product {
  readonly id: number
  readonly in_stock: number
  readonly brand_name: string
  readonly net_price_with_rc: number
}

/** Finds a tyre whose stock is suitable and adds it to the browser's cart with the same API call as the pages. */
async function fillCart(
  page: Page,
  quantity: number,
  hasStock: (stock: number) => boolean,
): Promise<Product> {
  const answer = await page.request.get('/api/v1/products?per_page=100&vehicle_type=2&sort_by=name')
  const { data } = (await answer.json()) as { data: Product[] }
  const product = data.find(({ in_stock }) => hasStock(in_stock)) as Product
  const put = await page.request.post('/api/v1/anonymous/cart/item/insert', {
    data: { type: 'product', type_id: product.id, quantity },
  })
  expect(put.ok()).toBe(true)
  return product
}

const openCart = (page: Page) => openHydrated(page, '/cart?lang=en')
/** The total without the fitting, which no service point has a price for yet. */
const total = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Your order' })
    .locator('.sums > div', { hasText: 'Total without fitting' })
    .locator('.num')

test('a changed quantity is priced again by the server, and the count follows', async ({ page }) => {
  const { faults } = watch(page)
  const { net_price_with_rc: price } = await fillCart(page, 3, (stock) => stock > 8)
  await openCart(page)
  const euros = (amount: number) => `${amount.toFixed(2).replace('.', ',')}\u00a0€`
  await expect(total(page)).toHaveText(euros(3 * price))
  await page.getByRole('button', { name: 'More' }).click()
  await expect(total(page)).toHaveText(euros(4 * price))
  await expect(page.locator('.tool__count')).toHaveText('4')
  await page.getByRole('spinbutton').fill('1')
  await page.getByRole('spinbutton').press('Enter')
  await expect(total(page)).toHaveText(euros(price))
  expect(faults).toEqual([])
})

for (const width of [768, 1280])
  test(`at ${width} px the sum, the quantity and the word of the bin end in one line`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await fillCart(page, 2, (stock) => stock > 8)
    await openCart(page)
    const ends = await page
      .locator('.line__sum, .line .qty, .line__word')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)))
    expect(ends).toHaveLength(3)
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1)
    await expect(page.locator('.line__word')).toHaveText('Remove')
  })

test('what was removed can be put back, and an empty cart says so', async ({ page }) => {
  await fillCart(page, 4, (stock) => stock > 8)
  await openCart(page)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('heading', { name: 'No Product in Cart' })).toBeVisible()
  await expect(page.getByRole('status')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('4')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a tyre is added, changed, removed and put back by forms alone', async ({ page }) => {
    await page.goto('/tyres/car-suv-4x4?width=205&height=55&diameter=16')
    await page
      .getByRole('button', { name: /Add to cart/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/cart\?lang=en$/)
    await expect(page.getByRole('spinbutton')).toHaveValue('4')
    await page.getByRole('spinbutton').fill('2')
    await page.getByRole('button', { name: 'Update quantity' }).click()
    await expect(page.getByRole('spinbutton')).toHaveValue('2')
    await page.getByRole('spinbutton').fill('999')
    await page.getByRole('button', { name: 'Update quantity' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/Max available qty is \d+/)
    await expect(page.getByRole('spinbutton')).toHaveValue('2')
    await page.getByRole('button', { name: /^Remove/ }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('spinbutton')).toHaveValue('2')
  })

  test('the product page buys by a form, and tells there are not that many', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/tyres/car-suv-4x4?width=205&height=55&diameter=16')
    await wellStocked(page).click()
    await page.getByLabel('Quantity').fill('998')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page.getByRole('alert').first()).toContainText(
      /Maximum available quantity for this item into cart is \d+/,
    )
    await page.goBack()
    await page.getByLabel('Quantity').fill('3')
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(page.getByRole('spinbutton')).toHaveValue('3')
  })
})

for (const width of [360, 1280])
  test(`the cart is accessible at ${width} px, dark, filled and empty`, { tag: '@all' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width, height: 800 })
    await openCart(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await fillCart(page, 2, (stock) => stock > 8)
    await openCart(page)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
