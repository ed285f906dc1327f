import { expect, test } from 'vitest'
import type { FitterWithTime, TyreToFit } from './fittings-of-tyre.ts'
import { fittingOffers, soonestFitting } from './fittings-of-tyre.ts'

const [all, car, van, truck] = [1, 2, 3, 4]
const tyre: TyreToFit = {
  vehicleType: car,
  diameter: 16,
  runFlat: false,
  available: 20,
  grossCents: 10_000,
}
const price = { vehicleType: car, rimFrom: 13, rimTo: 17.5, cents: 1990 }
const paja: FitterWithTime = {
  km: 5,
  minRim: 13,
  maxRim: 20,
  fitsRunFlat: false,
  vehicleTypes: [car],
  prices: [price],
  next: '2026-11-25 10:00:00',
}
const nearer = { ...paja, km: 2 }
const sooner = { ...paja, next: '2026-11-24 15:30:00' }

test('the soonest is taken, and of two at the same time the nearer', () => {
  expect(soonestFitting(tyre, [paja, nearer])?.fitter).toBe(nearer)
  expect(soonestFitting(tyre, [nearer, sooner])?.fitter).toBe(sooner)
})

test('farther than 30 km only where nobody fits the tyre nearer', () => {
  const farAndSooner = { ...sooner, km: 31 }
  expect(soonestFitting(tyre, [farAndSooner, paja])?.fitter).toBe(paja)
  expect(soonestFitting({ ...tyre, vehicleType: van }, [farAndSooner, paja])).toBeNull()
  expect(soonestFitting(tyre, [farAndSooner])?.fitter).toBe(farAndSooner)
})

test('four tyres and their fitting, or as many as there are', () => {
  expect(soonestFitting(tyre, [paja])).toMatchObject({ quantity: 4, totalCents: 47_960 })
  expect(soonestFitting({ ...tyre, available: 3 }, [paja])).toMatchObject({
    quantity: 3,
    totalCents: 35_970,
  })
})

test('a price without a rim is for each tyre too, as in the cart', () => {
  const forAllRims = { ...paja, prices: [{ ...price, rimFrom: null, rimTo: null }] }
  expect(soonestFitting(tyre, [forAllRims])?.totalCents).toBe(47_960)
})

test('a tyre for all vehicles is fitted as one of a car', () => {
  expect(soonestFitting({ ...tyre, vehicleType: all }, [paja])?.quantity).toBe(4)
})

test.each([
  ['a truck tyre', { vehicleType: truck }, {}],
  ['a sold-out tyre', { available: 0 }, {}],
  ['another vehicle', { vehicleType: van }, {}],
  ['a rim that the point does not take', { diameter: 21 }, { prices: [{ ...price, rimTo: 24 }] }],
  ['a rim without a price', { diameter: 18 }, {}],
  ['a run-flat tyre', { runFlat: true }, {}],
])('%s is not fitted', (_, changed, fitter) => {
  expect(soonestFitting({ ...tyre, ...changed }, [{ ...paja, ...fitter }])).toBeNull()
})

test('the offers are for the chosen quantity, if as many are available', () => {
  expect(fittingOffers(tyre, [paja], 2)).toMatchObject([
    { candidate: { quantity: 2, totalCents: 23_980 }, kinds: ['earliest', 'nearest', 'cheapest'] },
  ])
  expect(fittingOffers({ ...tyre, available: 1 }, [paja], 2)).toEqual([])
})
