import { expect, test } from 'vitest'
import { isActing } from './is-acting.ts'

test.each([
  ['a member of staff who acts as a customer', 'session=1; acting=1700000000', true],
  ['a member of staff whose session as a customer is over', 'acting=1700000000', false],
  ['a customer', 'session=1', false],
  ['a guest', '', false],
])('%s is told apart by the cookies', (_, cookies, acts) => {
  expect(isActing(cookies)).toBe(acts)
})
