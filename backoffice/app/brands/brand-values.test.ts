import { expect, test } from 'vitest'
import { brandIn } from './brand-values.ts'

test.each([
  ['89,90', 8990],
  ['', null],
  ['sata', 'sata'],
  ['-4', '-4'],
])('the minimum price %j is sent as %j', (text, sent) => {
  const form = new FormData()
  form.set('minimum_price_cents', text)
  expect(JSON.parse(JSON.stringify(brandIn(form)))).toMatchObject({ minimum_price_cents: sent })
})
