import { expect, test } from 'vitest'
import { listAddress } from '../../../tyres/list-address.ts'
import type { FinderChoice } from './finder-choice.ts'
import {
  finderVehicle,
  firstChoice,
  isOpen,
  isSeasonOf,
  isWhole,
  listOfChoice,
  withSize,
} from './finder-choice.ts'

const addressOf = (choice: FinderChoice) => listAddress(listOfChoice(choice), 'en')

test.each([
  [2, '/tyres/car-suv-4x4?width=205&height=55&diameter=16&tyre_season=Winter+Studded'],
  [3, '/tyres/light-commercial-vehicles?width=205&height=65&diameter=16&tyre_season=Winter+Studded'],
  [4, '/tyres/trucks?width=315&height=80&diameter=22.5&tyre_season=Winter+Friction'],
] as const)('a fresh search of vehicle %i goes to %s', (vehicle, address) => {
  expect(addressOf(firstChoice(vehicle))).toBe(address)
})

test('all seven choices are in the address', () => {
  const choice = { ...firstChoice(2), brand: 'Nokian Tyres', loadIndex: '94', speedIndex: 'T' }
  expect(addressOf(choice)).toBe(
    '/tyres/car-suv-4x4?width=205&height=55&diameter=16&tyre_season=Winter+Studded&brand=Nokian+Tyres&speed_index=T&load_index=94',
  )
})

test('a new width empties height and rim, and closes the rim', () => {
  const choice = withSize(firstChoice(2), 'width', '215')
  expect(choice).toMatchObject({ width: '215', height: '', diameter: '' })
  expect(isOpen(choice, 'height')).toBe(true)
  expect(isOpen(choice, 'diameter')).toBe(false)
  expect(isWhole(choice)).toBe(false)
})

test('without a width nothing else is open', () => {
  const choice = withSize(firstChoice(2), 'width', '')
  expect(isOpen(choice, 'width')).toBe(true)
  expect(isOpen(choice, 'height')).toBe(false)
})

test('a size without a height is whole', () => {
  expect(isWhole({ ...firstChoice(4), width: '11', height: '0' })).toBe(true)
})

test('trucks are offered no studded tyres', () => {
  expect(isSeasonOf(4, '3')).toBe(false)
  expect(isSeasonOf(2, '3')).toBe(true)
})

test.each([
  ['van', 3],
  ['trucks', 4],
  ['all', 2],
  ['nonsense', 2],
  [null, 2],
])('?vehicle=%s opens the tab %i', (text, vehicle) => {
  expect(finderVehicle(text)).toBe(vehicle)
})
