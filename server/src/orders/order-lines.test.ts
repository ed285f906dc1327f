import { expect, test } from 'vitest'
import type { PricedCartView } from '../cart/index.ts'
import { orderLines } from './order-lines.ts'

const line = (quantity: number, eachCents: number, { discountCents = 0, vatPermille = 255 } = {}) => ({
  quantity,
  eachCents,
  totalCents: quantity * eachCents,
  discountCents,
  vatPermille,
  vatCents: 1,
})

const view = {
  rows: [
    {
      line: { tyreId: 7, forAnotherCar: true },
      offer: { product: { name: 'Kuura Tuisku' } },
      product: line(4, 10_000, { discountCents: 500 }),
      fee: line(4, 220),
    },
    {
      line: { tyreId: 8, forAnotherCar: false },
      offer: { product: { name: 'Kuura Loska' } },
      product: line(1, 9000),
      fee: null,
    },
  ],
  services: [
    {
      serviceId: 1,
      nameFi: 'Asennus',
      nameEn: 'Fitting',
      rim: 16,
      priced: line(4, 1990, { vatPermille: 140 }),
    },
  ],
  priced: { delivery: line(1, 0) },
} as unknown as PricedCartView

test('an order has a line for each tyre, its recycling fee, each service and the delivery, in this order', () => {
  const lines = orderLines(view).map(
    ({ type, tyreId, serviceId, rim, quantity, totalCents, discountCents }) => [
      ...[type, tyreId, serviceId, rim, quantity, totalCents, discountCents],
    ],
  )
  expect(lines).toEqual([
    ['product', 7, null, null, 4, 40_000, 500],
    ['recycling_charges', 7, null, null, 4, 880, 0],
    ['product', 8, null, null, 1, 9000, 0],
    ['service', null, 1, 16, 4, 7960, 0],
    ['shipping_charges', null, null, null, 1, 0, 0],
  ])
})

test('the line of a tyre says whether the tyre is for another car', () => {
  expect(orderLines(view).map(({ forAnotherCar }) => forAnotherCar)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('names are those of both languages, and the rate of VAT stands with each line', () => {
  const [tyre, fee, , fitting] = orderLines(view)
  expect(tyre).toMatchObject({ nameFi: 'Kuura Tuisku', nameEn: 'Kuura Tuisku', vatPermille: 255 })
  expect(fee).toMatchObject({ nameFi: 'Kierrätysmaksu', nameEn: 'Recycling fee', vatPermille: 255 })
  expect(fitting).toMatchObject({ nameFi: 'Asennus', nameEn: 'Fitting', vatPermille: 140 })
})
