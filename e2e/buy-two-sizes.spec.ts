import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { findTyre, wellStocked } from './harness/find-tyre.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'

const set = (page: Page) => page.getByRole('region', { name: 'Different sizes in front and rear' })
const quantities = (page: Page) => page.getByRole('spinbutton')

async function chooseBoth(page: Page): Promise<void> {
  await page.getByText('Different sizes in front and rear?').click()
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
  await expect(set(page).getByRole('article')).toHaveText([/^Front/, /^Rear/])
  await expect(quantities(page)).toHaveCount(2)
  for (const line of await quantities(page).all()) await expect(line).toHaveValue('2')
}

test('front and rear in different sizes are one choice, and stand together in the cart', async ({ page }) => {
  const { link_en } = await findTyre(page, (stock) => stock > 8)
  await openHydrated(page, link_en)
  await page.getByText('Different sizes in front and rear?').click()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByText('Different sizes in front and rear?').click()
  await chooseBoth(page)
  await hydrated(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await set(page)
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await expect(quantities(page)).toHaveCount(1)
  await expect(set(page)).toHaveCount(0)
})

test('after a navigation the choice is on the page of the tyre as well', { tag: '@all' }, async ({
  page,
}) => {
  await openHydrated(page, '/tyres/car-suv-4x4?width=205&height=55&diameter=16&tyre_season=Winter+Friction')
  await wellStocked(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await chooseBoth(page)
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('it is a form like any other', async ({ page }) => {
    const { link_en } = await findTyre(page, (stock) => stock > 8)
    await page.goto(link_en)
    await chooseBoth(page)
  })
})
