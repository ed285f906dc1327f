import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { openHydrated } from './harness/hydrated.ts'
import { watch } from './harness/watch.ts'

type Page = import('@playwright/test').Page

const results = (page: Page) => page.getByRole('main').getByRole('article')
const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/**
 * Holds back the script that shows the list of places. The promise resolves when the page requests the script, to a
 * function that lets the request through.
 */
const holdListOfPlaces = (page: Page) =>
  new Promise<() => void>((resolve) => {
    void page.route(/\/place-box-[^/]*\.js$/, (route) => resolve(() => void route.continue()))
  })

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
  await expect(first).toContainText(/\d+,\d{2}\skm/)
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

test('what is selected in the field stays selected when its list of places comes', async ({ page }) => {
  const script = holdListOfPlaces(page)
  await openHydrated(page, '/service-points?lang=en&address=00510')
  const field = page.getByLabel('Address or postcode')
  await field.focus()
  await field.selectText()
  const release = await script
  release()
  await expect(field).toHaveRole('combobox')
  await page.keyboard.insertText('33100')
  await expect(field).toHaveValue('33100')
})

test('who has left the field is not taken back to it when its list of places comes', async ({ page }) => {
  const script = holdListOfPlaces(page)
  await openHydrated(page, '/service-points?lang=en')
  const field = page.getByLabel('Address or postcode')
  await field.focus()
  await page.keyboard.type('00510')
  const release = await script
  await page.getByLabel('Distance').focus()
  release()
  await expect(field).toHaveRole('combobox')
  await expect(page.getByLabel('Distance')).toBeFocused()
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('letters that are typed while the list of places comes keep their order', async ({ page }) => {
  const script = holdListOfPlaces(page)
  await openHydrated(page, '/service-points?lang=en')
  const field = page.getByLabel('Address or postcode')
  await field.focus()
  const release = await script
  const typed = Array.from({ length: 100 }, (_, at) => String(at % 10)).join('')
  // Each letter is typed without waiting for the page to render the letter before.
  const typing = page.evaluate(async (letters) => {
    for (const letter of letters) {
      document.execCommand('insertText', false, letter)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }, typed)
  release()
  await typing
  await expect(field).toHaveRole('combobox')
  await expect(field).toHaveValue(typed)
})

test('places that come after the search was sent do not lie over what it found', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  // The route is set up before the page opens, because a request sent just when routing begins may bypass the route.
  await page.route(/\/api\/v1\/places\?search=00510$/, async (route) => {
    await released
    await route.continue()
  })
  await openHydrated(page, '/service-points?lang=en')
  const field = page.getByLabel('Address or postcode')
  await field.focus()
  await expect(field).toHaveRole('combobox')
  const requested = page.waitForRequest(/\/api\/v1\/places\?search=00510$/)
  const offered = page.waitForResponse(/\/api\/v1\/places\?search=00510$/)
  await page.keyboard.insertText('00510')
  await requested
  const searched = page.waitForResponse(/\/search-dealers\?/)
  await page.keyboard.press('Enter')
  await searched
  release()
  await offered
  await expect(status(page)).toContainText('service points within 100')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('what is selected comes first, the same again selects no more, and clearing resets', async ({
  page,
}) => {
  await openHydrated(page, '/service-points?lang=en&address=00510&search_radius=20')
  const chosen = results(page).nth(2)
  const name = await chosen.getByRole('heading').getByRole('link').innerText()
  await chosen.getByRole('button', { name: /^Select / }).click()
  await expect(results(page).first()).toContainText(name)
  await page.getByLabel('Distance').selectOption('50')
  await expect(status(page)).toContainText('within 50')
  expect(await stored(page, 'DefaultKilometer')).toBe('50')
  await expect(results(page).first()).toContainText(name)
  await results(page).first().getByRole('button', { name: 'Selected' }).click()
  expect(await stored(page, 'SearchedSelectedServicePoint')).toBeNull()
  await page.getByLabel('Vehicle type').selectOption('3')
  expect(await stored(page, 'Default_V_T')).toBe('3')
  await page.getByLabel('Address or postcode').fill('')
  await expect(page.getByText('Please search nearby area to view service points')).toBeVisible()
  await expect(page.getByLabel('Distance')).toHaveValue('100')
  await expect(page.getByLabel('Vehicle type')).toHaveValue('1')
  expect(await stored(page, 'GoogleAddress')).toBeNull()
  expect(await stored(page, 'GoogleSelectedPlace')).toBeNull()
})

test('another language selects none and searches again', async ({ page }) => {
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

test('where nothing is near, customer service is named', async ({ page }) => {
  await openHydrated(page, '/service-points?lang=en&address=99980&search_radius=10')
  await expect(status(page)).toContainText(
    /^It seems there is no service point available for the selected location\. Kindly contact us on Chat or customer service [\d ]+ for further assistance\.$/,
  )
  await page.getByLabel('Address or postcode').fill('Tallinn')
  await page.getByRole('button', { name: 'Show service points' }).click()
  await expect(page.getByText('We did not find this place in Finland.')).toBeVisible()
})

test('the times of a point are listed by date', async ({ page }) => {
  await openHydrated(page, '/service-points?address=00510')
  const online = results(page).filter({ hasText: 'Varattavissa verkossa' }).first()
  await online.getByRole('link', { name: 'Vapaat ajat' }).click()
  const popup = online.getByRole('dialog', { name: /^Varaa asennusaika/ })
  await popup.locator('td:not([aria-disabled]) [role=button]').first().click()
  await expect(popup).toContainText(/(ma|ti|ke|to|pe|la) \d+\.\d+\./)
  await expect(popup.getByRole('radio').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page searches on the server', async ({ page }) => {
    await page.goto('/service-points?lang=fi')
    await page.getByLabel('Osoite tai postinumero').fill('33100 Tampere')
    await page.getByLabel('Etäisyys').selectOption('20')
    await page.getByRole('button', { name: 'Näytä asennuspisteet' }).click()
    await expect(page).toHaveURL(/\/service-points\?address=33100\+Tampere&vehicle_type=1&search_radius=20$/)
    await expect(status(page)).toContainText('20\u00a0km:n säteellä')
    await expect(results(page).first().getByRole('link', { name: 'Hae renkaita' })).toBeVisible()
  })
})

test('the page of a point tells what it does, when it is open and where it is', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Service point', exact: true }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a service point' })
  const place = picker.getByLabel('Address or postcode')
  await place.fill('00510')
  // Leaving the field closes the list of places.
  await place.press('Tab')
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
