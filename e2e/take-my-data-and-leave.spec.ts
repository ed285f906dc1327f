import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { goodPassword, registered } from './harness/customer.ts'
import { logInAs } from './harness/demo-customer.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

const deleteNow = (page: Page) => page.getByRole('button', { name: 'Delete my account' }).click()
const sure = (page: Page) => page.getByRole('checkbox', { name: /I understand/ })
const password = (page: Page) => page.getByLabel('Password', { exact: true })

test('a customer takes her data along as a file', async ({ page }) => {
  const { email } = await registered(page, 'Maija')
  await openHydrated(page, '/profile?lang=en')
  await page.getByRole('link', { name: 'Download your data or delete the account' }).click()
  await expect(page.getByRole('heading', { name: 'My data' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data (JSON)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(data).toMatchObject({ email, parts: { account: { details: { email, first_name: 'Maija' } } } })
  expect(JSON.stringify(data)).not.toContain('argon2')
})

test('she deletes her account, after confirming it, and nobody logs in with it again', async ({ page }) => {
  const { faults } = watch(page)
  const { email } = await registered(page, 'Maija')
  await openHydrated(page, '/my-data?lang=en')
  await expect(page.getByText('because the Finnish Accounting Act requires it')).toBeVisible()
  await deleteNow(page)
  await expect(sure(page)).toBeFocused()
  await expect(page.getByText('Please confirm that you want to delete the account.')).toBeVisible()
  await sure(page).check()
  await password(page).fill('Aivan-vaara-1!')
  expect(faults).toEqual([])
  await deleteNow(page)
  await expect(page.getByText('The password is wrong.')).toBeVisible()
  await expect(password(page)).toBeFocused()
  await password(page).fill(goodPassword)
  await deleteNow(page)
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  const again = await page.request.post('/api/v1/login', { data: { email, password: goodPassword } })
  expect((await again.json()).code).toBe('login-failed')
  const mails = await (await page.request.get('/dev/mail')).text()
  expect(mails).toContain('Your account has been deleted')
})

test.describe('without scripts', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('an account is deleted all the same', async ({ page }) => {
    await registered(page, 'Maija')
    await page.goto('/my-data?lang=fi')
    await page.getByRole('button', { name: 'Poista tilini' }).click()
    await expect(page.getByText('Vahvista, että haluat poistaa tilin.')).toBeVisible()
    await page.getByRole('checkbox', { name: /Ymmärrän/ }).check()
    await page.getByLabel('Salasana', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Poista tilini' }).click()
    await expect(page).toHaveURL(/\/account-deleted/)
    await expect(page.getByRole('heading', { name: 'Tilisi on poistettu' })).toBeVisible()
    await page.goto('/my-data')
    await expect(page).toHaveURL(/\/login/)
  })
})

test('what is not one’s own is not in the file, and without a log-in there is none', { tag: '@all' }, async ({
  page,
}) => {
  const answer = await page.goto('/my-data/my-data.json?lang=en')
  expect(answer?.url()).toMatch(/\/login\?redirect=/)
  await logInAs(page, 'aino')
  const own = await (await page.request.get('/my-data/my-data.json')).text()
  expect(own).toContain('aino@pito.example')
  expect(own).not.toContain('veikko@pito.example')
})
