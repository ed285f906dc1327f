import { expect, test } from 'vitest'
import { fieldOfHeading } from './import-fields.ts'

test('headings of price lists are recognised', () => {
  expect(fieldOfHeading('prices', 'Vähittäishinta')).toBe('price_cents')
  expect(fieldOfHeading('prices', 'Netto alv 0')).toBe('purchase_cents')
})
