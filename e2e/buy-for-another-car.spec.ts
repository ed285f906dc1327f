import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { openHydrated } from './harness/hydrated.ts'

const doesNotFit = '/product-details/9?lang=en'

test('a tyre that does not fit the searched car is bought for another car after a question', async ({
  page,
}) => {
  await openHydrated(page, '/tyres?licenceplate=ABC-123')
  await openHydrated(page, doesNotFit)
  const add = page.locator('#buy').getByRole('button', { name: 'Add to cart' }).first()
  const question = page.getByRole('dialog', { name: 'This tyre does not fit your car: Opel Astra J 2015' })
  await add.click()
  await expect(question).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await add.click()
  await question.getByRole('button', { name: 'I am buying for another car' }).click()
  await page.getByRole('dialog', { name: 'What next?' }).getByRole('link', { name: 'Go to the cart' }).click()
  await expect(page.getByText('For another car', { exact: true })).toBeVisible()
  await expect(page.getByText('Your car: Opel Astra J 2015')).toBeVisible()
  // The confirmed tyre is not asked about again.
  await page.getByRole('button', { name: 'Choose a service point' }).click()
  await expect(page).toHaveURL(/\/cart\/dealer-services/)
})

test('the cart checks the tyres by licence plate and asks about those that do not fit before the order', async ({
  page,
}) => {
  await page.request.post('/api/v1/anonymous/cart/item/insert', { data: { type_id: 9, quantity: 4 } })
  await openHydrated(page, '/cart?lang=en')
  const plate = page.getByLabel('Licence plate')
  const check = page.getByRole('button', { name: 'Check' })
  await plate.fill('EI-404')
  await check.click()
  await expect(page.getByText(/^No vehicle was found for this licence plate/)).toBeVisible()
  await plate.fill('ABC-123')
  await check.click()
  await expect(page.getByText('Does not fit your car: wrong size')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Choose a service point' }).click()
  await expect(page.getByText('This tyre does not fit your car: Opel Astra J 2015')).toBeVisible()
  await page.locator('.fit-answers').getByRole('button', { name: 'I am buying for another car' }).click()
  await expect(page).toHaveURL(/\/cart\/dealer-services/)
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the question of the cart is answered or skipped', async ({ page }) => {
    await page.request.post('/api/v1/anonymous/cart/item/insert', { data: { type_id: 9, quantity: 4 } })
    await page.goto('/cart?lang=en')
    await page.getByLabel('Licence plate').fill('ABC-123')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('Does not fit your car: wrong size')).toBeVisible()
    await page.getByRole('button', { name: 'Forget my car' }).click()
    await expect(page.getByText('your car')).toHaveCount(0)
  })

  test('a page asks about a tyre that does not fit the car of the cart, and adds nothing before the answer', async ({
    page,
  }) => {
    await page.request.post('/api/v1/anonymous/cart/item/insert', { data: { type_id: 1, quantity: 1 } })
    await page.request.post('/api/v1/anonymous/cart/vehicle/check', { data: { licence_plate: 'ABC-123' } })
    await page.goto(doesNotFit)
    await page.locator('#buy').getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(
      page.getByRole('heading', { name: 'This tyre does not fit your car: Opel Astra J 2015' }),
    ).toBeVisible()
    const { data } = await (await page.request.get('/api/v1/anonymous/cart/items/all')).json()
    expect(data.quantity).toBe(1)
    await page.getByRole('button', { name: 'I am buying for another car' }).click()
    await expect(page.getByText('For another car', { exact: true })).toBeVisible()
  })
})
