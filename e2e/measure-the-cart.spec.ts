import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { notChosen } from './harness/cookies.ts'
import { filledCart } from './harness/filled-cart.ts'
import { openHydrated } from './harness/hydrated.ts'

test.use({ storageState: notChosen })

interface Entry {
  readonly event?: string
}
const measured = (page: Page) =>
  page.evaluate(
    () => (window as { dataLayer?: Entry[] }).dataLayer?.flatMap(({ event }) => event ?? []) ?? null,
  )

test('looking at the cart, removing and going on are told of once each, by who allows it', async ({
  page,
}) => {
  await filledCart(page, 4)
  await openHydrated(page, '/cart?lang=en')
  expect(await measured(page)).toBeNull()
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click()
  await openHydrated(page, '/cart?lang=en')
  await expect.poll(() => measured(page)).toEqual(['view_cart'])
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect.poll(() => measured(page)).toEqual(['view_cart', 'remove_from_cart'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('4')
  const started = page.waitForRequest((request) => request.url().endsWith('/klaviyo_events/store'))
  await page.getByRole('radio', { name: 'Delivery only, to your home' }).check()
  await page.getByRole('button', { name: 'Continue to your details' }).click()
  expect((await started).postDataJSON()).toMatchObject({
    event: 'started_checkout',
    items: [{ quantity: 4 }],
  })
  await expect(page).toHaveURL(/\/cart\/user-info/)
  expect(await measured(page)).toEqual(['view_cart', 'remove_from_cart', 'begin_checkout'])
})
