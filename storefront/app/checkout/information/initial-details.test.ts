import type { Account } from '@pito/contracts/profile'
import { expect, test } from 'vitest'
import { initialDetails } from './initial-details.ts'

const home = {
  address_type: 0,
  address_line_1: 'Fleminginkatu 9',
  address_line_2: null,
  zipcode: '00530',
  city: 'Helsinki',
  country_id: 73,
  company_name: null,
  company_vat_number: null,
} as const
const accountWith = (addresses: object): Account =>
  ({
    userDetails: {
      salutation: 'mrs',
      first_name: 'Aino',
      last_name: 'Virtanen',
      email: 'aino@example.fi',
      country_code: '358',
      contact_number: '0401234567',
      is_company_user: '0',
    },
    userAddress: { billing: home, shipping: null, same_as_shipping: false, ...addresses },
  }) as unknown as Account
const delivered = { with_service: false, shipping_address_type: 'billing' } as const
const fitted = { with_service: true, shipping_address_type: 'billing' } as const

const inFinland = { 'billing_details.country_id': '73', 'shipping_details.country_id': '73' }

test('a guest begins with an empty form in Finland, delivered to the billing address', () => {
  expect(initialDetails({}, null, delivered)).toEqual({
    ...inFinland,
    'billing_details.salutation': 'mr',
    'shipping_details.ship_to': 'billing',
  })
})

test('a profile fills in name, e-mail, phone and billing address', () => {
  expect(initialDetails({}, accountWith({ same_as_shipping: true }), delivered)).toMatchObject({
    'billing_details.first_name': 'Aino',
    'billing_details.email': 'aino@example.fi',
    'billing_details.city': 'Helsinki',
    'shipping_details.ship_to': 'billing',
  })
})

test('a delivery address of its own is filled in and chosen', () => {
  const account = accountWith({ shipping: { ...home, city: 'Tampere' } })
  expect(initialDetails({}, account, delivered)).toMatchObject({
    'shipping_details.city': 'Tampere',
    'shipping_details.ship_to': 'different',
  })
})

test('what was typed before comes first, and with it the choice of delivery', () => {
  const draft = { 'billing_details.first_name': 'Maija', 'shipping_details.ship_to': 'different' }
  expect(initialDetails(draft, accountWith({}), delivered)).toEqual({ ...inFinland, ...draft })
  const withoutCountry = { ...draft, 'billing_details.country_id': '' }
  expect(initialDetails(withoutCountry, null, delivered)).toMatchObject(withoutCountry)
})

test('what is fitted goes to the service point, and what is not fitted any longer does not', () => {
  const to = (draft: object, cart: typeof fitted | typeof delivered) =>
    initialDetails(draft, null, cart)['shipping_details.ship_to']
  expect(to({ 'shipping_details.ship_to': 'different' }, fitted)).toBe('servicepoint')
  expect(to({ 'shipping_details.ship_to': 'servicepoint' }, delivered)).toBe('billing')
})

const company = accountWith({ same_as_shipping: true })
const companyAccount = {
  ...company,
  userDetails: {
    ...company.userDetails,
    ...{ is_company_user: '1', company_name: 'Kuljetus Oy', company_vat_number: '1234567-1' },
  },
} as Account
const filledIn = {
  'shipping_details.company_name': 'Kuljetus Oy',
  'shipping_details.company_vat_number': '1234567-1',
}

test('a company finds its name and business ID filled in for another address, from its profile and its draft', () => {
  expect(initialDetails({}, companyAccount, delivered)).toMatchObject(filledIn)
  const draft = {
    ...{ is_business_customer: '1', 'shipping_details.company_name': '' },
    ...{ 'billing_details.company_name': 'Kuljetus Oy', 'billing_details.company_vat_number': '1234567-1' },
  }
  expect(initialDetails(draft, null, delivered)).toMatchObject(filledIn)
})

test('a company that has emptied its name for another address finds it empty, and a person has none', () => {
  const emptied = {
    ...{ is_business_customer: '1', 'billing_details.company_name': 'Kuljetus Oy' },
    ...{ 'shipping_details.ship_to': 'different', 'shipping_details.company_name': '' },
  }
  expect(initialDetails(emptied, null, delivered)).toMatchObject({ 'shipping_details.company_name': '' })
  const person = initialDetails({ 'billing_details.company_name': 'Kuljetus Oy' }, null, delivered)
  expect(person).not.toHaveProperty(['shipping_details.company_name'])
})
