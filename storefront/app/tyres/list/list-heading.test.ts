import { expect, test } from 'vitest'
import { tyres } from '../../words/tyres.ts'
import { listHeading } from './list-heading.ts'
import { readListQuery } from './read-list-query.ts'
import { sizeOfList } from './size-of-list.ts'

test.each([
  [null, '', 'Renkaat', 'Tyres'],
  [2, '', 'Henkilöauton renkaat', 'Car tyres'],
  [2, 'tyre_season=3', 'Nastarenkaat', 'Studded tyres'],
  [2, 'tyre_season=3,2', 'Talvirenkaat', 'Winter tyres'],
  [2, 'tyre_season=3,1', 'Renkaat', 'Tyres'],
  [3, 'tyre_season=2,4', 'Pakettiauton talvirenkaat', 'Van winter tyres'],
  [4, 'tyre_season=5', 'Kuorma-auton ympärivuotiset renkaat', 'Truck all-season tyres'],
  [2, 'brand=Nokian+Tyres&tyre_season=3', 'Nokian Tyres -nastarenkaat', 'Nokian Tyres studded tyres'],
  [3, 'brand=Michelin&tyre_season=1', 'Pakettiauton Michelin-kesärenkaat', 'Michelin van summer tyres'],
  [2, 'brand=Michelin&tyre_season=5', 'Ympärivuotiset Michelin-renkaat', 'Michelin all-season tyres'],
  [null, 'brand=Nokian+Tyres', 'Nokian Tyres -renkaat', 'Nokian Tyres'],
  [2, 'brand=Nokian+Tyres', 'Henkilöauton Nokian Tyres -renkaat', 'Nokian Tyres car tyres'],
  [null, 'brand=Nokian+Tyres,Nordman', 'Renkaat', 'Tyres'],
] as const)('vehicle %s with %s', (vehicle, query, finnish, english) => {
  const state = readListQuery(vehicle, new URLSearchParams(query))
  expect(listHeading(state, tyres.fi)).toBe(finnish)
  expect(listHeading(state, tyres.en)).toBe(english)
})

test.each([
  ['width=205&height=55&diameter=16', '205/55 R16'],
  ['width=11&height=0&diameter=22.5', '11 R22.5'],
  ['width=205&height=55', '205/55'],
  ['width=205', '205'],
  ['diameter=16', 'R16'],
  ['', ''],
])('%s reads %s', (query, text) => {
  expect(sizeOfList(readListQuery(2, new URLSearchParams(query)).size)).toBe(text)
})
