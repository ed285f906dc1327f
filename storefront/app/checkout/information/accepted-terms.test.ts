import type { Cart } from '@pito/contracts/cart'
import { beforeEach, expect, test, vi } from 'vitest'
import { hasAcceptedTerms, rememberTerms } from './accepted-terms.ts'

const line = { type: 'product', type_id: 9, quantity: 4, sub_total: 516 }
const time = { dealer_id: 7, schedule_date: '2026-12-01', start_time: '10:00:00' }
const cart = (changed: object = {}) =>
  ({ id: 'cart', total: 516, line_items: [line], with_service: true, appointment: time, ...changed }) as Cart

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
})

test('terms that were accepted stay accepted for the same order', () => {
  expect(hasAcceptedTerms(cart())).toBe(false)
  rememberTerms(cart())
  expect(hasAcceptedTerms(cart({ appointment: { ...time, seconds_left: 12 } }))).toBe(true)
})

test.each([
  ['another quantity', { line_items: [{ ...line, quantity: 3 }] }],
  ['another total', { total: 490 }],
  ['another time', { appointment: { ...time, start_time: '10:30:00' } }],
  ['delivery only', { with_service: false, appointment: null }],
  ['another cart', { id: 'other' }],
])('%s is another order, whose terms are not accepted yet', (_, changed) => {
  rememberTerms(cart())
  expect(hasAcceptedTerms(cart(changed))).toBe(false)
})
