import { expect, test } from '@playwright/test'
import { newArticle, storedArticle } from './harness/article.ts'
import { accessibilityFaults } from './harness/axe.ts'
import { openHydrated } from './harness/hydrated.ts'
import { logInAsStaff, newMember } from './harness/staff.ts'

test('another person logs in in a second tab, and the open form is left without saving anything', {
  tag: '@all',
}, async ({ page, context }) => {
  const article = await newArticle(page.request, await logInAsStaff(page, 'owner', 'Outi Omistaja'))
  const address = `/admin/articles/${article.id}`
  await openHydrated(page, address)
  await page.getByLabel('Manufacturer’s number').fill('T-OUTI')

  const second = await context.newPage()
  await openHydrated(second, '/admin')
  await second.getByRole('button', { name: 'Outi Omistaja' }).click()
  await second.getByRole('button', { name: 'Log out' }).click()
  const { email, password, code } = await newMember('owner', 'Seppo Seuraaja')
  await second.getByLabel('Email').fill(email)
  await second.getByLabel('Password', { exact: true }).fill(password)
  await second.getByRole('button', { name: 'Continue' }).click()
  await second.getByLabel('Code').fill(code)
  await second.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Start')

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Seppo Seuraaja has logged in in this browser. Unsaved changes')).toBeVisible()
  await expect(page.getByLabel('Manufacturer’s number')).toHaveValue('')
  expect(await accessibilityFaults(page)).toEqual([])
  const headers = await logInAsStaff(second, 'owner')
  expect(await storedArticle(page.request, headers, article)).toMatchObject({
    ...{ manufacturer_product_id: '', version: 1 },
  })
})
