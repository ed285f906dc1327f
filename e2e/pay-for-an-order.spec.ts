import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { filledCart } from './harness/filled-cart.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { linkInMail } from './harness/mail.ts'
import { endPayment, orderToPay, pay } from './harness/order-to-pay.ts'
import { watch } from './harness/watch.ts'

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay now safely' })
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')
const failed = 'Sorry your payment failed, please try again with different options.'
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

test('a guest books a fitting, pays by bank and sees the order confirmed', async ({ page }) => {
  const { faults } = watch(page)
  await filledCart(page, 4)
  await openHydrated(page, '/cart/dealer-services?lang=en&address=00510+Helsinki&search_radius=50')
  const card = page
    .getByRole('region', { name: 'Service points' })
    .getByRole('article')
    .filter({ hasText: 'Next available time' })
    .nth(2)
  await card.getByRole('link', { name: /^Choose a time/ }).click()
  const popup = page.getByRole('dialog', { name: /^Book a fitting time/ })
  await popup.locator('td:not([aria-disabled]) [role=button]').first().click()
  await popup.getByRole('radio').first().check()
  await popup.getByRole('button', { name: 'Proceed to Order information' }).click()
  await expect(page).toHaveURL(/\/cart\/user-info/)
  await hydrated(page)
  const details = {
    'First name': 'Aino',
    'Last name': 'Virtanen',
    Email: 'aino.virtanen@example.fi',
    'Contact number': '040 123 4567',
    'Street and building number': 'Fleminginkatu 9',
    Postcode: '00530',
    City: 'Helsinki',
    'Licence plate': 'ABC-123',
  }
  for (const [label, text] of Object.entries(details))
    await page.getByRole('textbox', { name: label, exact: false }).first().fill(text)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Choose payment method' }).click()
  await expect(page).toHaveURL(/\/cart\/order-summary\/\d{10}/)
  await hydrated(page)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /Apple Pay/ })).toHaveCount(0)
  await expect(payButton(page)).toBeDisabled()
  for (const method of ['Online bank', 'card', 'mobile wallets', 'Klarna'])
    await page.getByRole('radio', { name: method }).check()
  await page.getByRole('radio', { name: 'Online bank' }).check()
  expect(await accessibilityFaults(page)).toEqual([])
  await payButton(page).click()
  await endPayment(page, 'ok')
  await expect(page).toHaveURL(/\/cart\/confirmation\/\d{10}$/)
  const main = page.getByRole('main')
  await expect(main.getByText('Your order was completed successfully', { exact: true })).toBeVisible()
  await expect(main).toContainText('aino.virtanen@example.fi')
  await expect(main).toContainText(page.url().match(/\d{10}/)?.[0] ?? 'no number')
  await expect(main).toContainText('Bring ABC-123 in time')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Service points' })).toBeVisible()
  const mails = async () => await (await page.request.get('/dev/mail')).text()
  const number = page.url().match(/\d{10}/)?.[0]
  await expect.poll(mails).toContain(`Order confirmation: order ${number}`)
  const invoice = await linkInMail(page, details.Email, '/attachments/pito-invoice-')
  expect((await page.request.get(invoice)).headers()['content-type']).toBe('application/pdf')
  const entry = await main.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  expect(await (await page.request.get(entry ?? '')).text()).toContain('BEGIN:VEVENT')
  const shown = await main.getByRole('link', { name: 'Invoice (PDF)' }).getAttribute('href')
  expect((await page.request.get(shown ?? '')).headers()['content-type']).toBe('application/pdf')
  await expect(page.getByRole('listitem').filter({ hasText: 'Confirm' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  expect(await accessibilityFaults(page)).toEqual([])
  const left = await stored(page)
  const removedKeys = ['appointment', 'appointment_without_service', 'payment_method', 'GoogleAddress']
  removedKeys.push('GoogleSelectedPlace', 'SearchedSelectedServicePoint')
  expect(removedKeys.filter((key) => Object.hasOwn(left, key))).toEqual([])
  expect(left).toMatchObject({ service_flag: '1', app_version: '1.0.1' })
  expect(JSON.stringify(left)).not.toMatch(/\d{10}/)
  const cart = (await (await page.request.get('/api/v1/anonymous/cart/items/all')).json()).data
  expect(cart.quantity).toBe(0)
  await page.getByRole('link', { name: 'To the front page' }).click()
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  expect(faults).toEqual([])
})

test('a payment that fails says so with everything still there, and the next one succeeds', async ({
  page,
}) => {
  const number = await orderToPay(page)
  await pay(page, number)
  await endPayment(page, 'fail')
  await expect(page).toHaveURL(new RegExp(`/cart/order-summary/${number}\\?payment=failed`))
  await hydrated(page)
  await expect(alertOf(page).getByText(failed, { exact: true })).toBeVisible()
  await expect(alertOf(page)).toContainText('You have not been charged.')
  await expect(alertOf(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toContainText('Fleminginkatu 9, 00530 Helsinki')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Close the message' }).click()
  await expect(alertOf(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const cart = (await (await page.request.get('/api/v1/anonymous/cart/items/all')).json()).data
  expect([cart.with_service, cart.quantity]).toEqual([false, 4])
  await pay(page, number, 'card')
  await endPayment(page, 'ok')
  await expect(page).toHaveURL(new RegExp(`/cart/confirmation/${number}$`))
  await page.goto(`/cart/order-summary/${number}`)
  await expect(page).toHaveURL(new RegExp(`/cart/confirmation/${number}$`))
})

test('a payment of another amount goes back, and the buyer pays the order again', async ({ page }) => {
  const number = await orderToPay(page)
  await pay(page, number)
  await endPayment(page, 'wrong-amount')
  await expect(page).toHaveURL(
    new RegExp(`/cart/order-summary/${number}\\?payment=failed&reason=wrong-amount`),
  )
  await hydrated(page)
  await expect(alertOf(page)).toContainText('Your payment was not the amount that the order costs.')
  await expect(alertOf(page)).toContainText('All of it goes back the way you paid')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('radio', { name: 'Online bank' }).check()
  await payButton(page).click()
  await endPayment(page, 'ok')
  await expect(page).toHaveURL(new RegExp(`/cart/confirmation/${number}$`))
})

test('an order whose cart has changed in another tab is not paid as it was shown', async ({ page }) => {
  const number = await orderToPay(page)
  await openHydrated(page, `/cart/order-summary/${number}?lang=en`)
  const sums = page.getByRole('complementary')
  const before = (await sums.textContent()) ?? ''
  await filledCart(page, 1)
  await page.getByRole('radio', { name: 'Online bank' }).check()
  await payButton(page).click()
  await expect(sums).not.toHaveText(before)
  await expect(alertOf(page)).toContainText('Please check the total')
  await expect(alertOf(page)).toBeFocused()
  await page.getByRole('radio', { name: 'Online bank' }).check()
  await payButton(page).click()
  await endPayment(page, 'ok')
  await expect(page).toHaveURL(/\/cart\/confirmation\/\d{10}$/)
})

test('a second tab that pays an order which is paid by now shows its confirmation', { tag: '@all' }, async ({
  page,
  context,
}) => {
  const number = await orderToPay(page)
  const second = await context.newPage()
  await openHydrated(second, `/cart/order-summary/${number}?lang=en`)
  await pay(page, number)
  await endPayment(page, 'ok')
  await expect(page).toHaveURL(/confirmation/)
  await second.getByRole('radio', { name: 'card' }).check()
  await payButton(second).click()
  await expect(second).toHaveURL(new RegExp(`/cart/confirmation/${number}$`))
})

test('a payment that cannot be started says why, and the message can be closed', { tag: '@all' }, async ({
  page,
}) => {
  const number = await orderToPay(page)
  await page.route('**/payment/process', (route) =>
    route.fulfill({
      status: 503,
      json: { success: 0, code: 'payment-provider-away', message: 'The payment service does not answer.' },
    }),
  )
  await pay(page, number)
  await expect(alertOf(page)).toContainText('The payment service does not answer.')
  await expect(alertOf(page)).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Online bank' })).toBeChecked()
  await page.getByRole('link', { name: 'Close the message' }).click()
  await expect(alertOf(page)).toHaveCount(0)
})

test('a payment that waits for the bank is checked until it is decided', async ({ page }) => {
  const number = await orderToPay(page)
  await pay(page, number)
  await expect(page).toHaveURL(/\/dev\//)
  const bank = page.url()
  await endPayment(page, 'pending')
  await expect(page.getByRole('heading', { name: 'Your payment is being checked' })).toBeVisible()
  await hydrated(page)
  expect(await accessibilityFaults(page)).toEqual([])
  const later = await page.context().newPage()
  await later.goto(bank)
  await endPayment(later, 'ok')
  await expect(later).toHaveURL(new RegExp(`/cart/confirmation/${number}`))
  await later.close()
  await expect(page).toHaveURL(new RegExp(`/cart/confirmation/${number}`))
})

test('who comes back in another browser learns that the confirmation comes by e-mail', {
  tag: '@all',
}, async ({ page, browser }) => {
  const number = await orderToPay(page)
  await pay(page, number)
  await expect(page).toHaveURL(/\/dev\//)
  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  await endPayment(other, 'redirect-only')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Kiitos, maksu on välitetty')
  expect(await accessibilityFaults(other)).toEqual([])
  const { data: order } = await (await page.request.get(`/api/v1/anonymous/order/${number}`)).json()
  expect(order.order_status).toBe('paid')
  expect((await other.goto(`/cart/confirmation/${number}`))?.status()).toBe(404)
  await other.context().close()
})

test('with Klarna the order is paid when its session says so, and breaking it off leads back', async ({
  page,
}) => {
  const number = await orderToPay(page)
  await pay(page, number, 'Klarna')
  await endPayment(page, 'back')
  await expect(page).toHaveURL(new RegExp(`/cart/order-summary/${number}\\?payment=failed`))
  await expect(alertOf(page)).toHaveText(failed)
  await pay(page, number, 'Klarna')
  await endPayment(page, 'approve')
  await expect(page).toHaveURL(new RegExp(`/cart/confirmation/${number}$`))
})

test('Apple Pay is offered where the browser has it', async ({ page }) => {
  const number = await orderToPay(page)
  await page.addInitScript(() => Object.assign(window, { ApplePaySession: class {} }))
  await openHydrated(page, `/cart/order-summary/${number}?lang=en`)
  await page.getByRole('radio', { name: 'Apple Pay' }).check()
  await payButton(page).click()
  await endPayment(page, 'ok')
  await expect(page).toHaveURL(new RegExp(`/cart/confirmation/${number}$`))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an order is paid, and a payment without a method is refused', async ({ page }) => {
    const number = await orderToPay(page)
    await page.goto(`/cart/order-summary/${number}?lang=fi`)
    await page.getByRole('button', { name: 'Maksa turvallisesti' }).click()
    await expect(page.getByRole('group', { name: 'Maksutapa' })).toHaveAccessibleDescription(
      'Valitse ensin maksutapa.',
    )
    await page.getByRole('radio', { name: 'Verkkopankki' }).check()
    await page.getByRole('button', { name: 'Maksa turvallisesti' }).click()
    await page.locator('[name=outcome][value=fail]').click()
    await expect(page.getByRole('alert')).toContainText('Maksu ei valitettavasti onnistunut.')
    await page.getByRole('radio', { name: 'Verkkopankki' }).check()
    await page.getByRole('button', { name: 'Maksa turvallisesti' }).click()
    await page.locator('[name=outcome][value=ok]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tilaus onnistui')
  })
})
