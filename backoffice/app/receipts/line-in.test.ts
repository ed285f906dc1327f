import { expect, test } from 'vitest'
import { lineIn } from './line-in.ts'

test.each([
  [{ quantity: '-4' }, { quantity: ['A row has 1 to 9,999 tyres.'] }],
  [{ quantity: '100001' }, { quantity: ['A row has 1 to 9,999 tyres.'] }],
  [{ quantity: 'four' }, { quantity: ['Please enter the quantity as a whole number.'] }],
  [{ purchase_price: '0' }, { purchase_price: ['A purchase price is 0.01 to 100,000 euros.'] }],
  [{ purchase_price: '10000000' }, { purchase_price: ['A purchase price is 0.01 to 100,000 euros.'] }],
  [{ purchase_price: '61,205' }, { purchase_price: ['Prices have two decimals.'] }],
])('a line with %j names the rule that it breaks', (changed, errors) => {
  const form = new FormData()
  const texts = { ean: '6419440133119', quantity: '4', week: '3125', purchase_price: '61,20', ...changed }
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  const [wrong = ''] = Object.keys(errors)
  const sent = wrong === 'purchase_price' ? 'purchase_cents' : wrong
  expect(lineIn(form, 'en_GB')).toMatchObject({ line: { ean: '6419440133119', [sent]: null }, errors })
})
