import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { filledCart } from './harness/filled-cart.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

const information = '/cart/user-info?lang=en'
const aino = {
  'First name': 'Aino',
  'Last name': 'Virtanen',
  Email: 'aino@example.fi',
  'Contact number': '040 123 4567',
  'Street and building number': 'Fleminginkatu 9',
  Postcode: '00530',
  City: 'Helsinki',
}

/** Fills the cart with tyres that are delivered home, without fitting. */
async function toBeDelivered(page: Page): Promise<void> {
  await filledCart(page, 4)
  const answer = await page.request.post('/api/v1/anonymous/cart/services/remove', { data: {} })
  expect(answer.ok()).toBe(true)
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
}

const send = (page: Page) => page.getByRole('button', { name: 'Choose payment method' })

test('a guest gives the details, is told what is wrong, and reaches the payment step', async ({ page }) => {
  const { faults } = watch(page)
  await toBeDelivered(page)
  await openHydrated(page, information)
  await expect(page.getByText('Please accept terms and policies')).toBeVisible()
  await expect(send(page)).toBeDisabled()
  await expect(send(page)).toHaveAccessibleDescription(/^Still missing: first name, .*accepting the terms\.$/)
  await expect(page.getByRole('checkbox', { name: /I accept/ })).toHaveAttribute('aria-invalid', 'false')
  await page.getByLabel('First name').first().focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('First name').first()).toHaveAccessibleDescription('Firstname is required.')
  await expect(page.getByRole('status').filter({ hasText: 'Firstname is required.' })).toHaveCount(1)
  await fill(page, { ...aino, Email: 'aino', Postcode: '0053' })
  await expect(send(page)).toBeDisabled()
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await expect(page.getByText('Please accept terms and policies')).toHaveCount(0)
  await send(page).press('Enter')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toBeFocused()
  await expect(alert).toContainText('Email is not valid.')
  await expect(alert).toContainText('Zipcode of billing address allow only 5 digit.')
  expect(await accessibilityFaults(page)).toEqual([])
  await alert.getByRole('link', { name: /Zipcode/ }).click()
  await fill(page, aino)
  await send(page).press('Enter')
  await expect(page).toHaveURL(/\/cart\/order-summary\/\d{10}$/)
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  const pay = page.getByRole('button', { name: 'Pay now safely' })
  await expect(pay).toBeDisabled()
  await expect(pay).toHaveAccessibleDescription(/^Please choose a payment method first\./)
  const cart = (await (await page.request.get('/api/v1/anonymous/cart/items/all')).json()).data
  const total = cart.total.toFixed(2).replace('.', ',')
  await expect(page.getByRole('complementary')).toContainText(total)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
})

test('what was typed comes back after a reload and in another tab, the terms do not', async ({
  page,
  context,
}) => {
  await toBeDelivered(page)
  await openHydrated(page, information)
  const saved = () => page.waitForResponse((response) => response.url().endsWith('/checkout/draft'))
  await page.getByRole('textbox', { name: 'City', exact: true }).fill('Tampere')
  const city = saved()
  await page.keyboard.press('Tab')
  await city
  const choice = saved()
  await page.getByRole('radio', { name: 'To another address' }).check()
  await choice
  const terms = saved()
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await terms
  const draft = () => page.evaluate(() => localStorage.getItem('appointment_without_service') ?? '')
  await expect.poll(draft).toMatch(/^[\w+/=]+\.[\w+/=]+$/)
  const other = await context.newPage()
  await page.getByLabel('Order note').fill('Ring the bell')
  await page.reload()
  await expect(page.getByLabel('Order note')).toHaveValue('Ring the bell')
  for (const tab of [page, other]) {
    await openHydrated(tab, information)
    await expect(tab.getByLabel('City', { exact: true }).first()).toHaveValue('Tampere')
    await expect(tab.getByLabel('Order note')).toHaveValue('Ring the bell')
    await expect(tab.getByRole('radio', { name: 'To another address' })).toBeChecked()
    await expect(tab.getByRole('checkbox', { name: /I accept/ })).not.toBeChecked()
  }
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the details are given, corrected and shown in Finnish', async ({ page }) => {
    await toBeDelivered(page)
    await page.goto('/cart/user-info?lang=fi')
    const fields = {
      Etunimi: 'Aino',
      Sukunimi: 'Virtanen',
      Sähköposti: 'aino@example.fi',
      Puhelinnumero: '0401234567',
      Postinumero: '0053',
    }
    for (const [label, text] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).first().fill(text)
    const button = page.getByRole('button', { name: 'Valitse maksutapa' })
    await button.click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Laskutusosoitteen postinumerossa on oltava viisi numeroa.')
    await expect(alert).toContainText('Hyväksy sopimusehdot.')
    await expect(page.getByLabel('Etunimi').first()).toHaveValue('Aino')
    await page.getByLabel('Postinumero', { exact: true }).first().fill('00530')
    await page.getByLabel('Postitoimipaikka', { exact: true }).first().fill('Helsinki')
    await page.getByLabel('Katuosoite ja talon numero', { exact: true }).first().fill('Fleminginkatu 9')
    await page.getByRole('checkbox', { name: /Hyväksyn/ }).check()
    await button.click()
    await expect(page).toHaveURL(/\/cart\/order-summary\/\d{10}/)
    await expect(page.getByRole('heading', { name: 'Tarkista ja maksa' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Fleminginkatu 9, 00530 Helsinki')
  })
})
