import { expect, test } from 'vitest'
import { serviceLines } from './service-lines.ts'

const installation = { isPricePerQuantity: true, hasVariations: true }
const valves = { isPricePerQuantity: true, hasVariations: false }
const wheelChange = { isPricePerQuantity: false, hasVariations: true }
const storage = { isPricePerQuantity: false, hasVariations: false }
const sensors = storage
const four16 = { rim: 16, quantity: 4 }
const two18 = { rim: 18, quantity: 2 }
const two19 = { rim: 19, quantity: 2 }

test('the installation is charged for each tyre, at the price of its rim', () => {
  expect(serviceLines({ ...installation, prices: [1990] }, [four16], null)).toEqual([
    { rim: 16, quantity: 4, eachCents: 1990 },
  ])
  expect(serviceLines({ ...installation, prices: [2490, 2990] }, [two18, two19], null)).toEqual([
    { rim: 18, quantity: 2, eachCents: 2490 },
    { rim: 19, quantity: 2, eachCents: 2990 },
  ])
})

test('tyres of one rim and one price are one line, whatever else differs', () => {
  expect(
    serviceLines({ ...installation, prices: [1990, 1990] }, [four16, { ...four16, quantity: 2 }], null),
  ).toEqual([{ rim: 16, quantity: 6, eachCents: 1990 }])
})

test('what does not depend on the rim is one line for all tyres', () => {
  expect(serviceLines({ ...valves, prices: [690, 690] }, [two18, two19], null)).toEqual([
    { rim: null, quantity: 4, eachCents: 690 },
  ])
})

test('what is done once is charged once, at the chosen rim', () => {
  const service = { ...wheelChange, prices: [2900, 3900] }
  expect(serviceLines(service, [two18, two19], 18)).toEqual([{ rim: 18, quantity: 1, eachCents: 2900 }])
})

test('without a choice, or when its tyres are gone, the largest rim counts', () => {
  const service = { ...wheelChange, prices: [2900, 3900] }
  const largest = [{ rim: 19, quantity: 1, eachCents: 3900 }]
  expect(serviceLines(service, [two18, two19], null)).toEqual(largest)
  expect(serviceLines(service, [two18, two19], 16)).toEqual(largest)
})

test('once and whatever the rim: one line at the highest price of these tyres', () => {
  expect(serviceLines({ ...storage, prices: [5900, 6900] }, [two18, two19], null)).toEqual([
    { rim: null, quantity: 1, eachCents: 6900 },
  ])
})

test('the pressure sensors of four tyres are serviced for one price', () => {
  expect(serviceLines({ ...sensors, prices: [2400] }, [four16], null)).toEqual([
    { rim: null, quantity: 1, eachCents: 2400 },
  ])
})

test('a service that is not done for one of the tyres is not done for the cart', () => {
  expect(serviceLines({ ...installation, prices: [1990, null] }, [four16, two19], null)).toBeNull()
  expect(serviceLines({ ...storage, prices: [] }, [], null)).toBeNull()
})

test('a price of nothing is a price', () => {
  expect(serviceLines({ ...storage, prices: [0] }, [four16], null)).toEqual([
    { rim: null, quantity: 1, eachCents: 0 },
  ])
})
