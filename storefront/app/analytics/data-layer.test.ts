import { expect, test } from 'vitest'
import { entryOf } from './data-layer.ts'

const tyre = { id: 7, brand: 'Pito', model: 'Lumi 5', size: '205/55 R16', cents: 11_290, quantity: 4 }

test('a view says which tyre, and what it costs in euros', () => {
  expect(entryOf({ name: 'view_item', items: [tyre] })).toEqual({
    event: 'view_item',
    ecommerce: {
      currency: 'EUR',
      value: 451.6,
      items: [
        {
          item_id: '7',
          item_name: 'Lumi 5',
          item_brand: 'Pito',
          item_variant: '205/55 R16',
          price: 112.9,
          quantity: 4,
        },
      ],
    },
  })
})

test('a purchase has the order’s number and its total, delivery included', () => {
  const event = { name: 'purchase', items: [tyre], orderNumber: '4821907365', totalCents: 48_000 } as const
  expect(entryOf(event)).toMatchObject({
    event: 'purchase',
    ecommerce: { value: 480, transaction_id: '4821907365' },
  })
})
