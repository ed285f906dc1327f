import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { fromOwnAddress, registered } from './harness/customer.ts'
import { findTyre } from './harness/find-tyre.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

const openCart = (page: Page) => openHydrated(page, '/cart?lang=en')
const summary = (page: Page) => page.getByRole('complementary', { name: 'Your order' })
const total = (page: Page) => summary(page).locator('.sums__total .num')
const withoutFitting = (page: Page) =>
  summary(page).locator('.sums > div', { hasText: 'Total without fitting' }).locator('.num')
const euros = (amount: number) => `${amount.toFixed(2).replace('.', ',')}\u00a0€`
const steps = (page: Page) =>
  page.getByRole('navigation', { name: 'Steps of your order' }).getByRole('listitem')

/** Adds tyres with the call that the pages make. */
async function put(page: Page, type_id: number, quantity: number, side = 'anonymous') {
  const answer = await page.request.post(`/api/v1/${side}/cart/item/insert`, {
    data: { type: 'product', type_id, quantity },
  })
  expect(answer.ok()).toBe(true)
}

test('a guest chooses fitting or delivery, and the sum follows', async ({ page }) => {
  const { faults } = watch(page)
  const { id, net_price_with_rc: price } = await findTyre(page, (stock) => stock > 8)
  await put(page, id, 4)
  await openCart(page)
  await expect(page.getByRole('radio', { name: 'Fitted on the car' })).toBeChecked()
  await expect(summary(page)).toContainText('Delivery to the service point')
  await expect(withoutFitting(page)).toHaveText(euros(4 * price))
  await expect(summary(page)).toContainText(/Fitted, from\s*[\d.,]+\s€/)
  await expect(steps(page)).toHaveText([/^Cart/, /^Garage/, /^Information/, /^Order Summary/, /^Confirm/])
  await page.getByRole('radio', { name: 'Fitted on the car' }).press('ArrowDown')
  await expect(summary(page)).toContainText('Delivery to your home')
  await expect(page.getByRole('radio', { name: 'Delivery only, to your home' })).toBeFocused()
  await expect(total(page)).toHaveText(euros(4 * price + 39.9))
  await expect(steps(page)).toHaveText([/^Cart/, /^Information/, /^Order Summary/, /^Confirm/])
  await expect(page.getByRole('heading', { name: 'At the same visit' })).toBeHidden()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('service_flag'))).toBe('0')
  await openCart(page)
  await expect(page.getByRole('radio', { name: 'Delivery only, to your home' })).toBeChecked()
  await page.getByRole('radio', { name: 'Fitted on the car' }).check()
  await expect(withoutFitting(page)).toHaveText(euros(4 * price))
  await page.getByRole('radio', { name: 'Delivery only, to your home' }).check()
  await page.getByRole('button', { name: 'Continue to your details' }).click()
  await expect(page).toHaveURL(/\/cart\/user-info/)
  await steps(page).getByRole('link', { name: 'Cart' }).click()
  await expect(page).toHaveURL(/\/cart\?/)
  await expect(steps(page).getByRole('link', { name: 'Information' })).toBeVisible()
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('No Product in Cart')).toBeVisible()
  await expect(steps(page).getByRole('link')).toHaveCount(0)
  expect(faults).toEqual([])
})

test('the parts about the fitting are hidden and shown at the press, before the server responds', {
  tag: '@all',
}, async ({ page }) => {
  const { id } = await findTyre(page, (stock) => stock > 8)
  await put(page, id, 4)
  await openCart(page)
  const visit = page.getByRole('heading', { name: 'At the same visit' })
  const place = page.getByLabel('Postcode or town')
  await expect(visit).toBeVisible()
  await expect(place).toBeVisible()
  const { promise, resolve: respond } = Promise.withResolvers<void>()
  await page.route('**/api/v1/anonymous/cart/**', (route) => promise.then(() => route.continue()))
  await page.getByRole('radio', { name: 'Delivery only, to your home' }).check()
  await expect(visit).toBeHidden()
  await expect(place).toBeHidden()
  await expect(summary(page)).toContainText('Delivery to the service point')
  respond()
  await expect(summary(page)).toContainText('Delivery to your home')
  await page.getByRole('radio', { name: 'Fitted on the car' }).check()
  await expect(visit).toBeVisible()
  await expect(place).toBeVisible()
})

