import { expect, test } from 'vitest'
import type { CartToCheckOut } from './why-not-checked-out.ts'
import { whyNotCheckedOut } from './why-not-checked-out.ts'

const cart: CartToCheckOut = {
  isOpen: true,
  lines: [{ quantity: 4, most: 10 }],
  fitting: true,
  hasAppointment: true,
  isServed: true,
  isForTheseTyres: true,
  isGuest: true,
  totalCents: 48_900,
}

test.each<[string, Partial<CartToCheckOut>, ReturnType<typeof whyNotCheckedOut>]>([
  ['tyres, a point and a time are an order', {}, null],
  ['an empty cart is none', { lines: [] }, 'cart-empty'],
  ['nothing is sold before the company is known', { isOpen: false }, 'sales-not-open'],
  ['what sold out meanwhile is said', { lines: [{ quantity: 4, most: 0 }] }, 'sold-out'],
  ['fewer in stock than in the cart is said', { lines: [{ quantity: 4, most: 3 }] }, 'not-enough-stock'],
  ['all that there is can be ordered', { lines: [{ quantity: 3, most: 3 }] }, null],
  ['fitting needs an appointment', { hasAppointment: false }, 'appointment-missing'],
  ['at a point that does all of it', { isServed: false }, 'appointment-missing'],
  ['for as many tyres as there are', { isForTheseTyres: false }, 'appointment-missing'],
  ['a guest orders 24 tyres', { lines: [{ quantity: 24, most: 99 }] }, null],
  ['25 tyres are too many for a guest', { lines: [{ quantity: 25, most: 99 }] }, 'guest-order-too-large'],
  ['a guest orders for 10,000 euros', { totalCents: 1_000_000 }, null],
  ['a cent more is too much for a guest', { totalCents: 1_000_001 }, 'guest-order-too-large'],
  ['a customer orders more', { isGuest: false, totalCents: 1_000_001 }, null],
  ['no payment takes a million', { isGuest: false, totalCents: 100_000_000 }, 'amount-too-large'],
  ['delivery needs none', { fitting: false, hasAppointment: false, isServed: false }, null],
])('%s', (_, changed, reason) => {
  expect(whyNotCheckedOut({ ...cart, ...changed })).toBe(reason)
})
