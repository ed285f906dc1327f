import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { passCaptcha, typeSolvedCaptcha } from './harness/captcha.ts'
import { fromOwnAddress, goodPassword, logIn, newEmail, registered, welcome } from './harness/customer.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { linkInMail } from './harness/mail.ts'
import { logInAsStaff } from './harness/staff.ts'
import { watch } from './harness/watch.ts'

test.beforeEach(({ context }) => fromOwnAddress(context))

const newPassword = 'Loska-hanki-88?'
const sent = 'You will receive password reset link if we find matching record in our database'

async function requestLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await passCaptcha(page)
  await page.getByRole('button', { name: 'Send the link' }).click()
}

async function setPassword(page: Page, password = newPassword): Promise<void> {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Save the password' }).click()
}

test('a forgotten password is set again by the link of the e-mail, once', async ({ page }) => {
  const { faults } = watch(page)
  const customer = await registered(page)
  await page.request.post('/api/v1/logout')
  await openHydrated(page, '/login?lang=en')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/resetpassword')
  await hydrated(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await requestLink(page, customer.email)
  await expect(page.getByText(sent)).toBeVisible()

  const link = await linkInMail(page, customer.email, '/password/reset/')
  const answer = await openHydrated(page, link)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(page.getByLabel('Email')).toHaveValue(customer.email)
  const save = page.getByRole('button', { name: 'Save the password' })
  await expect(save).toBeDisabled()
  await page.getByLabel('New password').fill(newPassword)
  await expect(save).toBeDisabled()
  await page.getByLabel('Confirm password').fill('Other-one-1!')
  await expect(save).toBeDisabled()
  await setPassword(page)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Your new password is saved')).toBeVisible()
  await logIn(page, customer)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Email or password is wrong.')
  await logIn(page, { ...customer, password: newPassword })
  await expect(page).toHaveURL('/')

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The link is no longer valid')
  await expect(page.getByLabel('New password')).toHaveCount(0)
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
})

test('who goes from the page of a reset link to the log-in comes home afterwards', { tag: '@all' }, async ({
  page,
}) => {
  const customer = await registered(page)
  await page.request.post('/api/v1/logout')
  await openHydrated(page, '/password/reset/over?lang=en')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('previous_url'))).toBe('/')
  await logIn(page, customer)
  await expect(page).toHaveURL('/')
})

test('an account that staff made is activated by the link of its e-mail', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = newEmail('helmi')
  const staff = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const headers = await logInAsStaff({ request: staff })
  const customer = { email, first_name: 'Helmi', last_name: 'Hanki', contact_number: '050123123' }
  const made = await staff.post('/api/v1/staff/customers', {
    data: { ...customer, locale: 'en_GB' },
    headers,
  })
  expect(made.status(), await made.text()).toBe(200)
  await staff.dispose()
  await openHydrated(page, await linkInMail(page, email, '/account/activate/'))
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(page.getByText('Hello Helmi!')).toBeVisible()
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
  await page.getByRole('button', { name: 'Activate the account' }).click()
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, { email, password: newPassword, firstName: 'Helmi' })
  await expect(welcome(page, 'Helmi')).toBeVisible()
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a link is requested, and a new password set', async ({ page }) => {
    const customer = await registered(page)
    await page.request.post('/api/v1/logout')
    await page.goto('/resetpassword?lang=en')
    await page.getByLabel('Email').fill(customer.email)
    await typeSolvedCaptcha(page, 'Captcha', 'reset-password-link')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(sent)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'To the login page' })).toBeVisible()
    await page.goto(await linkInMail(page, customer.email, '/password/reset/'))
    await page.getByLabel('New password').fill(newPassword)
    await page.getByLabel('Confirm password').fill('different')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription("Passwords don't match.")
    await setPassword(page)
    await expect(page.getByText('Your new password is saved')).toBeVisible()
    await logIn(page, { ...customer, password: goodPassword })
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Email or password is wrong.')
  })
})
