import { expect, test } from '@playwright/test'
import { newArticle, setPrice, storedArticle } from './harness/article.ts'
import { accessibilityFaults } from './harness/axe.ts'
import { openHydrated } from './harness/hydrated.ts'
import { logInAsStaff } from './harness/staff.ts'

test('a guarded price is saved only with a tick and a reason, which stand in its history', {
  tag: '@all',
}, async ({ page }) => {
  const owner = await logInAsStaff(page, 'owner')
  const article = await newArticle(page.request, owner)
  await setPrice(page.request, { headers: owner, article, cents: 8900 })
  const pricing = await logInAsStaff(page, 'pricing')
  await openHydrated(page, `/admin/articles/${article.id}`)
  await page.getByRole('link', { name: 'Price', exact: true }).click()
  await page.getByLabel('New price (incl. VAT)').fill('8,90')
  await expect(page.getByRole('main')).toContainText('more than 30 %')
  const save = page.getByRole('button', { name: 'Save the price' })
  await save.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await storedArticle(page.request, pricing, article)).toMatchObject({ price_cents: 8900 })

  await page.getByRole('checkbox', { name: 'The price is right' }).check()
  await page.getByLabel('Reason').fill('Clearance of the last tyres')
  await save.click()
  await expect(page.getByText('Price saved.')).toBeVisible()
  expect(await storedArticle(page.request, pricing, article)).toMatchObject({ price_cents: 890 })
  await expect(page.getByRole('row', { name: /8,90.*Paavo Palvelija/ })).toContainText(
    'Price guard overridden: Clearance of the last tyres',
  )
})
