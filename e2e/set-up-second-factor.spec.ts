import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { setPassword, setUpAuthenticator, typePassword } from './harness/first-log-in.ts'
import { openHydrated } from './harness/hydrated.ts'
import { linkInMail } from './harness/mail.ts'
import { logInAsStaff } from './harness/staff.ts'
import { watch } from './harness/watch.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Invites somebody as an owner does, and returns their address and the link of the e-mail. */
async function invite(page: Page) {
  const email = `${randomUUID()}@shop.example`
  const headers = await logInAsStaff(page, 'owner')
  const person = { name: 'Ville Varasto', email, roles: ['warehouse'], locale: 'en_GB' }
  const answer = await page.request.post('/api/v1/staff/members', { data: person, headers })
  expect(answer.status(), await answer.text()).toBe(200)
  const link = await linkInMail(page, email, '/admin/password')
  await page.context().clearCookies({ name: /^staff-/ })
  return { email, link }
}

async function logOut(page: Page): Promise<void> {
  await page.locator('[popovertarget=own-menu]').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(heading(page)).toHaveText('Staff log-in')
}

test('an invited person sets a password and an authenticator app, and logs in with a recovery code', async ({
  page,
}) => {
  const { email, link } = await invite(page)
  const { faults } = watch(page)
  await setPassword(page, link)
  await typePassword(page, email)
  await setUpAuthenticator(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(page.getByRole('listitem')).toHaveCount(10)
  const recoveryCode = await page.getByRole('listitem').first().innerText()
  await page.getByRole('link', { name: 'I have saved the codes' }).click()
  await expect(heading(page)).toHaveText('Start')

  await logOut(page)
  await typePassword(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Start')
  expect(faults).toEqual([])
})

test('a passkey is set up at the first log-in and used at the next one', async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const { email, link } = await invite(page)
  await setPassword(page, link)
  await typePassword(page, email)
  await page.getByRole('button', { name: 'Passkey on this device' }).click()
  await expect(heading(page)).toHaveText('Your recovery codes')
  await page.getByRole('link', { name: 'I have saved the codes' }).click()
  await expect(heading(page)).toHaveText('Start')
  await logOut(page)
  await typePassword(page, email)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(heading(page)).toHaveText('Start')
})

test('the language is stored with the person, and applies in another browser', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  await logInAsStaff(page)
  await openHydrated(page, '/admin/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.locator('[popovertarget=own-menu]').click()
  await page.getByRole('button', { name: 'Suomeksi' }).click()
  await expect(heading(page)).toHaveText('Aloitus')
  const cookies = (await page.context().cookies()).filter(({ name }) => name.startsWith('staff-'))
  const other = await browser.newContext()
  await other.addCookies([...cookies, { name: 'locale', value: 'en_GB', url: new URL(page.url()).origin }])
  const there = await other.newPage()
  await there.goto(page.url())
  await expect(heading(there)).toHaveText('Aloitus')
  await other.close()
})
