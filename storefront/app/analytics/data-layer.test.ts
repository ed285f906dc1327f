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

test('the items and the delivery of a purchase, less the discount, add up to its value', () => {
  const { event, ecommerce } = entryOf({
    name: 'purchase',
    items: [tyre],
    services: [{ id: 1, name: 'Installation', cents: 1990, quantity: 4 }],
    orderNumber: '4821907365',
    totalCents: 51_390,
    vatCents: 10_441,
    deliveryCents: 2290,
    discountCents: 4020,
    promoCode: 'TALVI10',
  }) as { event: string; ecommerce: { items: { price: number; quantity: number }[] } }
  expect(event).toBe('purchase')
  expect(ecommerce).toMatchObject({
    ...{ value: 513.9, transaction_id: '4821907365', shipping: 22.9, tax: 104.41 },
    ...{ coupon: 'TALVI10', discount: 40.2 },
    items: [{ item_id: '7' }, { item_id: 'service-1', item_name: 'Installation', price: 19.9, quantity: 4 }],
  })
  const items = ecommerce.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  expect(items + 22.9 - 40.2).toBeCloseTo(513.9)
})
