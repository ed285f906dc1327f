import { expect, test } from 'vitest'
import { makes, modelsOf, nameOfModel, vehicleModelOf, yearsOf } from './vehicle-models.ts'

const corolla = { make: 'Toyota', model: 'Corolla (E210)' }

test('makes and models are in alphabetical order, and each is listed once', () => {
  const found = makes()
  expect(found).toContain('Toyota')
  expect(new Set(found).size).toBe(found.length)
  expect(found).toEqual(found.toSorted((one, other) => one.localeCompare(other, 'fi')))
  expect(modelsOf({ make: 'toyota' })).toContain('Corolla (E210)')
  expect(modelsOf({ make: 'Foo' })).toEqual([])
})

test('the years of a model that is still sold end with the current year, the newest first', () => {
  expect(yearsOf(corolla, 2027).slice(0, 2)).toEqual([2027, 2026])
  expect(yearsOf(corolla, 2027).at(-1)).toBe(2019)
  expect(yearsOf({ make: 'Toyota', model: 'Corolla (E150)' }, 2027)).toEqual([
    2013, 2012, 2011, 2010, 2009, 2008, 2007,
  ])
})

test('a known model and year have the sizes of the table', () => {
  const { sizes, fitments, ...vehicle } = vehicleModelOf({ ...corolla, year: 2022 }, 2026) ?? {
    sizes: [],
    fitments: [],
  }
  expect(vehicle).toEqual({ ...corolla, year: 2022, vehicle_type: 2 })
  expect(sizes.map(({ size_text }) => size_text)).toEqual([
    '195/65 R15',
    '205/55 R16',
    '225/45 R17',
    '225/40 R18',
  ])
  expect(fitments).toEqual(sizes.map((front) => ({ front, rear: null })))
})

test('front and rear sizes that belong together are one choice, and each size is listed once', () => {
  const { sizes, fitments } = vehicleModelOf({ make: 'BMW', model: 'i4', year: 2022 }, 2026) ?? {}
  expect(sizes?.map(({ size_text }) => size_text)).toEqual([
    '225/55 R17',
    '245/45 R18',
    '245/40 R19',
    '255/45 R18',
    '255/40 R19',
  ])
  expect(fitments?.map(({ front, rear }) => [front.size_text, rear?.size_text])).toEqual([
    ['225/55 R17', undefined],
    ['245/45 R18', undefined],
    ['245/45 R18', '255/45 R18'],
    ['245/40 R19', '255/40 R19'],
  ])
})

test('a name that generations share leads to the generation of the year', () => {
  const octavia = { make: 'Škoda', model: 'Octavia' }
  expect(modelsOf(octavia).slice(0, 2)).toEqual(['Octavia', 'Citigo'])
  expect(yearsOf(octavia, 2026).slice(0, 2)).toEqual([2026, 2025])
  expect(vehicleModelOf({ ...octavia, year: 2018 }, 2026)?.model).toBe('Octavia III')
  expect(vehicleModelOf({ ...octavia, year: 2018 }, 2026)?.sizes).not.toEqual([])
})

test('a year that belongs to two generations leaves the choice between them', () => {
  const changed = { make: 'Toyota', model: 'Corolla', year: 2007 }
  expect(vehicleModelOf(changed, 2026)).toBeNull()
  expect(modelsOf(changed)).toEqual(['Corolla (E120)', 'Corolla (E150)'])
})

test.each([
  ['Corolla (E210)', 'Corolla'],
  ['Octavia III', 'Octavia'],
  ['Passat B8', 'Passat'],
  ['Astra H', 'Astra'],
  ['Land Cruiser 150', 'Land Cruiser'],
  ['Model S', 'Model S'],
  ['Ioniq 5', 'Ioniq 5'],
  ['500', '500'],
])('%s is a generation of %s', (model, name) => {
  expect(nameOfModel(model)).toBe(name)
})

test.each([
  ['an unknown make', { ...corolla, make: 'Foo', year: 2022 }],
  ['a model of another make', { make: 'Volvo', model: corolla.model, year: 2022 }],
  ['a year before the model', { ...corolla, year: 1950 }],
  ['no year', corolla],
])('%s is no vehicle', (_name, queried) => {
  expect(vehicleModelOf(queried, 2026)).toBeNull()
})
