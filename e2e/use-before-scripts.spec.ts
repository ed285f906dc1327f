import { expect, test } from '@playwright/test'

type Page = import('@playwright/test').Page

/** Opens a page whose scripts do not come until they are let through. */
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

test('a tyre that the pointer was on can be chosen for comparison as soon as the scripts are there', async ({
  page,
}) => {
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
