import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { fromBase32 } from '../../server/src/platform/totp/base32.ts'
import { totpCode, totpStep } from '../../server/src/platform/totp/totp.ts'
import { openHydrated } from './hydrated.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const newPassword = 'Nastat-alle-7!'

/** Opens the link of an invitation, and sets a password with it. */
export async function setPassword(page: Page, link: string): Promise<void> {
  await openHydrated(page, link)
  await expect(heading(page)).toHaveText('Choose a password')
  await page.getByLabel('New password').fill(newPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'To the log-in' }).click()
}

export async function typePassword(page: Page, email: string): Promise<void> {
  await expect(heading(page)).toHaveText('Staff log-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.keyboard.press('Enter')
}

/** Chooses an authenticator app as the second factor, and types the code that it shows for the secret. */
export async function setUpAuthenticator(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Authenticator app' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = fromBase32(await page.locator('code').innerText()) ?? Buffer.alloc(0)
  await page.getByLabel('Code', { exact: true }).fill(totpCode(secret, totpStep(new Date())))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Your recovery codes')
}
