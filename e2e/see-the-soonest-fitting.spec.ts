import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { filledCart } from './harness/filled-cart.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

type Page = import('@playwright/test').Page

const line =
  /(One|Two|Three|Four)\sfitted\s[\d.]+,\d\d\s€ · .+, \d+[.]\d\d\skm · (Mon|Tue|Wed|Thu|Fri|Sat)\s\d+\s\w+\sat\s\d+:\d\d/
const ofTyre = (page: Page) => page.getByRole('region', { name: 'Fitted on your car' })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('a postcode on a tyre’s page leads to the soonest fitting, and lists know it too', async ({ page }) => {
  const { faults } = watch(page)
  await openHydrated(page, '/product-details/9?lang=en')
  const field = ofTyre(page).getByLabel('Postcode or town')
  await field.press('Enter')
  await expect(ofTyre(page)).toContainText('Address is required.')
  await field.fill('99999 Nowhere')
  await field.press('Enter')
  await expect(ofTyre(page)).toContainText('We did not find this place in Finland.')
  await field.fill('00510')
  await field.press('Enter')
  await expect(ofTyre(page)).toContainText(line)
  await expect(ofTyre(page)).toContainText('Fitting near: 00510 Helsinki')
  expect(await accessibilityFaults(page)).toEqual([])
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/fittings?') && requests.push(request.url()))
  await openHydrated(page, '/tyres/car-suv-4x4')
  await expect(cards(page).filter({ hasText: line })).toHaveCount(20)
  expect(requests).toHaveLength(1)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(cards(page).filter({ hasText: line })).toHaveCount(40)
  expect(faults).toEqual([])
})

test('a point is one press away from its time', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/product-details/9?lang=en')
  await ofTyre(page).getByLabel('Postcode or town').fill('33100')
  await ofTyre(page).getByRole('button', { name: 'Show' }).click()
  await ofTyre(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/service-point\/[a-z0-9-]+$/)
})

test('a list has one field above its cards, and changes the place', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/tyres/car-suv-4x4')
  await page.getByLabel('Postcode or town').fill('90100')
  await page.getByLabel('Postcode or town').press('Enter')
  await expect(cards(page).first()).toContainText(line)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a service point' })
  await picker.getByLabel('Address or postcode').fill('33100')
  await picker.getByLabel('Address or postcode').press('Enter')
  await picker.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByText('Fitting near: 33100 Tampere')).toBeVisible()
})

test('where nobody near the place fits the tyres, the cart states no lowest price with fitting', {
  tag: '@all',
}, async ({ page }) => {
  await filledCart(page, 4)
  await openHydrated(page, '/cart?lang=en')
  const option = page.getByRole('radio', { name: /^Fitted on the car/ })
  const withFitting = page.getByText('Fitted, from', { exact: true })
  const head = page.locator('summary').filter({ hasText: 'Your order' })
  await expect(option).toHaveAccessibleName(/from [\d.]+,\d\d/)
  await expect(withFitting).toHaveCount(2)
  const extra = page.getByRole('region', { name: 'At the same visit' })
  await expect(extra).toContainText('from')
  await ofTyre(page).getByLabel('Postcode or town').fill('99980')
  await ofTyre(page).getByRole('button', { name: 'Show' }).click()
  await expect(ofTyre(page)).toContainText('No fitting within 100\u00a0km')
  await expect(option).toHaveAccessibleName('Fitted on the car')
  await expect(withFitting).toHaveCount(0)
  await expect(extra).toHaveCount(0)
  await expect(head).not.toContainText('from')
})

test('a card, the product page, the cart and the booked cart have the same total', async ({ page }) => {
  await openHydrated(page, '/tyres/car-suv-4x4')
  await page.getByLabel('Postcode or town').fill('33100')
  await page.getByLabel('Postcode or town').press('Enter')
  const card = cards(page)
    .filter({ hasText: /Four\sfitted/ })
    .first()
  const text = (await card.locator('.card__fitting').textContent()) ?? ''
  const [, total = '', point = ''] = /^Four\sfitted\s([\d.]+,\d\d\s€) · (.+), \d+[.]\d\d\skm/.exec(text) ?? []
  expect(point).not.toBe('')
  await card.getByRole('heading').getByRole('link').click()
  await expect(ofTyre(page)).toContainText(text)
  const buy = page.getByRole('region', { name: 'Buy' })
  await buy.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page).toHaveURL(/\/cart\?lang=en$/)
  await expect(ofTyre(page)).toContainText(text)
  await page.getByRole('button', { name: 'Choose a service point' }).click()
  const garage = page.getByRole('region', { name: 'Service points' }).getByRole('article')
  await page.getByLabel('Sort by').selectOption('Lowest price first')
  while ((await garage.filter({ hasText: point }).count()) === 0)
    await page.getByRole('link', { name: /^Show \d+ more/ }).click()
  const chosen = garage.filter({ hasText: point }).first()
  await expect(chosen).toContainText(`Total ${total}`)
  await chosen.getByRole('link', { name: /^Choose a time/ }).click()
  const popup = page.getByRole('dialog', { name: /^Book a fitting time/ })
  await popup.locator('td:not([aria-disabled]) [role=button]').first().click()
  await popup.getByRole('radio').first().check()
  await popup.getByRole('button', { name: 'Proceed to Order information' }).click()
  await expect(page).toHaveURL(/\/cart\/user-info/)
  await openHydrated(page, '/cart?lang=en')
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(`Total${total}`)
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(point)
})

test('truck tyres have no fitting', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/product-details/1001?lang=en')
  await expect(ofTyre(page)).toHaveCount(0)
  await openHydrated(page, '/tyres/trucks')
  await expect(page.getByLabel('Postcode or town')).toHaveCount(0)
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the postcode leads to the service points near it', async ({ page }) => {
    await page.goto('/product-details/9?lang=en')
    await ofTyre(page).getByLabel('Postcode or town').fill('00510')
    await ofTyre(page).getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/\/service-points\?lang=en&address=00510$/)
  })
})
