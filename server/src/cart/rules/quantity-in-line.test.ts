import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quantityAtLeast, quantityInLine, whyNotInCart, whyNotThatLine } from './quantity-in-line.ts'

test.each([
  ['four more of a product that is not in the cart', 0, { quantity: 4, sets: false }, 4],
  ['two more of a product of which there are four', 4, { quantity: 2, sets: false }, 6],
  ['none of a product: it goes', 4, { quantity: 0, sets: false }, 0],
  ['a row is set to three', 8, { quantity: 3, sets: true }, 3],
  ['a row is set to none: it goes', 8, { quantity: 0, sets: true }, 0],
])('%s', (_name, inCart, requested, quantity) => {
  expect(quantityInLine(inCart, requested)).toBe(quantity)
})

test.each([
  ['all of them', 0, 4, 20, 4],
  ['as many as there are', 0, 4, 3, 3],
  ['the rest of them', 1, 4, 20, 4],
  ['none, because the cart has more', 8, 4, 20, 8],
  ['none, because there are none', 2, 4, 0, 2],
])('filling up a line to four adds %s', (_name, inCart, wanted, most, quantity) => {
  expect(quantityAtLeast(inCart, wanted, most)).toBe(quantity)
})

test.each([
  ['as many as there are', 4, 4, null],
  ['one more than there are', 5, 4, 'not-enough-stock'],
  ['the last of a sold-out product', 1, 0, 'sold-out'],
  ['nothing of a sold-out product', 0, 0, null],
])('%s', (_name, quantity, most, reason) => {
  expect(whyNotInCart(quantity, most)).toBe(reason)
})

test('whatever is allowed is within the stock', () => {
  fc.assert(
    fc.property(fc.nat(1500), fc.nat(999), (quantity, most) => {
      expect(whyNotInCart(quantity, most) === null).toBe(quantity <= most)
    }),
  )
})

const found = { cartId: 'mine', lineId: 7 }
const adds = { quantity: 1, sets: false }
const removes = { quantity: 0, sets: false }

test.each([
  ['no cart or line is named', found, { cartId: null, lineId: null }, adds, null],
  ['one’s own are named', found, found, adds, null],
  ['another cart is named', found, { cartId: 'hers', lineId: null }, adds, 'not-found'],
  ['another line is named', found, { cartId: null, lineId: 8 }, adds, 'not-found'],
  ['a cart is named by who has none', { cartId: null, lineId: null }, found, adds, 'not-found'],
  ['a line is taken out', found, { cartId: null, lineId: null }, removes, null],
  [
    'what is not in the cart is taken out',
    { ...found, lineId: null },
    { cartId: null, lineId: null },
    removes,
    'not-found',
  ],
])('%s', (_name, there, requested, change, reason) => {
  expect(whyNotThatLine(there, requested, change)).toBe(reason)
})
