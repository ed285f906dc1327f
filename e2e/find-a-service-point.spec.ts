import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

type Page = import('@playwright/test').Page

const results = (page: Page) => page.getByRole('main').getByRole('article')
const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('a service point is found, read about and selected by keyboard', async ({ page }) => {
  const { faults } = watch(page)
  await openHydrated(page, '/service-points?lang=en')
  await expect(page.getByText('Please search nearby area to view service points')).toBeVisible()
  const searched = page.waitForRequest(/\/search-dealers\?/)
  await page.getByLabel('Address or postcode').focus()
  await page.keyboard.type('00510')
  await page.keyboard.press('Enter')
  const { searchParams } = new URL((await searched).url())
  expect(Object.fromEntries(searchParams)).toMatchObject({
    locale_id: '1',
    search_radius: '100',
    sort: '0',
    vehicle_type: '1',
  })
  expect(searchParams.get('latitude')).toMatch(/^60\.\d{8}$/)
  await expect(status(page)).toContainText(/\d+\sservice points within 100\skm/)
  const first = results(page).first()
  await expect(first).toContainText(/\d+[.]\d{2}\skm/)
  await first.getByRole('button', { name: 'Opening hours' }).press('Enter')
  await expect(first.getByRole('dialog', { name: 'Opening hours' })).toContainText(/Monday.*Sunday\s*Closed/s)
  await page.keyboard.press('Escape')
  const types = page.waitForRequest(/\/filter\/vehicle-types\?ServicePoint=/)
  await first.getByRole('button', { name: /^Select / }).press('Enter')
  await types
  await expect(first.getByRole('button', { name: 'Selected' })).toHaveAttribute('aria-pressed', 'true')
  expect(await stored(page, 'SearchedSelectedServicePoint')).toContain('"slug"')
  expect(await accessibilityFaults(page)).toEqual([])
  await first.getByRole('link', { name: 'Search Tyres' }).press('Enter')
  await expect(page).toHaveURL(/\/tyres\?ServicePoint=[a-z0-9-]+$/)
  expect(faults).toEqual([])
})

test('another language selects none and searches again', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/service-points?lang=en&address=00510')
  await results(page)
    .first()
    .getByRole('button', { name: /^Select / })
    .click()
  await expect.poll(() => stored(page, 'GoogleSelectedPlace')).toContain('00510')
  const again = page.waitForRequest(/\/search-dealers\?.*locale_id=2/)
  await openHydrated(page, '/service-points?lang=fi')
  await again
  await expect(status(page)).toContainText('asennuspistettä')
  await expect(page.getByRole('button', { name: 'Valittu' })).toHaveCount(0)
  expect(await stored(page, 'SearchedSelectedServicePoint')).toBeNull()
})

test('the times of a point are listed by date', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/service-points?address=00510')
  const online = results(page).filter({ hasText: 'Varattavissa verkossa' }).first()
  await online.getByRole('link', { name: 'Vapaat ajat' }).click()
  const popup = online.getByRole('dialog', { name: /^Varaa asennusaika/ })
  await popup.locator('td:not([aria-disabled]) [role=button]').first().click()
  await expect(popup).toContainText(/(ma|ti|ke|to|pe|la) \d+\.\d+\./)
  await expect(popup.getByRole('radio').first()).toBeVisible()
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the page searches on the server', async ({ page }) => {
    await page.goto('/service-points?lang=fi')
    await page.getByLabel('Osoite tai postinumero').fill('33100 Tampere')
    await page.getByLabel('Etäisyys').selectOption('20')
    await page.getByRole('button', { name: 'Näytä asennuspisteet' }).click()
    await expect(page).toHaveURL(/\/service-points\?address=33100\+Tampere&lang=fi&search_radius=20$/)
    await expect(status(page)).toContainText('20\u00a0km:n säteellä')
    await expect(results(page).first().getByRole('link', { name: 'Hae renkaita' })).toBeVisible()
  })
})

test('the page of a point tells what it does, when it is open and where it is', { tag: '@all' }, async ({
  page,
}) => {
  const { faults } = watch(page)
  await openHydrated(page, '/service-points?lang=fi&address=00510')
  const link = results(page).first().getByRole('heading').getByRole('link')
  const name = (await link.innerText()).replaceAll('\u00ad', '')
  await link.click()
  await expect(page).toHaveURL(/\/asennuspiste\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('maanantai')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Yhteystiedot' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  const business = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(business ?? '')).toMatchObject({ '@type': 'AutoRepair', name })
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /\/service-point\/[a-z0-9-]+$/)
  expect(faults).toEqual([])
})

test('a point picked in the list filters it, and the same again does not', { tag: '@all' }, async ({
  page,
}) => {
  const { faults } = watch(page)
  await openHydrated(page, '/tyres/car-suv-4x4')
  await page.getByLabel('Postcode or town').fill('00510')
  await page.getByLabel('Postcode or town').press('Enter')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a service point' })
  await picker.getByRole('button', { name: 'Show service points' }).click()
  const types = page.waitForRequest(/\/filter\/vehicle-types\?ServicePoint=/)
  await picker
    .getByRole('button', { name: /^Select / })
    .first()
    .click()
  await types
  await expect(page).toHaveURL(/ServicePoint=[a-z0-9-]+/)
  expect(await stored(page, 'SearchedSelectedServicePoint')).toContain('"slug"')
  await picker.getByRole('button', { name: 'Selected' }).click()
  await expect(page).not.toHaveURL(/ServicePoint=/)
  expect(await stored(page, 'SearchedSelectedServicePoint')).toBeNull()
  expect(faults).toEqual([])
})
