import { expect, test } from '@playwright/test'
import { openHydrated } from './harness/hydrated.ts'

const list = '/tyres/car-suv-4x4?width=205&height=55&diameter=16&brand=Aeolus'

test.use({ viewport: { width: 1280, height: 900 } })

test('a tick that nothing was left of goes, its box stays under the pointer', async ({ page }) => {
  await openHydrated(page, list)
  const aeolus = page.getByRole('group', { name: 'Brand' }).getByRole('checkbox', { name: /^Aeolus/ })
  const summer = page.getByRole('checkbox', { name: /^Summer/ })
  await expect(aeolus).toBeChecked()
  await aeolus.press('Space')
  await expect(page).not.toHaveURL(/brand=/)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('€')
  await expect(aeolus).not.toBeChecked()
  await expect(aeolus).toBeFocused()
  await aeolus.press('Space')
  await expect(page).toHaveURL(/brand=Aeolus/)
  await aeolus.press('Space')
  await expect(page).not.toHaveURL(/brand=/)
  await summer.check()
  await expect(page).toHaveURL(/tyre_season=Summer/)
  await expect(aeolus).toHaveCount(0)
})
