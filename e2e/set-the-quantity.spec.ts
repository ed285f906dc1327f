import type { Locator } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { findTyre } from './harness/find-tyre.ts'
import { openHydrated } from './harness/hydrated.ts'

test.use({ viewport: { width: 360, height: 900 } })

/** Returns the positions of elements on the page, which do not depend on how far the page is scrolled. */
const placesOf = (...parts: Locator[]) =>
  Promise.all(
    parts.map((part) =>
      part.evaluate((element) => {
        const { x, y, width } = element.getBoundingClientRect()
        return { x, y: y + scrollY, width }
      }),
    ),
  )

test('a quantity that reaches its maximum, with its message and six figures, moves nothing to press', {
  tag: '@all',
}, async ({ page }) => {
  const { id } = await findTyre(page, (stock) => stock > 100)
  await openHydrated(page, `/product-details/${id}?lang=en`)
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  const stepper = page.locator('.qty')
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
  const before = await placesOf(stepper, add)
  await quantity.fill('9999')
  await quantity.blur()
  await expect(page.getByText(/^Maximum available quantity is \d+$/)).toBeVisible()
  expect(await placesOf(stepper, add)).toEqual(before)

  await add.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await openHydrated(page, '/cart?lang=en')
  const field = page.getByRole('spinbutton')
  const below = page.getByText('Where should we send the tyres?')
  const inCart = await placesOf(stepper, below)
  await field.fill('9999')
  await field.blur()
  await expect(page.getByText(/^Max available qty is \d+$/)).toBeVisible()
  expect(await placesOf(stepper, below)).toEqual(inCart)
})
