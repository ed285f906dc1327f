import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { openHydrated } from './harness/hydrated.ts'
import { logInAsStaff } from './harness/staff.ts'
import { watch } from './harness/watch.ts'

test('a warehouse prints the packing lists of two orders, and their pages say so', { tag: '@all' }, async ({
  page,
}) => {
  const { faults } = watch(page)
  await logInAsStaff(page, 'warehouse', 'Ville Varasto')
  await openHydrated(page, '/admin/orders?tab=to-pack')
  const orders = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Order/ }) })
  const [first, second] = [orders.nth(0), orders.nth(1)]
  await first.getByRole('checkbox').check()
  await second.getByRole('checkbox').check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Packing lists' }).press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^pito-packing-lists-[\d-]+[0-9a-f]+\.pdf$/)
  expect(readFileSync(await file.path(), 'latin1').slice(0, 5)).toBe('%PDF-')
  await expect(page.getByText('The PDF of 2 orders is ready.')).toBeVisible()
  await expect(first).toContainText('Printed by Ville Varasto at')
  expect(await accessibilityFaults(page)).toEqual([])
  await second.getByRole('link').first().click()
  await expect(page.getByText(/^Printed by Ville Varasto at/)).toBeVisible()
  await expect(page.getByRole('list').filter({ hasText: 'packing list · Ville Varasto' })).toBeVisible()
  expect(faults).toEqual([])
})
