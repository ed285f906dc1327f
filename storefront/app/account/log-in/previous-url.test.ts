import { expect, test } from 'vitest'
import { previousUrlOf } from './leave-after-login.ts'

test.each([
  ['a product is remembered', '/tyres/car/x/9', '/tyres/car/x/9'],
  ['a list with its filters', '/tyres?width=205&brand=Nokian', '/tyres?width=205&brand=Nokian'],
  ['a licence plate is not', '/tyres?licenceplate=ABC-123&width=205', '/tyres?width=205'],
  ['the page of a reset link is home', '/password/reset/abc', '/'],
  ['the page of an activation link is home', '/account/activate/abc', '/'],
  ['the register page leaves the one before', '/register?redirect=/profile', null],
  ['the page for a reset link leaves the one before', '/resetpassword', null],
  ['another site is nothing', 'https://elsewhere.example/', null],
  ['nothing is nothing', null, null],
])('%s', (_name, openedFrom, remembered) => {
  expect(previousUrlOf(openedFrom)).toBe(remembered)
})
