import { expect, test } from 'vitest'
import { stepsOf } from './steps-of.ts'

const tyre = (vehicle_type: number) => ({ product: { vehicle_type } })

test.each([
  ['an empty cart', []],
  ['car tyres', [tyre(2)]],
  ['car and van tyres with a delivery line', [tyre(2), tyre(3), { product: null }]],
])('%s leads through all five steps', (_, lines) => {
  expect(stepsOf(lines)).toEqual(['cart', 'garage', 'information', 'summary', 'confirm'])
})

test('a truck tyre in the cart leaves out the choice of a garage', () => {
  expect(stepsOf([tyre(2), tyre(4)])).toEqual(['cart', 'information', 'summary', 'confirm'])
})
