import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { typeSolvedCaptcha } from './harness/captcha.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

const picture = (page: Page) => page.locator('.captcha img')
const success = 'Thank you! We have received your application and will contact you.'

async function mailsTo(page: Page, email: string): Promise<number> {
  const list = await (await page.request.get('/dev/mail')).text()
  return list.split('<tr>').filter((row) => row.includes(email)).length
}

test('a garage applies by keyboard alone, and reads the answer for ten seconds', async ({ page }) => {
  const { faults } = watch(page)
  await page.clock.install()
  await openHydrated(page, '/become-a-partner?lang=en')
  expect(await accessibilityFaults(page)).toEqual([])
  const type = (text: string) => page.keyboard.type(text)
  const next = () => page.keyboard.press('Tab')
  await page.getByLabel('Name').focus()
  await type('Reijo Rengas')
  await next()
  await type('Gar')
  await expect(page.getByLabel('Who am I')).toHaveValue('garage')
  await next()
  await expect(page.getByLabel('Country code')).toHaveValue('FI358')
  await next()
  await type('040 123 4567')
  await next()
  await type('reijo@example.fi')
  await next()
  await type('Hämeenkatu 1, Tampere')
  await next()
  await type('Two bays, open on Saturdays.')
  await next()
  await expect(page.getByRole('button', { name: 'New picture' })).toBeFocused()
  const first = await picture(page).getAttribute('src')
  await page.keyboard.press('Enter')
  await expect(picture(page)).not.toHaveAttribute('src', first ?? '')
  await next()
  await expect(page.getByRole('button', { name: 'I cannot see the picture' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'The check is done' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use the picture' })).toBeFocused()
  await expect(picture(page)).toBeHidden()
  expect(await accessibilityFaults(page)).toEqual([])
  // Past the link to the privacy policy.
  await next()
  await next()
  await expect(page.getByRole('button', { name: 'Send the application' })).toBeFocused()
  await page.keyboard.press('Enter')
  const message = page.getByRole('main').getByText(success)
  await expect(message).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByLabel('Country code')).toHaveValue('FI358')
  await page.clock.fastForward(9_000)
  await expect(message).toBeVisible()
  await page.clock.fastForward(1_500)
  await expect(message).toBeHidden()
  expect(await mailsTo(page, 'reijo@example.fi')).toBe(1)
  expect(faults).toEqual([])
})

const required = [
  ['Name', 'Name is required.'],
  ['Who am I', 'Who am I is required.'],
  ['Mobile number', 'Mobile number is required.'],
  ['Email', 'Email is required.'],
  ['Address', 'Address is required.'],
  ['Comment', 'Comment is required.'],
  ['Captcha', 'Captcha is required.'],
] as const

test('each field says what is wrong with it, and a refused captcha gives way to another', async ({
  page,
}) => {
  await openHydrated(page, '/become-a-partner?lang=en')
  const send = page.getByRole('button', { name: 'Send the application' })
  await send.click()
  await expect(page.getByLabel('Name')).toBeFocused()
  for (const [label, sentence] of required)
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`^${sentence}`))
  await page.getByLabel('Name').fill('Raija')
  await page.getByLabel('Who am I').selectOption('Web shop')
  await page.getByLabel('Mobile number').fill('123')
  await page.getByLabel('Email').fill('abc')
  await page.getByLabel('Address').fill('Turku')
  await page.getByLabel('Comment').fill('Hello')
  await page.getByLabel('Captcha').fill('abc')
  await send.click()
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
    'Contact Number must contains 7 to 12 digits. It allows +,-,(,) and space',
  )
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is not valid.')
  await expect(page.getByLabel('Captcha')).toHaveAccessibleDescription(/^Enter Valid captcha/)
  await page.getByLabel('Mobile number').fill('040 123 4567')
  await page.getByLabel('Email').fill('raija@example.fi')
  const first = await picture(page).getAttribute('src')
  await page.getByLabel('Captcha').fill('------')
  await send.click()
  await expect(page.getByLabel('Captcha')).toHaveAccessibleDescription(/^Captcha is not valid\./)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Captcha is not valid.')
  await expect(picture(page)).not.toHaveAttribute('src', first ?? '')
  await expect(page.getByLabel('Captcha')).toHaveValue('')
  await expect(page.getByLabel('Captcha')).toBeFocused()
  await expect(page.getByLabel('Comment')).toHaveValue('Hello')
})

