import { expect, test } from 'vitest'
import { knownVehicle } from '../../testing/known-vehicle.ts'
import { listOfAddress } from './list/list-of-address.ts'
import { emptyList } from './list/list-state.ts'
import { firstQuery, listedFirst } from './listed-first.ts'

const size = 'width=205&height=55&diameter=16'
const vehicle = knownVehicle({ loadPerTyreKg: 512.5, topSpeedKmh: 185 })

function firstIn(
  address: string,
  season: 'winter' | 'summer' = 'winter',
  known: typeof vehicle | null = null,
) {
  const state = listOfAddress(new URL(address, 'http://localhost')) ?? emptyList(null)
  return listedFirst(state, season, known)
}

test.each([
  ['a search', '/haku?q=nokian', 'winter'],
  ['the list of a typed size', `/renkaat?${size}&sort=season`, 'winter'],
  ['a list at its plain address', '/renkaat/henkiloautot', undefined],
  ['the list of a size that was chosen', `/renkaat?${size}`, undefined],
  ['a search with a chosen order', '/haku?q=nokian&sort=net_price_asc', undefined],
  ['a typed size with a chosen order', `/renkaat?${size}&sort=net_price_desc`, undefined],
  ['a list without a size whose address asks for the season', '/renkaat?sort=season', undefined],
])('in %s the season that comes first is %s', (_list, address, season) => {
  expect(firstIn(address).seasonFirst).toBe(season)
})

test('winter has three seasons of tyres, and summer has one', () => {
  expect(firstQuery(firstIn('/haku?q=nokian', 'winter'))).toEqual({ seasons_first: '2,3,4' })
  expect(firstQuery(firstIn('/haku?q=nokian', 'summer'))).toEqual({ seasons_first: '1' })
})

test.each([
  ['/haku?q=nokian', true],
  ['/renkaat/henkiloautot', true],
  [`/renkaat?${size}&sort=season`, true],
  ['/renkaat/henkiloautot?sort=name_asc', false],
  ['/renkaat?licenceplate=ABC-123', false],
  ['/renkaat?make=Toyota&model=Corolla+(E210)&year=2022', false],
])('the list %s begins with the tyres that fit a known vehicle: %s', (address, isFirst) => {
  expect(firstIn(address, 'winter', vehicle).vehicleFirst).toEqual(isFirst ? vehicle : undefined)
})

test('the facts of the vehicle are sent in whole units, and those that are unknown are not sent', () => {
  expect(firstQuery({ vehicleFirst: vehicle })).toEqual({
    fits_sizes: '205-55R16',
    fits_load_kg: 513,
    fits_speed_kmh: 185,
    fits_light: '1',
  })
  const lorry = knownVehicle({
    loadPerTyreKg: null,
    loadPerTwinTyreKg: 2250,
    topSpeedKmh: null,
    light: false,
  })
  expect(firstQuery({ vehicleFirst: lorry })).toEqual({
    fits_sizes: '205-55R16',
    fits_twin_load_kg: 2250,
    fits_light: '0',
  })
})
