import { expect, test } from '@playwright/test'
import { openHydrated } from './harness/hydrated.ts'

test('what is sold out leaves the list on request, and leads to those like it', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(
    page,
    '/tyres/car-suv-4x4?width=205&height=55&diameter=16&brand=Nankang&tyre_season=Winter+Friction',
  )
  const soldOut = page.getByRole('main').getByRole('article').filter({ hasText: 'Sold out' })
  const inStock = page.getByRole('checkbox', { name: 'In stock only' })
  const brand = page.locator('label', { hasText: 'Nankang' })
  const before = String(await brand.textContent())
  await expect(soldOut).not.toHaveCount(0)
  await inStock.check()
  await expect(page).toHaveURL(/&in_stock=1$/)
  await expect(soldOut).toHaveCount(0)
  await expect(brand).not.toHaveText(before)
  const chips = page.getByRole('list', { name: 'Chosen filters' })
  await chips.getByRole('link', { name: /In stock only/ }).click()
  await expect(inStock).not.toBeChecked()
  await expect(soldOut.first().getByRole('button', { name: /^Add to cart/ })).toHaveCount(0)
  await soldOut.first().getByRole('link', { name: 'See similar' }).click()
  await expect(page).toHaveURL(/tyre_season=Winter\+Friction&in_stock=1$/)
})
