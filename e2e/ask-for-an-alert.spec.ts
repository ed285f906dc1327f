import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { findTyre } from './harness/find-tyre.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

/** Returns the link in the newest e-mail to this address. */
async function linkInMail(page: Page, email: string, purpose: 'confirm' | 'stop'): Promise<string> {
  const list = await (await page.request.get('/dev/mail')).text()
  const row = list.split('<tr>').find((text) => text.includes(email)) ?? ''
  const [, mail = ''] = /href="(\/dev\/mail\/[^"]+)"/.exec(row) ?? []
  const text = await (await page.request.get(mail)).text()
  const [, link = ''] = new RegExp(`href="([^"]*/tyre-alert/${purpose}[^"]*)"`).exec(text) ?? []
  return link.replaceAll('&amp;', '&')
}

/**
 * Waits until all pictures of the tyre have loaded. The pictures after the first start to load two seconds later, and
 * leaving the page earlier would abort their requests.
 */
async function picturesToHaveCome(page: Page): Promise<void> {
  await expect(page.locator('.slide:not(:has(img))')).toHaveCount(0)
  const pictures = page.locator('.gallery img')
  const whole = (all: Element[]) => all.every((one) => one instanceof HTMLImageElement && one.complete)
  await expect.poll(() => pictures.evaluateAll(whole)).toBe(true)
}

test('an alert for a sold-out tyre is confirmed from the e-mail, and stopped with one press', async ({
  page,
}) => {
  // The test waits for all requests of a page before it opens the next page, because `watch` reports an aborted
  // request as a fault.
  const { faults } = watch(page)
  const email = 'aino.odottaa@example.fi'
  await openHydrated(page, `/product-details/${(await findTyre(page, (stock) => stock <= 0)).id}?lang=fi`)
  await page.locator('summary', { hasText: 'Ilmoita, kun tätä on taas saatavilla' }).click()
  await page.getByLabel('Sähköposti').fill(email)
  expect(await accessibilityFaults(page)).toEqual([])
  await picturesToHaveCome(page)
  await page.getByRole('button', { name: 'Ilmoita, kun tätä on taas saatavilla' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarkista sähköpostisi')
  await hydrated(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Pyydä ilmoitusta uudelleen' }).click()
  await expect(page.getByLabel('Sähköposti')).toBeVisible()
  await hydrated(page)
  await page.goBack()
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Renkaan sivulle' })).toHaveAttribute(
    'href',
    /^\/renkaat\/.+\/\d+$/,
  )

  const confirm = await linkInMail(page, email, 'confirm')
  for (let look = 0; look < 2; look += 1) expect((await page.request.get(confirm)).ok()).toBe(true)
  await openHydrated(page, confirm)
  await expect(page.getByText('Viesti lähtee, kun rengasta on taas saatavilla')).toBeVisible()
  await page.getByRole('button', { name: 'Vahvista' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ilmoitus on vahvistettu')
  await hydrated(page)

  await openHydrated(page, await linkInMail(page, email, 'stop'))
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Lopeta ilmoitus' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ilmoitus on lopetettu')
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ilmoitus on lopetettu')
  await openHydrated(page, confirm)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tämä linkki ei ole enää voimassa')
  expect(faults).toEqual([])
})

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const list = '/tyres/car-suv-4x4?width=205&height=55&diameter=16'

test('on the page of a tyre that was opened from a list, a refused form keeps the page', {
  tag: '@all',
}, async ({ page }) => {
  await openHydrated(page, list)
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await page.locator('summary', { hasText: 'Tell me when the price falls' }).click()
  const address = page.url()
  await page.getByLabel('Email').fill('siiri.odottaa@example.fi')
  await page.getByLabel('Target price').fill('9999')
  await page.getByLabel('Target price').press('Enter')
  await expect(page.getByLabel('Target price')).toHaveAccessibleDescription(/below the current price/)
  expect(page.url()).toBe(address)
})

test.describe('without a script', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a target price that is no lower is named, and what was typed stays', async ({ page }) => {
    const email = 'veikko.odottaa@example.fi'
    await page.goto(`/product-details/${(await findTyre(page, (stock) => stock > 0)).id}?lang=en`)
    await page.locator('summary', { hasText: 'Tell me when the price falls' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Target price').fill('9999')
    await page.getByRole('button', { name: 'Tell me when the price falls' }).click()
    await expect(page.getByText('below the current price')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByRole('link', { name: 'To the tyre' })).toHaveAttribute(
      'href',
      /^\/tyres\/.+\/\d+$/,
    )
    await expect(page.getByLabel('Target price')).toHaveValue('9999')
    await expect(page.getByLabel('Target price')).toBeFocused()
    await page.getByLabel('Email').fill('veikko')
    await page.getByRole('button', { name: 'Tell me when the price falls' }).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please check the e-mail address/)
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Target price').fill('1,50')
    await page.getByRole('button', { name: 'Tell me when the price falls' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail')
    await page.getByRole('link', { name: 'To the tyre' }).click()
    await expect(page.locator('summary', { hasText: 'Tell me when the price falls' })).toBeVisible()
    await page.goto(await linkInMail(page, email, 'confirm'))
    await expect(page.getByText('1,50')).toBeVisible()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The alert is confirmed')
  })
})

test('mail programs stop an alert by a bare post', { tag: '@all' }, async ({ page, request }) => {
  const email = 'helmi.odottaa@example.fi'
  const id = (await findTyre(page, (stock) => stock > 0)).id
  const response = await request.post(`/api/v1/product/${id}/alert`, { data: { kind: 'price', email } })
  expect(response.ok()).toBe(true)
  const stop = await linkInMail(page, email, 'stop')
  const oneClick = { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 }
  const stopped = await request.post(stop, oneClick)
  expect([stopped.status(), await stopped.text()]).toEqual([
    200,
    expect.stringContaining('Ilmoitus on lopetettu'),
  ])
  await page.goto(stop)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tämä linkki ei ole enää voimassa')
})
