import { expect, test } from 'vitest'
import { fittingState, orderStage } from './order-stage.ts'

const paid = { progress: 'paid', isPacked: false, isSent: false, isWithdrawn: false } as const

test.each([
  ['paid', paid],
  ['packed', { ...paid, isPacked: true }],
  ['sent', { ...paid, isPacked: true, isSent: true }],
  ['delivered', { ...paid, progress: 'delivered', isSent: true }],
  ['withdrawn', { ...paid, isSent: true, isWithdrawn: true }],
  ['withdrawn', { ...paid, progress: 'delivered', isSent: true, isWithdrawn: true }],
  ['refunded', { ...paid, progress: 'refunded', isSent: true, isWithdrawn: true }],
  ['cancelled', { ...paid, progress: 'cancelled', isPacked: true }],
] as const)('the stage of an order is %s', (stage, facts) => {
  expect(orderStage(facts)).toBe(stage)
})

test.each([
  ['booked', 'paid', 'other-day', false],
  ['booked', 'fitted', 'other-day', false],
  ['booked', 'placed', 'none', true],
  ['released', 'placed', 'none', false],
  ['declined', 'paid', 'declined', false],
  ['cancelled', 'paid', 'cancelled', false],
  ['cancelled', 'cancelled', 'declined', false],
] as const)('a fitting is %s: %s, %s', (state, progress, appointment, isTimeHeld) => {
  expect(fittingState({ progress, appointment }, { fitting: true, isTimeHeld })).toBe(state)
  expect(fittingState({ progress, appointment }, { fitting: false, isTimeHeld })).toBeNull()
})
