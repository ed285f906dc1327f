import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { necessaryCookiesOnly } from './harness/cookies.ts'
import type { TestCustomer } from './harness/customer.ts'
import { fromOwnAddress, goodPassword, logIn, registered } from './harness/customer.ts'
import { findTyre } from './harness/find-tyre.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'

const newPassword = 'Loska-hanki-88?'
const expired = 'Session expired, please re-login to access you account'

async function otherBrowser(browser: Browser, baseURL: string | undefined, customer: TestCustomer) {
  const context = await browser.newContext({
    baseURL,
    storageState: necessaryCookiesOnly(baseURL ?? ''),
  } as never)
  await fromOwnAddress(context)
  const page = await context.newPage()
  await openHydrated(page, '/login?lang=en&redirect=/profile')
  await logIn(page, customer)
  await expect(page).toHaveURL('/profile')
  await hydrated(page)
  return { context, page }
}

async function changePassword(page: Page, old = goodPassword): Promise<void> {
  await page.getByLabel('Current password').fill(old)
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
  await page.getByRole('button', { name: 'Change password' }).click()
}

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name)

test('each of two browsers sees the other, and ends it', async ({ page, browser, baseURL }) => {
  const customer = await registered(page)
  const other = await otherBrowser(browser, baseURL, customer)
  const tyre = await findTyre(other.page, (stock) => stock >= 3)
  const item = { type: 'product', type_id: tyre.id, quantity: 3 }
  await other.page.request.post('/api/v1/customer/cart/item/insert', { data: item })
  await openHydrated(other.page, '/profile?lang=en')
  const inCart = other.page.getByRole('banner').getByText('3', { exact: true })
  await expect(inCart).toBeVisible()
  await openHydrated(page, '/changepassword?lang=en')
  const sessions = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1)
  await page.getByRole('button', { name: /^End: / }).click()
  await expect(page.getByRole('button', { name: /^End: / })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^Logged out: / })).toHaveCount(1)
  await openHydrated(page, '/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Maija')

  await other.page.getByRole('link', { name: 'Orders' }).click()
  await expect(other.page).toHaveURL('/login?redirect=%2Forder&note=session-ended')
  await expect(other.page.getByText(expired)).toBeVisible()
  expect(await cookieNames(other.context)).not.toContain('session')
  await expect(inCart).toBeHidden()
  await logIn(other.page, customer)
  await expect(other.page).toHaveURL('/order')
  await other.context.close()
})

test('logging out everywhere ends the session here and in the other browser', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await registered(page)
  const other = await otherBrowser(browser, baseURL, customer)
  await openHydrated(page, '/changepassword?lang=en')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL('/login')
  await other.page.goto('/profile?lang=en')
  await expect(other.page).toHaveURL(/\/login\?redirect=%2Fprofile/)
  await other.context.close()
})

test('a new password ends the session here and in the other browser', { tag: '@all' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await page.clock.install()
  const customer = await registered(page)
  const other = await otherBrowser(browser, baseURL, customer)
  await openHydrated(page, '/changepassword?lang=en')
  const change = page.getByRole('button', { name: 'Change password' })
  await expect(change).toBeDisabled()
  await changePassword(page, 'Wrong-one-1!')
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'Given old password is incorrect.',
  )
  const confirm = page.getByLabel('Confirm password')
  await confirm.fill('other')
  await expect(change).toBeDisabled()
  await confirm.blur()
  await expect(confirm).toHaveAccessibleDescription("Passwords don't match.")
  await changePassword(page)
  await expect(page).toHaveURL(/\/login/)
  const flash = page.getByText('Password Changed Successfully, please re-login to access your account')
  await expect(flash).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await page.clock.fastForward(9_000)
  await expect(flash).toBeVisible()
  await page.clock.fastForward(1_500)
  await expect(flash).toBeHidden()
  expect(await cookieNames(page.context())).not.toContain('session')

  await other.page.goto('/profile')
  await expect(other.page).toHaveURL('/login?redirect=%2Fprofile&note=session-ended')
  await expect(other.page.getByText(expired)).toBeVisible()
  await logIn(other.page, { ...customer, password: newPassword })
  await expect(other.page).toHaveURL('/profile')
  await other.context.close()
})

test('two tabs whose access has run out go on together', { tag: '@all' }, async ({ page }) => {
  await registered(page)
  const second = await page.context().newPage()
  await Promise.all([page, second].map((tab) => openHydrated(tab, '/profile?lang=en')))
  for (let round = 0; round < 3; round += 1) {
    await page.context().clearCookies({ name: 'access' })
    await Promise.all([page, second].map((tab) => tab.reload()))
    for (const tab of [page, second])
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Welcome Maija')
  }
  await page.context().clearCookies({ name: 'access' })
  await Promise.all([page, second].map((tab) => hydrated(tab)))
  await Promise.all([page, second].map((tab) => tab.getByRole('link', { name: 'Orders' }).click()))
  for (const tab of [page, second]) await expect(tab).toHaveURL('/order')
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a password is changed', async ({ page }) => {
    await registered(page)
    await page.goto('/changepassword?lang=en')
    await changePassword(page, 'Wrong-one-1!')
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
      'Given old password is incorrect.',
    )
    await changePassword(page)
    await expect(page.getByText('Password Changed Successfully, please re-login')).toBeVisible()
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile/)
  })
})
