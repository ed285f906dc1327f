import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listAddress } from './list-address.ts'
import type { ListState } from './list-state.ts'
import { emptyList, facets, measures } from './list-state.ts'
import { readListQuery } from './read-list-query.ts'

const read = (query: string, vehicle: ListState['vehicle'] = 2) =>
  readListQuery(vehicle, new URLSearchParams(query))
const again = (query: string) => listAddress(read(query), 'en')

test.each([
  ['width=205&height=55&diameter=16', '?width=205&height=55&diameter=16'],
  ['diameter=R16&height=55&width=205', '?width=205&height=55&diameter=16'],
  ['width=315&height=80&diameter=22,5', '?width=315&height=80&diameter=22.5'],
  [
    'width=245&height=45&diameter=18&rear_diameter=R18&rear_width=255&rear_height=45',
    '?width=245&height=45&diameter=18&rear_width=255&rear_height=45&rear_diameter=18',
  ],
  ['width=245&height=45&diameter=18&rear_width=255', '?width=245&height=45&diameter=18'],
  ['width=245&rear_width=255&rear_height=45&rear_diameter=18', '?width=245'],
  ['width=11&height=0&diameter=22.5', '?width=11&height=0&diameter=22.5'],
  ['tyre_season=Winter+Studded', '?tyre_season=Winter+Studded'],
  ['tyre_season=nastarenkaat,Winter Friction', '?tyre_season=Winter+Studded,Winter+Friction'],
  ['tyreseason=3&tyre_season=3', '?tyre_season=Winter+Studded'],
  ['tyre_season[]=summer&tyre_season[]=[all-season]', '?tyre_season=Summer,All+Season'],
  ['brand=Nokian Tyres,nokian-tyres', '?brand=nokian-tyres'],
  ['speedindex=v&speed_index=t,h', '?speed_index=T,H,V'],
  ['load_index=91&load_index=94', '?load_index=91,94'],
  ['wet_grip=a,b&fuel_efficiency=B&noise_class=C', '?fuel_efficiency=B&wet_grip=A,B&noise_class=C'],
  ['noise_value=70', '?noise_value=70'],
  ['price_gte=60.5&price_lte=99.1', '?price_gte=60&price_lte=100'],
  ['in_stock=1', '?in_stock=1'],
  ['min_stock=4&in_stock=1', '?in_stock=1&min_stock=4'],
  ['min_stock=2', '?min_stock=2'],
  ['sort=name_desc&page=3', '?sort=name_desc&page=3'],
  ['page=2&page=3', '?page=2'],
  ['width=205&width=215', '?width=205'],
  ['sort=net_price_asc&page=1', ''],
  ['ServicePoint=rengaspiste-kallio', '?ServicePoint=rengaspiste-kallio'],
  ['licenceplate=ABC-123', '?licenceplate=ABC-123'],
  ['licencePlate=abc+123&width=205', '?width=205&licenceplate=abc+123'],
  [
    'year=2022&model=Corolla (E210)&make=Toyota&priority=grip&skip=season,size',
    '?make=Toyota&model=Corolla+(E210)&year=2022&priority=grip&skip=size,season',
  ],
  ['make=Toyota&year=2022', '?make=Toyota'],
  ['previous_answer=winter&licenceplate=ABC-123', '?licenceplate=ABC-123&previous_answer=winter'],
  [
    'previous_answer=Winter Studded&licenceplate=ABC-123',
    '?licenceplate=ABC-123&previous_answer=Winter+Studded',
  ],
  ['previous_answer=skip&licenceplate=ABC-123', '?licenceplate=ABC-123&previous_answer=skip'],
  ['previous_answer=quiet&make=Toyota', '?make=Toyota&previous_answer=quiet'],
  ['previous_answer=205/55 R16C&make=Toyota', '?make=Toyota&previous_answer=205%2F55+R16C'],
  ['previous_answer=7.50 R16&make=Toyota', '?make=Toyota&previous_answer=7.50+R16'],
  [
    'previous_answer=245/45 R18 %2B 255/45 R18&make=BMW',
    '?make=BMW&previous_answer=245%2F45+R18+%2B+255%2F45+R18',
  ],
  ['priority=grip&sort=grip', '?priority=grip'],
  ['priority=grip&sort=net_price_asc', '?sort=net_price_asc&priority=grip'],
])('%s has the canonical URL %s', (query, address) => {
  expect(again(query)).toBe(`/tyres/car-suv-4x4${address}`)
})

