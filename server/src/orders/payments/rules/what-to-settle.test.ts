import { expect, test } from 'vitest'
import type { AttemptState } from '../../rules/attempt-moves.ts'
import type { Evidence } from './what-to-settle.ts'
import { whatToSettle } from './what-to-settle.ts'

const paid: Evidence = { outcome: 'paid', amountCents: 48_900, currency: 'EUR' }
const pending: Evidence = { ...paid, outcome: 'pending' }
const failed: Evidence = { outcome: 'failed' }
const settling = (state: AttemptState, evidence: Evidence, order: object = {}) =>
  whatToSettle(
    { attempt: { state, amountCents: 48_900 }, order: { isPaid: false, isClosed: false, ...order } },
    evidence,
  )

test.each<[AttemptState]>([['starting'], ['open'], ['pending'], ['failed'], ['closed']])(
  'money for an attempt that is %s pays the order',
  (state) => {
    expect(settling(state, paid)).toBe('take')
  },
)

test('money that is known already changes nothing', () => {
  expect(settling('paid', paid, { isPaid: true })).toBe('nothing')
  expect(settling('surplus', paid)).toBe('nothing')
})

test('money for an order that another attempt has paid goes back', () => {
  expect(settling('open', paid, { isPaid: true })).toBe('give-back-twice')
})

test('money for an order whose cart has gone on goes back', () => {
  expect(settling('closed', paid, { isClosed: true })).toBe('give-back-replaced')
})

test.each([
  ['a cent less', 48_899],
  ['a cent more', 48_901],
])('%s pays nothing and goes back', (_, amountCents) => {
  expect(settling('open', { ...paid, amountCents })).toBe('give-back-wrong')
  expect(settling('open', { ...paid, amountCents }, { isPaid: true })).toBe('give-back-wrong')
})

test('another currency is not this payment', () => {
  expect(settling('open', { ...paid, currency: 'SEK' })).toBe('not-this-payment')
})

test('a failure ends what is under way, and nothing that was paid', () => {
  expect(settling('open', failed)).toBe('fail')
  expect(settling('pending', failed)).toBe('fail')
  expect(settling('paid', failed, { isPaid: true })).toBe('nothing')
  expect(settling('closed', failed)).toBe('nothing')
})

test('a payment that is being checked is waited for, unless it has ended', () => {
  expect(settling('starting', pending)).toBe('wait')
  expect(settling('open', pending)).toBe('wait')
  expect(settling('failed', pending)).toBe('nothing')
  expect(settling('open', pending, { isPaid: true })).toBe('nothing')
})

test('hearing once more that a payment is being checked extends nothing', () => {
  expect(settling('pending', pending)).toBe('nothing')
})
