import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { fromBase32 } from '../server/src/platform/totp/base32.ts'
import { totpCode, totpStep } from '../server/src/platform/totp/totp.ts'
import { accessibilityFaults } from './harness/axe.ts'
import { openHydrated } from './harness/hydrated.ts'
import { linkInMail } from './harness/mail.ts'
import { logInAsStaff } from './harness/staff.ts'
import { watch } from './harness/watch.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const password = 'Nastat-alle-7!'

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

async function setPassword(page: Page, link: string): Promise<void> {
  await openHydrated(page, link)
  await expect(heading(page)).toHaveText('Choose a password')
  await page.getByLabel('New password').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'To the log-in' }).click()
}

async function typePassword(page: Page, email: string): Promise<void> {
  await expect(heading(page)).toHaveText('Staff log-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

async function logOut(page: Page): Promise<void> {
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
  await page.getByRole('button', { name: 'Authenticator app' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const secret = fromBase32(await page.locator('code').innerText()) ?? Buffer.alloc(0)
  await page.getByLabel('Code', { exact: true }).fill(totpCode(secret, totpStep(new Date())))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Your recovery codes')
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

test('the language is stored with the person, and applies in another browser', async ({ page, browser }) => {
  await logInAsStaff(page)
  await openHydrated(page, '/admin/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
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
