import { expect, test } from 'vitest'
import { shortened } from './menu-entries.tsx'

test('a text of 200 characters is shown whole', () => {
  expect(shortened('ä'.repeat(200))).toEqual({ head: 'ä'.repeat(200), rest: '' })
  expect(shortened('')).toEqual({ head: '', rest: '' })
})

test('of 300 characters 200 are shown, and the rest is kept for later', () => {
  const text = 'talvi'.repeat(60)
  const { head, rest } = shortened(text)
  expect([head.length, rest.length]).toEqual([200, 100])
  expect(head + rest).toBe(text)
})

test('a letter of two units is not torn apart', () => {
  expect(shortened(`${'a'.repeat(199)}❄️🛞x`).head).toBe(`${'a'.repeat(199)}❄`)
  expect(shortened(`${'a'.repeat(199)}🛞x`).head.endsWith('🛞')).toBe(true)
})
