import { seasonsFor, studdable } from '@pito/contracts/values/tyre-season'
import { allVehicles, car, truck } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { seasonGroups } from './season-groups.ts'

const groupsOn = (month: number, day: number) => seasonGroups(car, { month, day }).map(({ group }) => group)

test.each([
  ['31 August', groupsOn(8, 31), ['summer', 'all-season', 'winter']],
  ['1 September', groupsOn(9, 1), ['winter', 'all-season', 'summer']],
  ['28 February', groupsOn(2, 28), ['winter', 'all-season', 'summer']],
  ['1 March', groupsOn(3, 1), ['summer', 'all-season', 'winter']],
])('on %s the season of the date comes first', (_day, groups, expected) => {
  expect(groups).toEqual(expected)
})

test('winter is friction and studded tyres, as in the links of the home page, and for trucks those without studs', () => {
  const winterOf = (vehicle: number | null) =>
    seasonGroups(vehicle, { month: 11, day: 1 }).find(({ group }) => group === 'winter')?.ids
  expect(winterOf(car)).toEqual([2, 3])
  expect(winterOf(null)).toEqual([2, 3])
  expect(winterOf(truck)).toEqual([2])
})

test.each([null, car, truck])(
  'the groups of vehicle type %j have every season once except studdable tyres',
  (vehicle) => {
    const ids = seasonGroups(vehicle, { month: 11, day: 1 }).flatMap((group) => group.ids)
    const seasons = seasonsFor(vehicle ?? allVehicles).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(seasons.filter((id) => id !== studdable))
  },
)
