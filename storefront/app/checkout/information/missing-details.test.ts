import { readCheckout } from '@pito/contracts/values/read-checkout'
import { expect, test } from 'vitest'
import { missingDetails } from './use-checkout-form.ts'

const filled = {
  'billing_details.first_name': 'Aino',
  'billing_details.last_name': 'Virtanen',
  'billing_details.contact_number': '1',
  'billing_details.email': 'a',
  'billing_details.address_line_1': 'Katu 1',
  'billing_details.zipcode': '1',
  'billing_details.city': 'Helsinki',
}

test('what is required is there, right or not', () => {
  expect(missingDetails(readCheckout(filled))).toEqual([])
})

test.each([...Object.keys(filled), 'billing_details.country_id'])(
  'without %s that field is missing',
  (field) => {
    expect(missingDetails(readCheckout({ ...filled, [field]: ' ' }))).toEqual([field.split('.')[1]])
  },
)

test('a company gives its name and number too', () => {
  const company = { ...filled, is_business_customer: '1', 'billing_details.company_name': 'Kuljetus Oy' }
  expect(missingDetails(readCheckout(company))).toEqual(['company_vat_number'])
  expect(missingDetails(readCheckout({ ...company, 'billing_details.company_vat_number': '1' }))).toEqual([])
})
