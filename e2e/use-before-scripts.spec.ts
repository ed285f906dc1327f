import { expect, test } from '@playwright/test'
import { filledCart } from './harness/filled-cart.ts'
import { hydrated } from './harness/hydrated.ts'

type Page = import('@playwright/test').Page

/** Opens a page whose scripts are held back until the returned function is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let letThrough: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await waiting
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return letThrough
}

test('a size can be searched, a tyre opened and put into the cart', async ({ page }) => {
  await openBeforeScripts(page, '/?lang=en')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/tyres\/car-suv-4x4\?.*width=205/)
  await page.getByRole('main').locator('.results').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/tyres\/\w+/)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page).toHaveURL(/\/cart\?lang=en$/)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test('a tyre that the pointer was on can be chosen for comparison as soon as the scripts are there', {
  tag: '@all',
}, async ({ page }) => {
  const letScriptsThrough = await openBeforeScripts(
    page,
    '/tyres/car-suv-4x4?width=205&height=55&diameter=16',
  )
  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: /^Compare / })
    .first()
    .hover()
  letScriptsThrough()
  await expect(main.getByRole('checkbox', { name: /^Compare / }).first()).toBeVisible()
})

test('a choice in the cart that was pressed before the scripts ran is the cart’s', { tag: '@all' }, async ({
  page,
}) => {
  await filledCart(page, 4)
  const letScriptsThrough = await openBeforeScripts(page, '/cart?lang=en')
  await page.getByRole('radio', { name: 'Delivery only, to your home' }).check()
  letScriptsThrough()
  const summary = page.getByRole('complementary', { name: 'Your order' })
  await expect(summary).toContainText(/Delivery to your home\s*39,90/)
  await expect(page.getByRole('radio', { name: 'Delivery only, to your home' })).toBeChecked()
})

test('a place that was typed before the scripts ran stays in its field', { tag: '@all' }, async ({
  page,
}) => {
  await filledCart(page, 4)
  const letScriptsThrough = await openBeforeScripts(page, '/cart/dealer-services?lang=en')
  await page.getByLabel('Address or postcode').pressSequentially('00510 Helsinki')
  letScriptsThrough()
  await hydrated(page)
  const place = page.getByRole('combobox', { name: 'Address or postcode' })
  await expect(place).toHaveValue('00510 Helsinki')
  await expect(place).toBeFocused()
  await place.press('Enter')
  await expect(page).toHaveURL(/address=00510\+Helsinki/)
})
