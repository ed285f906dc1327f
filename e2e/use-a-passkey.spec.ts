import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { registered, welcome } from './harness/customer.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

/** Adds a virtual authenticator with a fingerprint reader on which the user is always verified. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    refuse: () => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  }
}

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const rows = (page: Page) => passkeys(page).getByRole('listitem')

async function addPasskey(page: Page, name: string): Promise<void> {
  await passkeys(page).getByLabel('Name of the passkey').fill(name)
  await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click()
}

test('a passkey is added and named, logs in, and is removed', async ({ page }) => {
  const { faults } = watch(page)
  await withAuthenticator(page)
  await registered(page)
  await openHydrated(page, '/changepassword?lang=en')
  await expect(passkeys(page)).toContainText('You have no passkeys yet.')
  await addPasskey(page, '')
  await expect(passkeys(page).getByLabel('Name of the passkey')).toBeFocused()
  await addPasskey(page, 'My laptop')
  await expect(rows(page)).toContainText(['My laptop'])
  await expect(rows(page)).toContainText(['Not used yet'])
  expect(await accessibilityFaults(page)).toEqual([])

  await passkeys(page).locator('summary').click()
  await passkeys(page).getByLabel('New name').fill('Work laptop')
  await passkeys(page).getByRole('button', { name: 'Save the name' }).click()
  await expect(rows(page)).toContainText(['Work laptop'])
  await addPasskey(page, 'Another')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'has a passkey for this account already',
  )

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await openHydrated(page, '/login?redirect=/changepassword')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL('/changepassword')
  await expect(welcome(page, 'Maija')).toBeVisible()
  await hydrated(page)
  await expect(rows(page)).toContainText(['Last used'])
  await page.getByRole('button', { name: 'Remove: Work laptop' }).click()
  await expect(passkeys(page)).toContainText('You have no passkeys yet.')
  await expect(passkeys(page).getByRole('status')).toHaveText('The passkey was removed: Work laptop')
  await expect(passkeys(page).getByRole('heading')).toBeFocused()
  expect(faults).toEqual([])
})

test('some time after the log-in the password is needed too', { tag: '@all' }, async ({ page }) => {
  await withAuthenticator(page)
  const { password } = await registered(page)
  await openHydrated(page, '/changepassword?lang=en')
  let isFirst = true
  await page.route('**/api/v1/passkeys/options', (route) => {
    const answer = { success: 0, code: 'password-needed', message: 'Please confirm with your password.' }
    const refuse = isFirst
    isFirst = false
    return refuse ? route.fulfill({ status: 403, json: answer }) : route.continue()
  })
  await addPasskey(page, 'My laptop')
  const confirm = passkeys(page).getByLabel('Confirm with your password')
  await expect(confirm).toBeFocused()
  await confirm.fill('Wrong-one-1!')
  await confirm.press('Enter')
  await expect(confirm).toHaveAccessibleDescription('Given old password is incorrect.')
  await expect(passkeys(page).getByRole('button', { name: 'Add a passkey' })).toBeEnabled()
  await confirm.fill(password)
  await confirm.press('Enter')
  await expect(rows(page)).toContainText(['My laptop'])
})

test('a passkey that is refused on the device changes nothing, and the password still works', {
  tag: '@all',
}, async ({ page }) => {
  const device = await withAuthenticator(page)
  await registered(page)
  await device.refuse()
  await openHydrated(page, '/changepassword?lang=en')
  await addPasskey(page, 'My laptop')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No passkey was added')
  await expect(passkeys(page).getByLabel('Name of the passkey')).toHaveValue('My laptop')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await hydrated(page)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No passkey was used')
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the pages do without passkeys', async ({ page }) => {
    await page.goto('/login?lang=en')
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeHidden()
    await registered(page)
    await page.goto('/changepassword?lang=en')
    await expect(passkeys(page)).toContainText('Passkeys need JavaScript.')
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden()
  })
})
