import { getVehicleTypes } from '@pito/contracts/catalogue'
import { searchDealers } from '@pito/contracts/dealers'
import { getPlaceAt, searchPlaces } from '@pito/contracts/places'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { foundDealer } from '../../../testing/dealer.ts'
import { tampere } from '../../../testing/place.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { storePlace } from '../places/place-memory.ts'
import { PlaceBarOfVisitor } from './place-bar-of-visitor.tsx'

const postcode = {
  ...tampere,
  id: 'postcode-33100',
  kind: 'postcode',
  label: '33100 Tampere, Keskus',
} as const
const field = page.getByLabelText('Postcode or town')
const change = page.getByRole('button', { name: 'Change' })
const bar = () => document.querySelector('.placebar > :first-child') as HTMLElement

async function submit(text: string) {
  await field.fill(text)
  await userEvent.keyboard('{Enter}')
}

test('a postcode is stored, named without its part of the town, and leaves the focus at the bar', async () => {
  stubApi().on(searchPlaces, () => [postcode])
  await renderInShop(<PlaceBarOfVisitor />)
  await submit('33100')
  await expect.element(page.getByText('Fitting near: 33100 Tampere', { exact: true })).toBeVisible()
  await expect.element(change).toHaveFocus()
  expect(localStorage.getItem('GoogleAddress')).toBe(postcode.label)
  expect(await accessibilityFaults()).toEqual([])
})

test('an empty field and a place outside Finland are refused at the field', async () => {
  stubApi().on(searchPlaces, () => [])
  await renderInShop(<PlaceBarOfVisitor />)
  await submit('')
  await expect.element(field).toHaveAccessibleDescription('Address is required.')
  await submit('Tallinn')
  await expect
    .element(field)
    .toHaveAccessibleDescription('We did not find this place in Finland. Try a postcode or a town.')
  await expect.element(field).toHaveFocus()
  expect(localStorage.getItem('GoogleSelectedPlace')).toBeNull()
})

