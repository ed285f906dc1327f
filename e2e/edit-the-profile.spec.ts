import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { logIn, registered, welcome } from './harness/customer.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

const group = (page: Page, name: 'Billing address' | 'Delivery address') => page.getByRole('group', { name })
const same = (page: Page) => page.getByLabel('The delivery address is the same as the billing address')
const save = (page: Page) => page.getByRole('button', { name: 'Save' })
const saved = (page: Page) => page.getByText('Profile update Successfully')

async function fillAddress(page: Page, name: Parameters<typeof group>[1], city: string): Promise<void> {
  await group(page, name).getByLabel('Street and building number').fill('Rengastie 1')
  await group(page, name).getByLabel('Postcode').fill('00100')
  await group(page, name).getByLabel('City').fill(city)
}

test('the two addresses are saved in two requests, and are there the next time', async ({ page }) => {
  const { faults } = watch(page)
  const { email } = await registered(page)
  await openHydrated(page, '/profile?lang=en')
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Email')).not.toBeEditable()
  await expect(group(page, 'Billing address').getByLabel('Country')).toHaveValue('73')
  await page.getByLabel('First name').fill('  Maija-Liisa ')
  await fillAddress(page, 'Billing address', 'Helsinki')
  await same(page).uncheck()
  await fillAddress(page, 'Delivery address', 'Tampere')
  const sent: unknown[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postDataJSON()))
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await expect(saved(page).locator('..').locator('..').locator('..')).toBeFocused()
  expect(sent).toMatchObject([
    { address_type: 0, same_as_shipping: false, city: 'Helsinki', first_name: 'Maija-Liisa' },
    { address_type: 1, city: 'Tampere' },
  ])
  await expect(welcome(page, 'Maija-Liisa')).toBeVisible()
  await openHydrated(page, '/my-account')
  await expect(page.getByLabel('First name')).toHaveValue('Maija-Liisa')
  await expect(group(page, 'Delivery address').getByLabel('City')).toHaveValue('Tampere')
  expect(faults).toEqual([])
})

test('typed changes are there after a new log-in when the session had ended', { tag: '@all' }, async ({
  page,
}) => {
  const customer = await registered(page)
  await openHydrated(page, '/profile?lang=en')
  await page.getByLabel('First name').fill('Maija-Liisa')
  await fillAddress(page, 'Billing address', 'Helsinki')
  await page.request.post('/api/v1/logout')
  await save(page).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile/)
  await logIn(page, customer)
  await expect(page.getByText('Your changes are not saved yet')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Maija-Liisa')
  await expect(group(page, 'Billing address').getByLabel('City')).toHaveValue('Helsinki')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText('Your changes are not saved yet')).toHaveCount(0)
})

test('the menu leads through the area, and an order of somebody else is not found in it', async ({
  page,
}) => {
  await registered(page)
  await openHydrated(page, '/profile?lang=en')
  const menu = page.getByRole('navigation', { name: 'My account' })
  await expect(menu.getByRole('link', { name: 'My Profile' })).toHaveAttribute('aria-current', 'page')
  await menu.getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'See tyres' })).toBeVisible()
  await menu.getByRole('link', { name: 'Change Password' }).click()
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible()
  const answer = await page.goto('/order/4821907365')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Maija' })).toBeVisible()
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a profile is refused with what was typed, and saved', async ({ page }) => {
    await registered(page)
    await page.goto('/profile?lang=en')
    await fillAddress(page, 'Billing address', 'Helsinki')
    await group(page, 'Billing address').getByLabel('Postcode').fill('1')
    await save(page).click()
    const zipcode = group(page, 'Billing address').getByLabel('Postcode')
    await expect(zipcode).toHaveAccessibleDescription('Zipcode allow only 5 character.')
    await expect(group(page, 'Billing address').getByLabel('City')).toHaveValue('Helsinki')
    await zipcode.fill('00100')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await expect(group(page, 'Delivery address').getByLabel('City')).toHaveValue('Helsinki')
  })
})
