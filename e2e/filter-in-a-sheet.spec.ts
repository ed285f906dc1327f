import { expect, test } from '@playwright/test'
import { openHydrated } from './harness/hydrated.ts'

test('on a phone the filters are a dialog with the focus, which then moves to the number of tyres', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/tyres/car-suv-4x4?width=205&height=55&diameter=16')
  await page.getByRole('button', { name: /^Filter/ }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await expect(sheet).toBeFocused()
  await sheet.getByRole('button', { name: /^Show \d/ }).press('Enter')
  await expect(sheet).toBeHidden()
  await expect(page.locator('#list-count')).toBeFocused()
})