test('what is wrong with no field, a fault and a lost connection are said in an alert', async ({ page }) => {
  await openHydrated(page, '/become-a-partner?lang=en')
  await page.getByLabel('Name').fill('Raija')
  await page.getByLabel('Who am I').selectOption('Other')
  await page.getByLabel('Mobile number').fill('040 123 4567')
  await page.getByLabel('Email').fill('raija@example.fi')
  await page.getByLabel('Address').fill('Turku')
  await page.getByLabel('Comment').fill('Hello')
  const call = '**/api/v1/partner-request/create'
  const alert = page.getByRole('main').getByRole('alert')
  const answers = [
    { status: 422, json: { success: 0, code: 'not-valid', message: 'x', errors: { other: ['Not today.'] } } },
    { status: 429, json: { success: 0, code: 'too-many-requests', message: 'Please try again later.' } },
  ]
  for (const answer of answers) {
    await page.route(call, (route) => route.fulfill(answer))
    await page.getByLabel('Captcha').fill('AB3@X9')
    await page.getByRole('button', { name: 'Send the application' }).click()
    await expect(alert).toContainText(answer.status === 422 ? 'Not today.' : 'Please try again later.')
    await page.unroute(call)
    await expect(page.getByLabel('Captcha')).toHaveValue('')
  }
  await page.route(call, (route) => route.abort())
  await page.getByLabel('Captcha').fill('AB3@X9')
  await page.getByRole('button', { name: 'Send the application' }).click()
  await expect(alert).toContainText('The connection was lost')
  await expect(page.getByLabel('Comment')).toHaveValue('Hello')
})

test('the select has exactly six kinds, and four countries stand first', async ({ page }) => {
  await page.goto('/become-a-partner?lang=en')
  const options = (label: string) => page.getByLabel(label).locator('option').allTextContents()
  expect(await options('Who am I')).toEqual([
    'Choose',
    'Tyre shop',
    'Garage',
    'Car service point',
    'Wholesaler',
    'Web shop',
    'Other',
  ])
  expect((await options('Country code')).slice(0, 4)).toEqual([
    'Finland (+358)',
    'Vietnam (+84)',
    'United States (+1)',
    'United Kingdom (+44)',
  ])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('an application is sent in Finnish, after the first try named what was missing', async ({ page }) => {
    await page.goto('/become-a-partner?lang=fi')
    await page.getByLabel('Nimi').fill('Ritva Rengas')
    await page.getByLabel('Kuka olet').selectOption('Rengasliike')
    await page.getByLabel('Maan suuntanumero').selectOption('Ruotsi (+46)')
    await page.getByLabel('Matkapuhelinnumero').fill('123')
    await page.getByLabel('Sähköposti').fill('ritva@example.fi')
    await page.getByLabel('Kommentti').fill('Kaksi paikkaa')
    await page.getByRole('button', { name: 'Lähetä hakemus' }).click()
    await expect(page.getByLabel('Matkapuhelinnumero')).toHaveAccessibleDescription(/^Puhelinnumerossa on/)
    await expect(page.getByLabel('Matkapuhelinnumero')).toBeFocused()
    await expect(page.getByLabel('Osoite')).toHaveAccessibleDescription('Osoite puuttuu.')
    await expect(page.getByLabel('Varmistuskoodi')).toHaveAccessibleDescription(/^Kirjoita varmistuskoodi/)
    await expect(page.getByLabel('Maan suuntanumero')).toHaveValue('SE46')
    await page.getByLabel('Matkapuhelinnumero').fill('70 123 45 67')
    await page.getByLabel('Osoite').fill('Haaparanta')
    await expect(picture(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'En näe kuvaa' })).toBeHidden()
    await typeSolvedCaptcha(page, 'Varmistuskoodi', 'partner')
    await page.getByRole('button', { name: 'Lähetä hakemus' }).click()
    await expect(page.getByText('Kiitos! Hakemuksesi on vastaanotettu')).toBeVisible()
    expect(await mailsTo(page, 'ritva@example.fi')).toBe(1)
  })
})
