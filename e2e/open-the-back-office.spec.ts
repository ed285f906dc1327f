import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import type { Member } from './harness/staff.ts'
import { newMember } from './harness/staff.ts'
import { watch } from './harness/watch.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

async function chooseEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await hydrated(page)
}

/**
 * Logs in with the keyboard alone. Each Tab moves the focus to the next field or button, which gets the following
 * keys.
 */
async function typeLogIn(page: Page, { email, password, code }: Member): Promise<void> {
  await page.getByLabel('Email').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

test('Paavo logs in by keyboard, sees what he may do, and logs out', async ({ page }) => {
  const { faults } = watch(page)
  await openHydrated(page, '/admin')
  await expect(heading(page)).toHaveText('Henkilökunnan kirjautuminen')
  await chooseEnglish(page)
  await expect(heading(page)).toHaveText('Staff log-in')
  expect(await accessibilityFaults(page)).toEqual([])

  const paavo = await newMember()
  await typeLogIn(page, paavo)
  await expect(heading(page)).toHaveText('Start')
  await expect(page).toHaveURL(/\/admin\/$/)
  await expect(menu(page).getByRole('link', { name: 'Act as a customer' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

  await openHydrated(page, '/admin/account')
  await expect(page.getByRole('main')).toContainText(paavo.email)
  await expect(page.getByRole('region', { name: 'What you may do' })).toContainText('Act as a customer')
  await page.locator('[popovertarget=own-menu]').press('Enter')
  await page.getByRole('button', { name: 'Log out' }).press('Enter')
  await expect(heading(page)).toHaveText('Staff log-in')
  await openHydrated(page, '/admin/')
  await expect(heading(page)).toHaveText('Staff log-in')
  expect(faults).toEqual([])
})

test('a wrong password says so, and the page that was requested opens after the right one', async ({
  page,
}) => {
  await openHydrated(page, '/admin/no-such-page?tab=1')
  await chooseEnglish(page)
  const paavo = await newMember()
  await page.getByLabel('Email').fill(paavo.email)
  await page.getByLabel('Password', { exact: true }).fill('Wrong-password-1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The e-mail, password or code is incorrect.')
  await expect(page.getByLabel('Email')).toHaveValue(paavo.email)
  await page.getByLabel('Password', { exact: true }).clear()
  await typeLogIn(page, paavo)
  await expect(heading(page)).toHaveText('Page not found')
  await expect(page).toHaveURL(/\/admin\/no-such-page\?tab=1$/)
})

test('a session that ended elsewhere leads to the log-in, which leads back', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  await openHydrated(page, '/admin/')
  await chooseEnglish(page)
  await typeLogIn(page, await newMember())
  await expect(heading(page)).toHaveText('Start')
  const cookies = (await page.context().cookies()).filter(({ name }) => name.startsWith('staff-'))
  const elsewhere = await browser.newContext()
  await elsewhere.addCookies(cookies)
  expect((await elsewhere.request.post(new URL('/api/v1/staff/logout', page.url()).href)).status()).toBe(200)
  await elsewhere.close()

  await openHydrated(page, '/admin/no-such-page')
  await expect(page.getByRole('main')).toContainText('Your session has ended.')
  await typeLogIn(page, await newMember())
  await expect(heading(page)).toHaveText('Page not found')
})

test('staff act as a customer from the menu of the back office', async ({ page }) => {
  await openHydrated(page, '/admin/')
  await chooseEnglish(page)
  await typeLogIn(page, await newMember())
  await menu(page).getByRole('link', { name: 'Act as a customer' }).click()
  await expect(heading(page)).toHaveText('Act as a customer')
  await expect(page.getByRole('main')).toContainText('Logged in')
})
