import { expect, test } from 'vitest'
import { listAddress } from '../../tyres/list/list-address.ts'
import type { FinderChoice } from './finder-choice.ts'
import {
  canSearch,
  finderVehicle,
  firstChoice,
  isCompleteSize,
  isOpen,
  isSeasonOf,
  listOfChoice,
  searchKey,
  studdedAndFriction,
  withPinned,
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

test('all seasons, and studded with friction, can be searched', () => {
  const all = { ...firstChoice(2), season: '' }
  const winter = { ...firstChoice(2), season: studdedAndFriction }
  expect(addressOf(all)).toBe('/tyres/car-suv-4x4?width=205&height=55&diameter=16')
  expect(addressOf(winter)).toContain('tyre_season=Winter+Studded,Winter+Friction')
  expect(isSeasonOf(2, '')).toBe(true)
  expect(isSeasonOf(2, studdedAndFriction)).toBe(true)
  expect(isSeasonOf(4, studdedAndFriction)).toBe(false)
})

test.each(['width', 'height', 'diameter', 'season', 'brand', 'loadIndex', 'speedIndex'] as const)(
  'a change of %s gives another search key',
  (field) => {
    const choice = firstChoice(2)
    expect(searchKey({ ...choice, [field]: '1' })).not.toBe(searchKey(choice))
  },
)

test('another width leaves height and rim chosen; an emptied one empties and closes them', () => {
  expect(withSize(firstChoice(2), 'width', '215')).toMatchObject({ height: '55', diameter: '16' })
  const choice = withSize(firstChoice(2), 'height', '')
  expect(choice).toMatchObject({ width: '205', height: '', diameter: '' })
  expect(isOpen(choice, 'height')).toBe(true)
  expect(isOpen(choice, 'diameter')).toBe(false)
  expect(isCompleteSize(choice)).toBe(false)
})

test('without a width nothing else is open', () => {
  const choice = withSize(firstChoice(2), 'width', '')
  expect(isOpen(choice, 'width')).toBe(true)
  expect(isOpen(choice, 'height')).toBe(false)
})

test('a size without a height is whole', () => {
  expect(isCompleteSize({ ...firstChoice(4), width: '11', height: '0' })).toBe(true)
})

test.each([
  ['the front page', 'car', true, 2, false],
  ['the front page', 'truck', true, 4, false],
  ['a landing page', 'car', false, 2, true],
  ['a landing page', 'truck', false, 4, true],
  ['a landing page', 'van', false, 3, false],
] as const)('on %s a %s without a whole size may be searched: %s', (_page, _name, full, vehicle, may) => {
  expect(canSearch(withSize(firstChoice(vehicle), 'width', ''), full)).toBe(may)
  expect(canSearch(firstChoice(vehicle), full)).toBe(true)
})

test('a size’s page fills in its size for its vehicle alone', () => {
  const pinned = { vehicle: 3, width: '215', height: '65', diameter: '16' } as const
  expect(withPinned(firstChoice(3), pinned)).toMatchObject({ width: '215', height: '65', season: '3' })
  expect(withPinned(firstChoice(2), pinned)).toEqual(firstChoice(2))
})

test('a season’s page fills in its season, but not where the vehicle has none of it', () => {
  expect(withPinned(firstChoice(2), { season: '1' }).season).toBe('1')
  expect(withPinned(firstChoice(4), { season: '3' }).season).toBe('2')
})

test('trucks are offered no studded tyres', () => {
  expect(isSeasonOf(4, '3')).toBe(false)
  expect(isSeasonOf(2, '3')).toBe(true)
})

test.each([
  ['van', 3],
  ['trucks', 4],
  ['all', undefined],
  ['service-points', undefined],
  ['nonsense', undefined],
  [null, undefined],
])('?vehicle=%s is the vehicle %s', (text, vehicle) => {
  expect(finderVehicle(text)).toBe(vehicle)
})
