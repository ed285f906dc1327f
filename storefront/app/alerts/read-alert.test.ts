import { expect, test } from 'vitest'
import { alerts } from './alert-words.ts'
import { readAlert } from './tyre-alert.tsx'

const w = alerts.en
const read = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readAlert(form, w)
}

test('a form without a kind is for a lower price', () => {
  expect(read({ email: ' aino@example.fi ', kind: 'gift', price: '99,90' })).toEqual({
    alert: { kind: 'price', email: 'aino@example.fi', price: 99.9 },
    errors: null,
  })
})

test('every field says what is wrong with it', () => {
  expect(read({ email: 'aino', price: 'halpa' }).errors).toEqual({
    email: [w.emailWrong],
    price: [w.priceWrong],
  })
})

test('an alert for the stock needs no price', () => {
  expect(read({ email: 'aino@example.fi', kind: 'stock', price: 'halpa' })).toEqual({
    alert: { kind: 'stock', email: 'aino@example.fi', price: null },
    errors: null,
  })
})