test('when places cannot be loaded, the bar says so and the page stays, and another try finds the place', async () => {
  const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  let fails = true
  stubApi().on(searchPlaces, () => (fails ? Promise.reject(new TypeError('Failed to fetch')) : [postcode]))
  await renderInShop(<PlaceBarOfVisitor />)
  await field.click()
  await expect.element(field).toHaveRole('combobox')
  await field.fill('33100')
  await expect.element(page.getByText(/^Suggestions of places could not be loaded/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription(/^Places cannot be searched at the moment/)
  await expect.element(field).toHaveFocus()
  fails = false
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Fitting near: 33100 Tampere', { exact: true })).toBeVisible()
  expect(submitted).not.toHaveBeenCalled()
})

const failing = (code: number) => (_found: unknown, fail?: PositionErrorCallback | null) =>
  fail?.({ code } as GeolocationPositionError)
const inStockholm: Geolocation['getCurrentPosition'] = (found) =>
  found({ coords: { latitude: 59.3293, longitude: 18.0686 } } as GeolocationPosition)

test.each([
  [
    'en_GB',
    'Near me',
    'without permission',
    failing(1),
    'The browser has no permission to use your location.',
  ],
  [
    'en_GB',
    'Near me',
    'after ten seconds',
    failing(3),
    'Your location could not be found within 10 seconds.',
  ],
  ['en_GB', 'Near me', 'in Stockholm', inStockholm, 'You do not seem to be in Finland.'],
  ['fi_FI', 'Lähellä minua', 'without permission', failing(1), 'Selain ei saanut lupaa käyttää sijaintiasi.'],
  ['fi_FI', 'Lähellä minua', 'after ten seconds', failing(3), 'Sijaintiasi ei saatu selville 10 sekunnissa.'],
  ['fi_FI', 'Lähellä minua', 'in Stockholm', inStockholm, 'Sijaintisi ei näytä olevan Suomessa.'],
] as const)(
  'in %s the button "%s" says %s why there is no place',
  async (locale, name, _case, position, why) => {
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(position)
    stubApi()
      .on(searchPlaces, () => [])
      .on(getPlaceAt, () => refusal(404, { code: 'not-found', message: 'No place was found.' }))
    await renderInShop(<PlaceBarOfVisitor />, { locale })
    await page.getByRole('button', { name }).click()
    await expect.poll(() => document.querySelector('.field__error')?.textContent).toContain(why)
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('address')
    await userEvent.keyboard('3')
    await expect.poll(() => document.querySelector('.field__error')).toBeNull()
  },
)

test('a browser without geolocation says so', async () => {
  stubApi().on(searchPlaces, () => [])
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(undefined as unknown as Geolocation)
  await renderInShop(<PlaceBarOfVisitor />)
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect.element(field).toHaveAccessibleDescription(/^This browser cannot tell your location\./)
})

test('a page asks for no position by itself', async () => {
  const ask = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
  await renderInShop(<PlaceBarOfVisitor />)
  await expect.element(page.getByRole('button', { name: 'Near me' })).toBeVisible()
  expect(ask).not.toHaveBeenCalled()
})

test('a service point that is selected in the dialog is named in the bar until it is deselected', async () => {
  stubApi()
    .on(searchDealers, foundDealer)
    .on(getVehicleTypes, () => [])
  storePlace(postcode)
  await renderInShop(<PlaceBarOfVisitor />)
  await change.click()
  const picker = page.getByRole('dialog', { name: 'Choose a service point' })
  await picker.getByRole('button', { name: 'Select Pitorengas' }).click()
  await expect.element(page.getByText('Service point: Pitorengas')).toBeInTheDocument()
  await picker.getByRole('button', { name: 'Selected' }).click()
  await expect.element(page.getByText('Service point: Pitorengas')).not.toBeInTheDocument()
})

test('a stored service point without a name is ignored', async () => {
  localStorage.setItem('SearchedSelectedServicePoint', JSON.stringify({ id: 7, slug: 'a' }))
  storePlace(postcode)
  await renderInShop(<PlaceBarOfVisitor />)
  await expect.element(page.getByText('Fitting near: 33100 Tampere', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Service point/)).not.toBeInTheDocument()
})

test('a place that is cleared in the dialog is asked for again in the bar', async () => {
  stubApi()
    .on(searchPlaces, () => [postcode])
    .on(searchDealers, foundDealer)
  storePlace(postcode)
  await renderInShop(<PlaceBarOfVisitor />)
  await change.click()
  const picker = page.getByRole('dialog', { name: 'Choose a service point' })
  await picker.getByLabelText('Address or postcode').fill('')
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveFocus()
})

test.each([360, 390, 1280])(
  'at %i px the bar is at most 56 px high, with a place or without',
  async (width) => {
    await page.viewport(width, 800)
    await renderInShop(<PlaceBarOfVisitor />, { locale: 'fi_FI' })
    expect(bar().offsetHeight).toBeLessThanOrEqual(56)
    storePlace({ ...postcode, label: '99800 Inari, Ivalo - Törmänen - Nellim' })
    localStorage.setItem(
      'SearchedSelectedServicePoint',
      JSON.stringify({ id: 7, slug: 'a', company_name: 'Rengas- ja autohuolto Virtanen ja pojat, Hervanta' }),
    )
    dispatchEvent(new StorageEvent('storage'))
    await expect.element(page.getByText(/^Asennuspiste: Rengas/)).toBeVisible()
    expect(bar().offsetHeight).toBeLessThanOrEqual(56)
  },
)

test('the form that is sent without scripts keeps the language', async () => {
  for (const [locale, lang] of [
    ['fi_FI', 'fi'],
    ['en_GB', 'en'],
  ] as const) {
    const { unmount } = await renderInShop(<PlaceBarOfVisitor />, { locale })
    await expect.element(page.getByRole('textbox')).toBeVisible()
    const form = document.querySelector<HTMLFormElement>('.placebar__form')
    expect(new FormData(form as HTMLFormElement).get('lang')).toBe(lang)
    await unmount()
  }
})
