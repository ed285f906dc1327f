import { expect, test } from 'vitest'
import { whyNotPayable } from './why-not-payable.ts'

const order = { isPaid: false, isClosed: false, isAgreed: true, isComplete: true, totalCents: 48_900 }

test('a complete order that says what its cart says can be paid', () => {
  expect(whyNotPayable(order)).toBeNull()
})

test.each([
  ['is paid already, whatever else', { isPaid: true, isClosed: true, isComplete: false }, 'order-paid'],
  ['has been replaced by another', { isClosed: true }, 'cart-changed'],
  ['says something else than its cart', { isAgreed: false }, 'cart-changed'],
  ['lacks details or accepted terms', { isComplete: false }, 'order-not-complete'],
  ['costs nothing', { totalCents: 0 }, 'payment-refused'],
])('an order that %s cannot', (_, changed, reason) => {
  expect(whyNotPayable({ ...order, ...changed })).toBe(reason)
})
