import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { findTyre } from './harness/find-tyre.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

type Page = import('@playwright/test').Page
type Locator = import('@playwright/test').Locator

const list = '/tyres/car-suv-4x4?width=205&height=55&diameter=16&tyre_season=Winter+Friction'
const added = 'Item added into cart successfully'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const popup = (page: Page) => page.getByRole('dialog', { name: 'What next?' })
const quickCart = (page: Page) => page.getByRole('dialog', { name: 'Cart', exact: true })
const buyBox = (page: Page) => page.getByRole('region', { name: 'Buy' })
const quantity = (page: Page) => buyBox(page).getByLabel('Quantity')

async function openList(page: Page): Promise<void> {
  await openHydrated(page, list)
}

async function openTyre(page: Page, hasStock: (stock: number) => boolean): Promise<number> {
  const { link_en, in_stock } = await findTyre(page, hasStock)
  await openHydrated(page, link_en)
  return in_stock
}

const mostTabs = 150

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < mostTabs && !(await hasFocus()); tabs++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test('by keyboard alone: find by size, open a tyre, put it in the cart, go there', async ({ page }) => {
  const { faults } = watch(page)
  await openHydrated(page, '/?lang=en')
  await tabTo(page, page.getByRole('tabpanel').getByRole('button', { name: 'Search', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, cards(page).first().getByRole('heading').getByRole('link'))
  await page.keyboard.press('Enter')
  await tabTo(page, buyBox(page).getByRole('button', { name: 'Add to cart' }).first())
  await page.keyboard.press('Enter')
  await expect(popup(page)).toContainText('4 of this tyre in the cart')
  await tabTo(page, popup(page).getByRole('link', { name: 'Go to the cart' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(page).toHaveURL(/\/cart\?lang=en$/)
  await expect(page.getByRole('spinbutton')).toHaveValue('4')
  expect(faults).toEqual([])
})

test('from the list: the cart is read, filled and read again, and the quick cart shows it', async ({
  page,
}) => {
  await openList(page)
  await expect(page.getByRole('link', { name: 'Cart' }).first()).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/cart/')) calls.push(pathname.replace('/api/v1/anonymous/cart/', ''))
  })
  await cards(page)
    .first()
    .getByRole('button', { name: /Add to cart/ })
    .click()
  await expect(popup(page).getByText(added)).toBeVisible()
  await popup(page).getByRole('button', { name: 'Continue shopping' }).click()
  await expect(popup(page)).toBeHidden()
  expect(calls[0]).toBe('items/all')
  expect(calls.slice(calls.indexOf('item/insert'))).toEqual(['item/insert', 'items/all'])
  const cart = page.getByRole('button', { name: 'Cart 4 tyres' })
  await cart.click()
  await expect(quickCart(page).getByRole('listitem')).toHaveCount(1)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(quickCart(page)).toBeHidden()
  await expect(cart).toBeFocused()
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /Add to cart/ })
    .click()
  await popup(page).getByRole('button', { name: 'Continue shopping' }).click()
  await expect(page.getByRole('button', { name: 'Cart 8 tyres' })).toBeVisible()
})

test('who has no cart asks for none; the empty quick cart says so', { tag: '@all' }, async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await openList(page)
  expect(requested.filter((url) => /cart\/items|quick-cart/.test(url))).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
  await expect(quickCart(page)).toContainText('No Product in Cart')
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'guest' }))
})

test('sold out: nothing to buy with, and others instead', { tag: '@all' }, async ({ page }) => {
  await openTyre(page, (count) => count === 0)
  await expect(page.getByText('Sold out', { exact: true })).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: /Add to cart|Buy Now/ })).toHaveCount(0)
  await page.getByRole('region', { name: 'Similar tyres in stock' }).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Buy' })).toBeVisible()
})

test('Buy Now goes on to the cart, and back leads past the product page', async ({ page }) => {
  await openList(page)
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await buyBox(page).getByRole('button', { name: 'Buy Now' }).click()
  await expect(page).toHaveURL(/\/cart\?lang=en$/)
  await expect(page.getByRole('spinbutton')).toHaveValue('4')
  await expect(popup(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/tyre_season=/)
})

test('nothing that has the focus is behind the bar with the price', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await openTyre(page, (count) => count > 8)
  const [field, bar] = [quantity(page), page.locator('.buybar')]
  for (
    let tabs = 0;
    tabs < mostTabs && !(await field.evaluate((it) => it === document.activeElement));
    tabs++
  ) {
    await page.keyboard.press('Tab')
    const hidden = await bar.evaluate((it) => {
      const focused = document.activeElement
      if (it.hasAttribute('inert') || !focused || it.contains(focused)) return false
      return focused.getBoundingClientRect().top >= it.getBoundingClientRect().top
    })
    expect(hidden, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))).toBe(false)
  }
  await expect(field).toBeFocused()
})

test('the bar with the price leaves while the buttons are in view, and returns below them', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openTyre(page, (count) => count > 8)
  const bar = page.locator('.buybar')
  await expect(bar).toBeVisible()
  await expect(bar).not.toHaveAttribute('inert')
  await buyBox(page).getByRole('button', { name: 'Buy Now' }).scrollIntoViewIfNeeded()
  await expect(bar).toHaveAttribute('inert')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(bar).not.toHaveAttribute('inert')
  await buyBox(page).getByRole('button', { name: 'Buy Now' }).scrollIntoViewIfNeeded()
  await expect(bar).toHaveAttribute('inert')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(bar).not.toHaveAttribute('inert')
  await bar.getByRole('button', { name: 'Add to cart' }).click()
  await expect(popup(page)).toContainText('4 of this tyre in the cart')
})
