import { readCheckout } from '@pito/contracts/values/read-checkout'
import { expect, test } from 'vitest'
import { isFilled } from './is-filled.ts'

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
  expect(isFilled(readCheckout(filled))).toBe(true)
})

test.each([...Object.keys(filled), 'billing_details.country_id'])(
  'without %s the form is not filled',
  (field) => {
    expect(isFilled(readCheckout({ ...filled, [field]: ' ' }))).toBe(false)
  },
)

test('a company gives its name and number too', () => {
  const company = { ...filled, is_business_customer: '1', 'billing_details.company_name': 'Kuljetus Oy' }
  expect(isFilled(readCheckout(company))).toBe(false)
  expect(isFilled(readCheckout({ ...company, 'billing_details.company_vat_number': '1' }))).toBe(true)
})
