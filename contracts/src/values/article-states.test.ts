import { expect, test } from 'vitest'
import { missingForSale } from './article-states.ts'

const whole = { ean: '6419440133119', priceCents: 9900, isStudded: false, hasLabel: true }

test.each([
  ['An article with everything lacks nothing', whole, []],
  ['A price is needed', { ...whole, priceCents: null }, ['price']],
  ['An EAN is needed', { ...whole, ean: null }, ['ean']],
  ['Label values are needed', { ...whole, hasLabel: false }, ['label']],
  ['A studded tyre needs no label', { ...whole, isStudded: true, hasLabel: false }, []],
] as const)('%s', (_, facts, missing) => {
  expect(missingForSale(facts)).toEqual(missing)
})
