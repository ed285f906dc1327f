import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { linkInMail } from './harness/mail.ts'
import { watch } from './harness/watch.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Returns the link in the newest e-mail to a garage that names this customer. */
async function linkToGarage(page: Page, customer: string, path: string): Promise<string> {
  const list = await (await page.request.get('/dev/mail')).text()
  for (const row of list.split('<tr>').filter((text) => text.includes('>huolto@'))) {
    const [, mail = ''] = /href="(\/dev\/mail\/[^"]+)"/.exec(row) ?? []
    const text = await (await page.request.get(mail)).text()
    const [, link] = new RegExp(`href="([^"]*${path}[^"]*)"`).exec(text) ?? []
    if (link && text.includes(customer)) return link.replaceAll('&amp;', '&')
  }
  return ''
}

test('a customer takes another time from the e-mail, and the old link says so', async ({ page }) => {
  const { faults } = watch(page)
  const link = await linkInMail(page, 'siiri@pito.example', '/appointment/move')
  for (let look = 0; look < 2; look += 1) expect((await page.request.get(link)).ok()).toBe(true)
  await openHydrated(page, link)
  await expect(heading(page)).toHaveText('Vaihda asennusaika')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Vaihda aika' }).click()
  await expect(page.getByText('Varauksen aika')).toBeVisible()
  const days = page.getByRole('navigation', { name: 'Valitse päivä' }).getByRole('link')
  const day = (await days.nth(3).textContent()) ?? ''
  await days.nth(3).click()
  await expect(days.nth(3)).toHaveAttribute('aria-current', 'date')
  const first = page.getByRole('radio').first()
  await first.focus()
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
  await page.getByRole('button', { name: 'Vaihda aika' }).click()
  await expect(heading(page)).toHaveText('Aika on vaihdettu')
  await expect(page.getByRole('definition').first()).toContainText(day)
  await hydrated(page)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(faults).toEqual([])
  const newer = await linkInMail(page, 'siiri@pito.example', '/appointment/move')
  expect(newer).not.toBe(link)
  await openHydrated(page, newer)
  await expect(page.getByRole('definition').first()).toContainText(day)
})

test('a time that somebody took meanwhile is refused in words, and others are there', {
  tag: '@all',
}, async ({ page }) => {
  await openHydrated(page, await linkInMail(page, 'eino@pito.example', '/appointment/move'))
  const refusal = { success: 0, code: 'slot-taken', message: 'Varaus ei onnistunut, valitse toinen aika.' }
  await page.route('**/api/v1/appointment-link/move', (route) =>
    route.fulfill({ status: 409, json: refusal }),
  )
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Vaihda aika' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('valitse toinen aika')
  await page.unroute('**/api/v1/appointment-link/move')
  await page.getByRole('radio').last().check({ force: true })
  await page.getByRole('button', { name: 'Vaihda aika' }).click()
  await expect(heading(page)).toHaveText('Aika on vaihdettu')
})

test('a garage acknowledges and then has to decline; the customer chooses another time', async ({ page }) => {
  await openHydrated(page, await linkToGarage(page, 'impi@pito.example', '/garage/acknowledge'))
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Kuittaa nähdyksi' }).click()
  await expect(heading(page)).toHaveText('Varaus on kuitattu')
  await openHydrated(page, await linkToGarage(page, 'impi@pito.example', '/garage/decline'))
  await page.getByRole('button', { name: 'Kieltäydy varauksesta' }).click()
  await expect(heading(page)).toHaveText('Asennuspiste ei voi ottaa varausta vastaan')
  await openHydrated(page, await linkInMail(page, 'impi@pito.example', '/appointment/move'))
  await expect(page.getByText('ei voinut ottaa edellistä aikaasi')).toBeVisible()
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Vaihda aika' }).click()
  await expect(heading(page)).toHaveText('Aika on vaihdettu')
})

test.describe('without a script', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('an appointment is moved and then cancelled', async ({ page }) => {
    await page.goto(await linkInMail(page, 'emma@pito.example', '/appointment/move'))
    await expect(heading(page)).toHaveText('Change the time of the fitting')
    await page.getByRole('button', { name: 'Change the time' }).click()
    await expect(page.getByText('Select time slot')).toBeVisible()
    await page.getByRole('navigation', { name: 'Choose a day' }).getByRole('link').nth(2).click()
    await page.getByRole('radio').first().check({ force: true })
    await page.getByRole('button', { name: 'Change the time' }).click()
    await expect(heading(page)).toHaveText('The time has been changed')
    await page.goto(await linkInMail(page, 'emma@pito.example', '/appointment/cancel'))
    await expect(heading(page)).toHaveText('Cancel the fitting')
    await page.getByRole('button', { name: 'Cancel the booking' }).click()
    await expect(heading(page)).toHaveText('The booking is cancelled')
    await page.reload()
    await expect(heading(page)).toHaveText('The booking is cancelled')
  })
})