test.each([
  ['a zero bound', 'price_gte=0&price_lte=100'],
  ['one bound', 'price_lte=100'],
  ['bounds the wrong way round', 'price_gte=200&price_lte=100'],
  ['negative numbers', 'width=-205&page=-1&load_index=-5'],
  ['a flag that is off', 'in_stock=0'],
  ['no quantity', 'min_stock=0'],
  ['a large quantity', 'min_stock=5000'],
  ['a quantity in words', 'min_stock=four'],
  ['an unknown season', 'tyre_season=monsoon'],
  ['an unknown sort', 'sort=;drop table'],
  ['an unknown priority', 'priority=beauty'],
  ['the order of a priority that is not chosen', 'sort=quiet'],
  ['a skipped question without a vehicle', 'skip=size'],
  ['an earlier answer without a vehicle', 'previous_answer=winter'],
  ['a model without a make', 'model=Corolla'],
  ['markup', 'brand=<script>&speed_index=<b>'],
  ['a long value', `brand=${'a'.repeat(10_000)}`],
  ['a huge page', 'page=99999999999'],
  ['nothing', 'width=&brand=,,,&licenceplate=+%00%07'],
  ['an unknown parameter', 'utm_source=mail'],
])('%s is ignored', (_name, query) => {
  expect(again(query)).toBe('/tyres/car-suv-4x4')
})

test.each(['beauty', '205/55', '205/55 R16 and more', '1 + 2', 'WINTER', ''])(
  'an earlier answer %j, which no question has, is ignored',
  (given) => {
    expect(read(`make=Toyota&previous_answer=${encodeURIComponent(given)}`).previousAnswer).toBeNull()
  },
)

test('a plate that is too long is cut, so that the page can say that it was not found', () => {
  expect(read(`licenceplate=${'A'.repeat(10_000)}`).plate).toBe('A'.repeat(20))
})

test('a list of truck tyres ignores the studded season', () => {
  expect(read('tyre_season=3,2', 4).picked.tyre_season).toEqual(['Winter Friction'])
})

test('winter friction and all season together give both, each once', () => {
  expect(read('tyre_season=2,5,5,2', 4).picked.tyre_season).toEqual(['Winter Friction', 'All Season'])
})

test('each language has its own path', () => {
  expect(listAddress(emptyList(4), 'fi')).toBe('/renkaat/kuorma-autot')
  expect(listAddress(emptyList(null), 'en')).toBe('/tyres')
})

const names = [
  ...measures,
  ...['tyreseason', 'speedindex', ...facets].flatMap((name) => [name, `${name}[]`]),
  ...['price_gte', 'price_lte', 'in_stock', 'min_stock', 'sort', 'page', 'ServicePoint', 'licenceplate'],
  ...['make', 'model', 'year', 'priority', 'skip', 'previous_answer'],
]

test('every query can be read, and reading its canonical form gives the same state', () => {
  const value = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.integer().map(String),
    fc.double().map(String),
    fc.constantFrom(
      'Winter Studded',
      'grip',
      'size,season',
      '205/55 R16',
      'A',
      'B',
      '91',
      'V',
      '(Y)',
      '205',
      '22.5',
      '[a,b]',
      'Nokian Tyres',
    ),
  )
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 30 })
  fc.assert(
    fc.property(pairs, fc.constantFrom(null, 2, 3, 4), (given, vehicle) => {
      const state = readListQuery(vehicle, new URLSearchParams(given))
      const { search } = new URL(listAddress(state, 'fi'), 'http://localhost')
      expect(readListQuery(vehicle, new URLSearchParams(search))).toEqual(state)
    }),
  )
})
