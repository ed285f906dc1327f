import { expect, test } from 'vitest'
import type { PaymentFacts } from './payment-state.ts'
import { paymentState, whyNotDropped } from './payment-state.ts'

const now = new Date('2026-11-25T12:00:00Z')
const soon = new Date('2026-11-25T12:00:01Z')

const inCart: PaymentFacts = {
  status: 'unpaid',
  isClosed: false,
  hasAttempts: false,
  isChecked: false,
  isInCart: true,
  reservedUntil: null,
}
const reserved: PaymentFacts = { ...inCart, hasAttempts: true, reservedUntil: soon }

test.each<[string, PaymentFacts, string]>([
  ['has never been paid for and is in the cart', inCart, 'waiting'],
  ['has never been paid for and whose cart is empty', { ...inCart, isInCart: false }, 'ended'],
  ['is reserved for its payment', reserved, 'waiting'],
  ['is reserved while the buyer has emptied the cart', { ...reserved, isInCart: false }, 'waiting'],
  ['was reserved until this moment', { ...reserved, reservedUntil: now }, 'ended'],
  ['lost its reservation although it is in the cart', { ...reserved, reservedUntil: null }, 'ended'],
  ['the provider has not decided about', { ...reserved, isChecked: true }, 'checking'],
  [
    'the provider has not decided about after its reservation',
    { ...reserved, isChecked: true, reservedUntil: now },
    'checking',
  ],
  ['was dropped or replaced', { ...reserved, isClosed: true, reservedUntil: null }, 'ended'],
  ['is paid', { ...reserved, status: 'paid', isClosed: true, reservedUntil: null }, 'paid'],
])('an order that %s', (_, facts, state) => {
  expect(paymentState(facts, now)).toBe(state)
  expect(whyNotDropped(facts, now)).toBe(state === 'waiting' ? null : 'order-not-droppable')
})
