import { expect, test } from '@playwright/test'
import { openHydrated } from './harness/hydrated.ts'

test('the keyboard may pass over the filters', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, '/tyres/car-suv-4x4')
  const heading = page.getByRole('heading', { level: 1 })
  await heading.click({ trial: true, position: { x: 40, y: 20 } })
  const skip = page.getByRole('link', { name: 'Skip the filters' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const focused = page.locator('.list__results :focus')
  await expect(focused).toHaveCount(1)
})
