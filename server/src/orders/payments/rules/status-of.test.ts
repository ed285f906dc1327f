import { expect, test } from 'vitest'
import { statusOf } from './status-of.ts'

test('a paid order is paid, whatever became of this attempt', () => {
  expect(statusOf('surplus', true)).toBe('paid')
  expect(statusOf('failed', true)).toBe('paid')
})

test('money that goes back is said, and what is under way is pending', () => {
  expect(statusOf('surplus', false)).toBe('returned')
  expect(statusOf('open', false)).toBe('pending')
  expect(statusOf('pending', false)).toBe('pending')
  expect(statusOf('failed', false)).toBe('failed')
  expect(statusOf('closed', false)).toBe('failed')
})
