import { expect, test } from 'vitest'
import { cartSide, mayHaveCart } from './cart-marks.ts'

test.each([
  ['', 'anonymous', false],
  ['locale=fi_FI', 'anonymous', false],
  ['locale=fi_FI; cart=1', 'anonymous', true],
  ['session=1; locale=fi_FI', 'customer', true],
  ['cart=1; session=1', 'customer', true],
  ['staff-session=1; mycart=1', 'anonymous', false],
  ['cart=; session=', 'anonymous', false],
] as const)('with the cookies %j the calls are the %s ones', (cookies, side, cart) => {
  expect(cartSide(cookies)).toBe(side)
  expect(mayHaveCart(cookies)).toBe(cart)
})
