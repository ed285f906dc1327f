import { readCheckout } from '@pito/contracts/values/read-checkout'
import { expect, test } from 'vitest'
import { payloadOf } from './user-info.tsx'

const order = '0b5f0d0e-6a0d-4c39-8d1f-7a6a0f4f5a10'
const typed = {
  ...{ 'billing_details.first_name': 'Aino', 'billing_details.last_name': 'Virtanen' },
  ...{ 'billing_details.email': 'aino@example.fi', 'billing_details.contact_number': '040 123 4567' },
  ...{ 'billing_details.address_line_1': 'Hämeenkatu 1', 'billing_details.zipcode': '33100' },
  ...{ 'billing_details.city': 'Tampere', 'shipping_details.ship_to': 'billing' },
}
const buyer = { first_name: 'Aino', last_name: 'Virtanen', contact_number: '040 123 4567' }
const eino = {
  ...{ 'shipping_details.first_name': 'Eino', 'shipping_details.last_name': 'Laine' },
  ...{ 'shipping_details.ship_to': 'different', 'shipping_details.city': 'Kittilä' },
}
const shippingOf = (changed: object, dealerId?: number) =>
  payloadOf(readCheckout({ ...typed, ...changed }), order, dealerId).shipping_details

test('the shipping details name the order and the buyer with the e-mail address', () => {
  const always = { address_type: 'shipping', order_id: order, email: 'aino@example.fi' }
  expect(shippingOf({})).toMatchObject({ ...always, ...buyer, ship_to: 'billing', city: 'Tampere' })
  expect(shippingOf({}, 17)).toMatchObject({ ...always, ...buyer, ship_to: 'servicepoint', dealer_id: 17 })
  const different = { 'shipping_details.ship_to': 'different', 'shipping_details.city': 'Kittilä' }
  expect(shippingOf(different)).toMatchObject({ ...always, ...buyer, ship_to: 'different', city: 'Kittilä' })
})

test('another recipient is named in the place of the buyer, with the number of the buyer unless there is another', () => {
  const named = { first_name: 'Eino', last_name: 'Laine' }
  expect(shippingOf(eino)).toMatchObject({ ...named, contact_number: '040 123 4567' })
  expect(shippingOf({ ...eino, 'shipping_details.contact_number': '050 765 4321' })).toMatchObject({
    ...named,
    contact_number: '050 765 4321',
  })
})
