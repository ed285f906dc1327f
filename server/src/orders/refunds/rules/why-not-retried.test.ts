import { expect, test } from 'vitest'
import { isPaidDay, whyNotPaidByHand, whyNotRetried } from './why-not-retried.ts'

test('only a refused refund is sent again, and one without an answer never', () => {
  const states = ['due', 'sending', 'pending', 'refused', 'made'] as const
  expect(states.map(whyNotRetried)).toEqual([
    'refund-under-way',
    'refund-under-way',
    'refund-pending',
    null,
    'refund-made',
  ])
})

test('a refund is paid by hand unless it is being sent or has been made', () => {
  const states = ['due', 'sending', 'pending', 'refused', 'made'] as const
  expect(states.map(whyNotPaidByHand)).toEqual([null, 'refund-under-way', null, null, 'refund-made'])
})

test('a payment by hand was made between the request and today', () => {
  const days = { requestedOn: '2026-11-20', today: '2026-11-25' }
  const paidOn = ['2026-11-19', '2026-11-20', '2026-11-25', '2026-11-26']
  expect(paidOn.map((day) => isPaidDay({ ...days, paidOn: day }))).toEqual([false, true, true, false])
})
