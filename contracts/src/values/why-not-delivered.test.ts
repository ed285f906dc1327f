import { expect, test } from 'vitest'
import { whyNotDelivered } from './why-not-delivered.ts'

test('the shop delivers within Finland, but not to Åland', () => {
  expect(whyNotDelivered({ zipcode: '33100', country_id: 73 })).toBeNull()
  expect(whyNotDelivered({ zipcode: '22100', country_id: 73 })).toMatchObject({ field: 'zipcode' })
  expect(whyNotDelivered({ zipcode: '22100', country_id: 205 })).toMatchObject({ field: 'country_id' })
})
