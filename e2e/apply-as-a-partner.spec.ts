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
  // The first Tab moves the focus to the link to the privacy policy, the second moves it to the button.
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

test.describe('without a script', { tag: '@all' }, () => {
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
