import { expect, test } from '@playwright/test'
import { openHydrated } from './harness/hydrated.ts'

test('a group of the menu may have a picture and a link of its own', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, '/?lang=en')
  await page.getByRole('button', { name: 'Tyres' }).click()
  const menu = page.getByRole('region', { name: 'Tyres' })
  const picture = menu.getByRole('heading', { name: 'Season' }).locator('img')
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await menu.getByRole('heading', { name: 'Size' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/tyres$/)
})

test('on a phone the menu is a sheet that a link closes', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await openHydrated(page, '/?lang=en')
  await page.getByRole('button', { name: 'Menu' }).click()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await expect(sheet).toBeVisible()
  for (const pinned of ['Log in', 'Suomeksi'])
    await expect(sheet.getByRole('link', { name: pinned })).toBeInViewport()
  const inSheet = sheet.getByRole('navigation', { name: 'Other pages' }).getByRole('link')
  const ways = await inSheet.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(ways).toEqual([...new Set(ways)])
  await sheet.getByRole('link', { name: 'How it works' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/how-it-works/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/lang=en/)
  await expect(sheet).toBeHidden()
})
