import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { passCaptcha, typeSolvedCaptcha } from './harness/captcha.ts'
import { fromOwnAddress, goodPassword, logIn, newEmail, registered, welcome } from './harness/customer.ts'
import { findTyre } from './harness/find-tyre.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

test.beforeEach(({ context }) => fromOwnAddress(context))

const main = (page: Page) => page.getByRole('main')
const register = (page: Page) => main(page).getByRole('button', { name: 'Create account' })
const alerts = (page: Page) => main(page).getByRole('alert')
const inBrowser = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

async function fillRegistration(page: Page, email: string, answerCaptcha = passCaptcha): Promise<void> {
  await page.getByLabel('First name').fill('Maija')
  await page.getByLabel('Last name').fill('Meikäläinen')
  await page.getByLabel('Contact number').fill('050 123 123')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByLabel('Confirm password').fill(goodPassword)
  await answerCaptcha(page)
  await page.getByLabel('I accept the terms').check()
}

test('somebody registers, and is logged in at once', async ({ page }) => {
  const { faults } = watch(page)
  await page.clock.install()
  await openHydrated(page, '/register?lang=en')
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(page.getByRole('radio', { name: 'Mr', exact: true })).toBeChecked()
  await expect(page.getByLabel('Country code')).toHaveValue('FI358')
  await expect(page.getByPlaceholder('Enter number as 050123123')).toBeVisible()
  await fillRegistration(page, newEmail('maija'))
  await register(page).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Maija')
  await expect(welcome(page, 'Maija')).toBeVisible()
  const alert = page.getByText('Your account was created. Welcome!')
  await expect(alert).toBeVisible()
  await page.clock.fastForward(3_500)
  await expect(alert).toBeHidden()
  expect(faults).toEqual([])
})

test('a taken address brings a new captcha, and what was typed stays', { tag: '@all' }, async ({ page }) => {
  const { email } = await registered(page)
  await page.context().clearCookies({ name: 'session' })
  await page.request.post('/api/v1/logout')
  await openHydrated(page, '/register?lang=en')
  await fillRegistration(page, email)
  await expect(page.locator('.captcha img')).toBeHidden()
  await register(page).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/already an account with this email/)
  await expect(page.locator('.captcha img')).toBeVisible()
  await expect(page.getByText('Still missing')).toContainText('captcha')
  await expect(page.getByLabel('First name')).toHaveValue('Maija')
})

test('a wrong password and an unknown address get the same answer, and the guest’s cart stays', {
  tag: '@all',
}, async ({ page }) => {
  const customer = await registered(page)
  await page.request.post('/api/v1/logout')
  await openHydrated(page, '/login?lang=en')
  expect(await accessibilityFaults(page)).toEqual([])
  for (const email of [customer.email, newEmail('nobody')]) {
    const cart = page.waitForRequest('**/api/v1/anonymous/cart/items/all**')
    await logIn(page, { ...customer, email, password: 'Wrong-one-1!' })
    await expect(alerts(page)).toHaveText('Email or password is wrong.')
    await cart
  }
})

test('after the log-in the page opens that the visitor came from, and the header knows the name', async ({
  page,
}) => {
  const customer = await registered(page)
  await page.request.post('/api/v1/logout')
  await openHydrated(page, '/tyres?width=205&licenceplate=ABC-123')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
  await hydrated(page)
  await expect.poll(() => inBrowser(page, 'previous_url')).toBe('/tyres?width=205')
  await logIn(page, customer)
  await expect(page).toHaveURL('/tyres?width=205')
  await expect(welcome(page, 'Maija')).toBeVisible()
  expect(await inBrowser(page, 'previous_url')).toBeNull()
})

test('a wrong password leaves the guest’s cart alone, and the right one takes it along', async ({ page }) => {
  const customer = await registered(page)
  await page.request.post('/api/v1/logout')
  await openHydrated(page, '/login?lang=en')
  const tyre = await findTyre(page, (stock) => stock >= 2)
  const item = { type: 'product', type_id: tyre.id, quantity: 2 }
  await page.request.post('/api/v1/anonymous/cart/item/insert', { data: item })
  const guest = async () =>
    (await page.context().cookies()).some(({ name, value }) => name === 'guest' && value)
  await logIn(page, { ...customer, password: 'Wrong-one-1!' })
  await expect(alerts(page)).toHaveText('Email or password is wrong.')
  expect(await guest()).toBe(true)
  await logIn(page, customer)
  await expect(welcome(page, 'Maija')).toBeVisible()
  expect(await guest()).toBe(false)
  await openHydrated(page, '/cart')
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2')
})

test('who allows analytics is identified once', { tag: '@all' }, async ({ page, baseURL }) => {
  const customer = await registered(page)
  await page.request.post('/api/v1/logout')
  await page.context().addCookies([{ name: 'cookie_choice', value: '1.am', url: baseURL ?? '' }])
  await openHydrated(page, '/login?lang=en')
  await logIn(page, customer)
  await expect(welcome(page, 'Maija')).toBeVisible()
  const identified = () => page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'identify'))
  await expect.poll(identified).toHaveLength(1)
})

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('somebody registers, logs out and logs in', async ({ page }) => {
    const email = newEmail('maija')
    const typeCaptcha = (where: Page) => typeSolvedCaptcha(where, 'Captcha', 'register')
    await page.goto('/register?lang=en')
    await fillRegistration(page, email, typeCaptcha)
    await page.getByLabel('Contact number').fill('123')
    await register(page).click()
    await expect(page.getByLabel('Contact number')).toHaveAccessibleDescription(/7 to 12 digits/)
    await expect(page.getByLabel('First name')).toHaveValue('Maija')
    await fillRegistration(page, email, typeCaptcha)
    await register(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Maija')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await logIn(page, { email, password: 'Wrong-one-1!', firstName: 'Maija' })
    await expect(alerts(page)).toHaveText('Email or password is wrong.')
    await logIn(page, { email, password: goodPassword, firstName: 'Maija' })
    await expect(page).toHaveURL('/my-account')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Maija')
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.goto('/login?redirect=/order&lang=en')
    await logIn(page, { email, password: goodPassword, firstName: 'Maija' })
    await expect(page).toHaveURL('/order')
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  })
})
