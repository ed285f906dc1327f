import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { findTyre } from './harness/find-tyre.ts'
import { openHydrated } from './harness/hydrated.ts'

async function chooseBoth(page: Page): Promise<void> {
  const front = await page.getByLabel('Front tyres').inputValue()
  const sizes = page.getByLabel('Rear tyres').locator('option')
  const values = await sizes.evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value))
  const here = await page.getByLabel('Front tyres').locator('option:checked').textContent()
  const texts = await sizes.allTextContents()
  const size = (text: string | null | undefined) => text?.split(' ').slice(0, 2).join(' ')
  const other = values.findIndex((value, at) => value && value !== front && size(texts[at]) !== size(here))
  await page.getByLabel('Rear tyres').selectOption(values[other] ?? '')
  await page.getByRole('button', { name: 'Add both pairs to the cart' }).click()
  await expect(page).toHaveURL(/\/cart\?lang=en/)
  await expect(page.getByRole('spinbutton')).toHaveCount(2)
  for (const line of await page.getByRole('spinbutton').all()) await expect(line).toHaveValue('2')
}

test('front and rear in different sizes are one choice, from the page of the tyre', async ({ page }) => {
  const { link_en } = await findTyre(page, (stock) => stock > 8)
  await openHydrated(page, link_en)
  await page.getByRole('link', { name: 'Different sizes in front and rear?' }).click()
  await expect(page.getByRole('heading', { name: 'Different sizes in front and rear' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await chooseBoth(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a form like any other', async ({ page }) => {
    const { id } = await findTyre(page, (stock) => stock > 8)
    await page.goto(`/other-sizes/${id}?lang=en`)
    await chooseBoth(page)
  })
})
