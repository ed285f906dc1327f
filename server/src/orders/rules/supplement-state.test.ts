import { expect, test } from 'vitest'
import { supplementState, whyNotSupplementPaid } from './supplement-state.ts'

const noon = new Date('2026-11-25T12:00:00Z')

test.each([
  ['open until it is paid or closed', { paidAt: null, closedAt: null }, 'open'],
  ['paid, which closes it too', { paidAt: noon, closedAt: noon }, 'paid'],
  ['ended when it was closed without a payment', { paidAt: null, closedAt: noon }, 'ended'],
] as const)('a supplement is %s', (_, moments, state) => {
  expect(supplementState(moments)).toBe(state)
})

test.each([
  [{ isPaid: false, isClosed: false }, null],
  [{ isPaid: true, isClosed: true }, 'supplement-paid'],
  [{ isPaid: false, isClosed: true }, 'supplement-ended'],
] as const)('a supplement with %j is refused its payment with %s', (facts, code) => {
  expect(whyNotSupplementPaid(facts)).toBe(code)
})
