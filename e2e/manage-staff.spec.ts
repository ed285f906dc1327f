import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { logInAsStaff, newMember } from './harness/staff.ts'
import { watch } from './harness/watch.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an owner makes a role, gives it to somebody who is working, and deactivates them', async ({
  page,
  browser,
}) => {
  const colleague = await newMember('warehouse')
  const theirs = await browser.newContext({ baseURL: new URL(test.info().project.use.baseURL ?? '').origin })
  const login = await theirs.request.post('/api/v1/member-login', { data: colleague })
  expect(login.status(), await login.text()).toBe(200)
  const requests = async () => (await theirs.request.get('/api/v1/staff/partner-requests')).status()
  expect(await requests()).toBe(403)

  await logInAsStaff(page, 'owner')
  const { faults } = watch(page)
  const title = `Partners ${colleague.email.slice(0, 8)}`
  await openHydrated(page, '/admin/staff/roles/new')
  await expect(heading(page)).toHaveText('New role')
  await page.getByLabel('Name of the role').fill(title)
  await page.getByRole('checkbox', { name: /^Read partner requests/ }).check()
  await page.getByRole('button', { name: 'Save the role' }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()

  await openHydrated(page, `/admin/staff?search=${colleague.email}`)
  await page.getByRole('main').getByRole('link', { name: 'Paavo Palvelija' }).click()
  await expect(heading(page)).toHaveText('Paavo Palvelija')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('checkbox', { name: title }).check()
  await page.getByRole('button', { name: 'Save the roles' }).click()
  await expect(page.getByText('The roles apply at once.')).toBeVisible()
  expect(await requests()).toBe(200)

  await page.getByRole('button', { name: 'Deactivate' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('This person can no longer log in.')).toBeVisible()
  expect(await requests()).toBe(401)
  await page.getByRole('link', { name: 'History' }).click()
  await hydrated(page)
  await expect(page.getByRole('table')).toContainText(`${title}, Warehouse`)
  expect(faults).toEqual([])
  await theirs.close()
})
