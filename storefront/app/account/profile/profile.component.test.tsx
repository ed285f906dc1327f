import { saveAccount } from '@pito/contracts/profile'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderRoute } from '../../../testing/render-in-shop.tsx'
import { accountRouteId } from '../account-store.ts'
import * as profile from './profile.tsx'

const main = page.getByRole('main')
const billing = page.getByRole('group', { name: /^Billing address/ })
const delivery = page.getByRole('group', { name: /^Delivery address/ })
const same = page.getByLabelText(/^The delivery address is the same/)
const save = page.getByRole('button', { name: 'Save' })

const countries = [
  { id: 73, name: 'Finland', iso2: 'FI', dial_code: '358' },
  { id: 205, name: 'Sweden', iso2: 'SE', dial_code: '46' },
]

const maija = {
  email: 'maija@example.fi',
  salutation: 'mr',
  first_name: 'Maija',
  last_name: 'Meikäläinen',
  country_code: '358',
  contact_number: '050123123',
  is_company_user: '0',
}

function renderProfile() {
  const account = {
    userDetails: maija,
    userAddress: { billing: null, shipping: null, same_as_shipping: false },
  }
  const loaded = { account, countries }
  return renderRoute(profile, {
    address: '/profile',
    route: { path: '/profile', id: accountRouteId },
    loaded,
    loaderData: { [accountRouteId]: loaded },
  })
}

async function fillAddress(group: typeof billing, city: string) {
  await group.getByLabelText(/^Street/).fill('Rengastie 1')
  await group.getByLabelText('Postcode').fill('00100')
  await group.getByLabelText('City').fill(city)
}

test('while both are the same the delivery address follows, and what stood there comes back', async () => {
  await renderProfile()
  const city = delivery.getByLabelText('City')
  const country = delivery.getByLabelText('Country')
  await same.click()
  await city.fill('Tampere')
  await same.click()
  await userEvent.type(billing.getByLabelText('City'), 'Oulu')
  await billing.getByLabelText('Country').selectOptions('Sweden')
  await expect.element(city).toHaveValue('Oulu')
  await expect.element(city).toHaveAttribute('readonly')
  await expect.element(country).toBeDisabled()
  await expect.element(country).toHaveDisplayValue('Sweden')
  await same.click()
  await expect.element(city).toHaveValue('Tampere')
  await expect.element(city).not.toHaveAttribute('readonly')
})

test('a delivery address in Åland is refused, and a billing address there says that nothing is delivered to it', async () => {
  await renderProfile()
  await fillAddress(billing, 'Helsinki')
  await same.click()
  await fillAddress(delivery, 'Maarianhamina')
  await delivery.getByLabelText('Postcode').fill('22100')
  await save.click()
  const sentence = 'We do not deliver to Åland yet'
  await expect
    .element(delivery.getByLabelText('Postcode'))
    .toHaveAccessibleDescription(expect.stringContaining(sentence))
  await same.click()
  await billing.getByLabelText('Postcode').fill('22100')
  await expect.element(delivery.getByRole('status')).toMatchTextContent(sentence)
})

test('each field says what is wrong with it, and the first of them has the focus', async () => {
  await renderProfile()
  await page.getByRole('radio', { name: 'Company' }).click()
  await page.getByLabelText('First name').fill('')
  await page.getByLabelText('Last name').fill('x'.repeat(51))
  await page.getByLabelText('Contact number').fill('')
  await expect.element(page.getByPlaceholder('Enter number as 050123123')).toBeVisible()
  await page.getByLabelText('Contact number').fill('123')
  await billing.getByLabelText('Postcode').fill('123')
  await save.click()
  await expect.element(page.getByLabelText('Company name')).toHaveFocus()
  for (const [field, sentence] of [
    [page.getByLabelText('Company name'), 'Company Name is required.'],
    [page.getByLabelText('First name'), 'First Name is required.'],
    [page.getByLabelText('Last name'), "You can't use more than 50 characters"],
    [
      page.getByLabelText('Contact number'),
      'Contact Number must contains 7 to 12 digits. It allows +,-,(,) and space',
    ],
    [billing.getByLabelText(/^Street/), 'Address is required.'],
    [billing.getByLabelText('City'), 'City is required.'],
    [billing.getByLabelText('Postcode'), 'Zipcode allow only 5 character.'],
  ] as const)
    await expect.element(field).toHaveAccessibleDescription(sentence)
})

test('when the second request fails the page says what was saved, and saving again repeats both', async () => {
  const addresses: unknown[] = []
  const stub = stubApi().on(saveAccount, ({ address_type, city }) => {
    addresses.push([address_type, city])
    return address_type === 1 ? Promise.reject(new TypeError('Failed to fetch')) : {}
  })
  await renderProfile()
  await fillAddress(billing, 'Helsinki')
  await same.click()
  await fillAddress(delivery, 'Tampere')
  await save.click()
  await expect
    .element(main.getByRole('alert'))
    .toMatchTextContent('Your details and the billing address were saved, but the delivery address was not.')
  await expect.element(delivery.getByLabelText('City')).toHaveValue('Tampere')
  stub.on(saveAccount, ({ address_type, city }) => {
    addresses.push([address_type, city])
    return {}
  })
  await save.click()
  await expect.element(main.getByText('Profile update Successfully')).toBeVisible()
  const both = [
    [0, 'Helsinki'],
    [1, 'Tampere'],
  ]
  expect(addresses).toEqual([...both, ...both])
})
