import { expect, test } from 'vitest'
import { readWish } from './read-wish.ts'

const wishOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readWish(form)
}

test.each([
  ['99,90', 99.9],
  ['99.90 €', 99.9],
  ['1 200', 1200],
  ['', null],
  ['-5', 0],
  ['halpa', 0],
  ['1e5', 0],
])('a target typed as "%s" is %s euros', (price, euros) => {
  expect(wishOf({ price }).euros).toBe(euros)
})

test('a form without a kind waits for a lower price, and nothing of it is endless', () => {
  const wish = wishOf({ email: 'a'.repeat(10_000), kind: 'gift' })
  expect(wish.kind).toBe('price')
  expect(wish.email).toHaveLength(300)
})