test('services are chosen by keyboard, and stand in the summary with their rims', { tag: '@all' }, async ({
  page,
}) => {
  const { id } = await findTyre(page, (stock) => stock > 8)
  await put(page, id, 4)
  await openCart(page)
  await expect(summary(page)).toContainText(/Installation\s*\d+ inches, 4 × /)
  const sensors = page.getByRole('checkbox', { name: 'Tyre pressure sensor service' })
  await sensors.focus()
  await page.keyboard.press('Space')
  await expect(summary(page)).toContainText(/Tyre pressure sensor service\s*from 24,00/)
  await expect(sensors).toBeFocused()
  await page.getByRole('checkbox', { name: 'Wheel change' }).check()
  await expect(summary(page)).toContainText(/Wheel change\s*\d+ inches/)
  await sensors.uncheck()
  await expect(summary(page)).not.toContainText('Tyre pressure sensor service')
})

test('a customer applies a code, cannot remove another, and removes it', async ({ page, context }) => {
  await fromOwnAddress(context)
  await registered(page)
  const { id } = await findTyre(page, (stock) => stock > 8)
  await put(page, id, 4, 'customer')
  await openCart(page)
  const code = page.getByRole('textbox', { name: 'Promo code' })
  await code.fill('NOPE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(code).toHaveAccessibleDescription('Invalid promo code.')
  await code.fill('  talvi10 ')
  const sent = page.waitForRequest((request) => request.url().endsWith('/promo-code/apply'))
  await page.getByRole('button', { name: 'Apply' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ promo_code: 'talvi10', locale: 'en' })
  await expect(summary(page)).toContainText('Discount, TALVI10')
  await expect(code).not.toHaveAttribute('aria-invalid')
  await code.fill('KOTIIN20')
  await page.getByRole('button', { name: 'Remove the code' }).click()
  await expect(code).toHaveAccessibleDescription(/^Invalid promo code/)
  await expect(page.getByText('One or more validation errors occurred')).toBeVisible()
  await expect(summary(page)).toContainText('Discount, TALVI10')
  await code.fill('TALVI10')
  await page.getByRole('button', { name: 'Remove the code' }).click()
  await expect(summary(page)).not.toContainText('Discount')
})

test('of two tabs none goes on with a total that is not the cart’s', { tag: '@all' }, async ({
  page,
  context,
}) => {
  const { id, net_price_with_rc: price } = await findTyre(page, (stock) => stock > 8)
  await put(page, id, 4)
  await openCart(page)
  const other = await context.newPage()
  await openCart(other)
  await other.getByRole('button', { name: 'Less' }).click()
  await expect(withoutFitting(other)).toHaveText(euros(3 * price))
  await expect(withoutFitting(page)).toHaveText(euros(4 * price))
  await page.getByRole('button', { name: 'Choose a service point' }).click()
  await expect(summary(page).getByRole('alert')).toContainText('The cart has changed since it was shown')
  await expect(withoutFitting(page)).toHaveText(euros(3 * price))
  await page.getByRole('button', { name: 'Choose a service point' }).click()
  await expect(page).not.toHaveURL(/\/cart\?/)
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('fitting, services and codes are chosen by forms alone', async ({ page }) => {
    const { id } = await findTyre(page, (stock) => stock > 8)
    await put(page, id, 4)
    await page.goto('/cart?lang=en')
    await page.getByRole('checkbox', { name: 'Wheel change' }).check()
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: 'Wheel change' }) })
      .getByRole('button', { name: 'Update' })
      .click()
    await expect(summary(page)).toContainText('Wheel change')
    await page.getByRole('textbox', { name: 'Promo code' }).fill('TALVI10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('main')).toContainText('Promo code only available for registered customers.')
    await page.getByRole('radio', { name: 'Delivery only, to your home' }).check()
    await page.getByRole('button', { name: 'Confirm the choice' }).click()
    await expect(summary(page)).toContainText(/Delivery to your home\s*39,90/)
  })
})

for (const width of [360, 1280])
  test(`with services and an error the cart is accessible at ${width} px`, { tag: '@all' }, async ({
    page,
  }) => {
    const { id } = await findTyre(page, (stock) => stock > 8)
    await put(page, id, 4)
    await page.setViewportSize({ width, height: 800 })
    await openCart(page)
    if (width < 768)
      for (const name of ['At the same visit', 'Promo code'])
        await page.locator('summary').filter({ hasText: name }).click()
    await page.getByRole('checkbox', { name: 'Wheel change' }).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Promo code is required.')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
