import { expect, test } from '@playwright/test'
import { newArticle, storedArticle } from './harness/article.ts'
import { accessibilityFaults } from './harness/axe.ts'
import { openHydrated } from './harness/hydrated.ts'
import { logInAsStaff } from './harness/staff.ts'

test('two members of staff edit one article, and the second merges both changes', {
  tag: '@all',
}, async ({ page, browser }) => {
  const headers = await logInAsStaff(page, 'owner')
  const article = await newArticle(page.request, headers)
  const address = `/admin/articles/${article.id}`
  const theirs = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' })
  const colleague = await theirs.newPage()
  await logInAsStaff(colleague, 'owner')
  await openHydrated(page, address)
  await openHydrated(colleague, address)

  await colleague.getByLabel('Manufacturer’s number').fill('T-THEIRS')
  await colleague.getByLabel('EPREL number').fill('381234')
  await colleague.getByRole('button', { name: 'Save' }).click()
  await expect(colleague.getByText('Saved.')).toBeVisible()
  await theirs.close()

  await page.getByLabel('Manufacturer’s number').fill('T-MINE')
  await page.getByLabel('Noise (dB)').fill('70')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Two changes at the same time' })
  await expect(dialog).toContainText(/Paavo Palvelija changed this at .* Your changes are not saved yet\./)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await storedArticle(page.request, headers, article)).toMatchObject({
    manufacturer_product_id: 'T-THEIRS',
    noise_value: 71,
  })
  await dialog.getByRole('radio', { name: /T-MINE/ }).check()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  expect(await storedArticle(page.request, headers, article)).toMatchObject({
    ...{ manufacturer_product_id: 'T-MINE', eprel_id: 381_234, noise_value: 70, version: 3 },
  })
})
