import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { logIn, registered } from './harness/customer.ts'
import { filledCart } from './harness/filled-cart.ts'
import { openHydrated } from './harness/hydrated.ts'

const information = '/cart/user-info?lang=en'
const expired = 'Session expired, please re-login to access you account'
const unknownOrder = 'This browser does not know the order. If you placed it while logged in, please log in.'

/** Registers a customer who gives the details of an order and opens its summary. */
async function openedSummary(page: Page) {
  const customer = await registered(page)
  await filledCart(page, 4, 'customer')
  await page.request.post('/api/v1/customer/cart/services/remove', { data: {} })
  await openHydrated(page, information)
  for (const [name, text] of Object.entries({
    'Street and building number': 'Fleminginkatu 9',
    Postcode: '00530',
    City: 'Helsinki',
  }))
    await page.getByRole('textbox', { name, exact: true }).fill(text)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Choose payment method' }).click()
  await expect(page).toHaveURL(/\/cart\/order-summary\/\d{10}/)
  return customer
}

test('a customer who is logged out in another tab while typing logs in and finds what was typed', async ({
  page,
  context,
}) => {
  const customer = await registered(page)
  await filledCart(page, 4, 'customer')
  await page.request.post('/api/v1/customer/cart/services/remove', { data: {} })
  await openHydrated(page, information)
  const note = page.getByRole('textbox', { name: 'Order note' })
  await note.fill('Please ring the bell')
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  const other = await context.newPage()
  await openHydrated(other, '/profile?lang=en')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL(/\/login/)
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcart%2Fuser-info/)
  await expect(page.getByText(expired)).toBeVisible()
  await logIn(page, customer)
  await expect(page).toHaveURL(/\/cart\/user-info/)
  await expect(note).toHaveValue('Please ring the bell')
  await expect(page.getByRole('checkbox', { name: /I accept/ })).toBeChecked()
})

test('a customer whose cookies are gone is led to the login page by the next step, and back to it', {
  tag: '@all',
}, async ({ page, context }) => {
  const customer = await registered(page)
  await filledCart(page, 4, 'customer')
  await openHydrated(page, '/cart?lang=en')
  await context.clearCookies({ name: /access|refresh|session/ })
  await page.getByRole('button', { name: 'Choose a service point' }).first().click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcart/)
  await expect(page.getByText(expired)).toBeVisible()
  await logIn(page, customer)
  await expect(page).toHaveURL(/\/cart(\?|$)/)
  await expect(page.getByRole('button', { name: 'Choose a service point' }).first()).toBeVisible()
})

test('terms that were accepted stay accepted on the way back from the summary', { tag: '@all' }, async ({
  page,
}) => {
  await openedSummary(page)
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /I accept/ })).toBeChecked()
})

test('a summary that is loaded again after all cookies are gone is there after the next log-in', async ({
  page,
  context,
}) => {
  const customer = await openedSummary(page)
  const { pathname } = new URL(page.url())
  await context.clearCookies()
  await openHydrated(page, `${pathname}?lang=en`)
  await expect(page.getByText(unknownOrder)).toBeVisible()
  await expect(page.getByText(expired)).toBeHidden()
  await logIn(page, customer)
  await expect(page).toHaveURL(new RegExp(pathname))
})

test('a customer whose session ends while choosing a time logs in and finds the chosen time', async ({
  page,
  context,
}) => {
  const customer = await registered(page)
  await filledCart(page, 4, 'customer')
  await openHydrated(page, '/cart/dealer-services?lang=en&address=00510+Helsinki')
  const points = page.getByRole('region', { name: 'Service points' }).getByRole('article')
  const chosen = points.filter({ hasText: 'Next available time' }).nth(1)
  const name = await chosen.getByRole('heading').first().innerText()
  await chosen.getByRole('link', { name: /^Choose a time/ }).click()
  const popup = page.getByRole('dialog', { name: /^Book a fitting time/ })
  await popup.locator('td:not([aria-disabled]) [role=button]').nth(7).click()
  await popup.getByRole('radio').last().check()
  await context.clearCookies({ name: /access|refresh|session/ })
  await popup.getByRole('button', { name: 'Proceed to Order information' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcart%2Fdealer-services/)
  await expect(page.getByText(expired)).toBeVisible()
  await logIn(page, customer)
  await expect(page).toHaveURL(/\/cart\/dealer-services/)
  await expect(points.first()).toContainText('Selected service point')
  await expect(points.first().getByRole('heading').first()).toHaveText(name)
  await points
    .first()
    .getByRole('link', { name: /^Choose a time/ })
    .click()
  await expect(popup.getByRole('radio').last()).toBeChecked()
})

test('a guest whose cookies are deleted while choosing a time is led to the empty cart', {
  tag: '@all',
}, async ({ page, context }) => {
  await filledCart(page, 4)
  await openHydrated(page, '/cart/dealer-services?lang=en&address=00510+Helsinki')
  await page
    .getByRole('link', { name: /^Choose a time/ })
    .first()
    .click()
  const popup = page.getByRole('dialog', { name: /^Book a fitting time/ })
  await popup.locator('td:not([aria-disabled]) [role=button]').nth(8).click()
  await popup.getByRole('radio').last().check()
  await context.clearCookies()
  await popup.getByRole('button', { name: 'Proceed to Order information' }).click()
  await expect(page).toHaveURL(/\/cart\?lang=en$/)
  await expect(page.getByText('No Product in Cart')).toBeVisible()
})
