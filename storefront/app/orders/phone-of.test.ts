import { expect, test } from 'vitest'
import { phoneOf } from './order-delivery.tsx'

test.each([
  ['040 123 4567', '+358 40 123 4567'],
  ['40 123 4567', '+358 40 123 4567'],
  ['+358 40 123 4567', '+358 40 123 4567'],
  ['00358 40 123 4567', '00358 40 123 4567'],
])('%s is shown as %s', (contact_number, shown) => {
  expect(phoneOf({ country_code: '358', contact_number })).toBe(shown)
})
