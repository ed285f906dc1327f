import { expect, test } from 'vitest'
import { selectionOf, withAllToggled } from '../filters/facet-filter.tsx'
import {
  isPicked,
  pickedBeyond,
  toggled,
  withBrandNames,
  withFlag,
  withMeasure,
  withMinStock,
  withoutFilters,
  withPicked,
  withPrice,
  withPriority,
  withSort,
} from './list-changes.ts'
import { activeFilters } from './list-chips.ts'
import { listLevels } from './list-levels.ts'
import type { ListState } from './list-state.ts'
import { countOfFilters, emptyList, hasWholeSize, nonePicked } from './list-state.ts'

const size = { width: 205, height: 55, diameter: 16 }
const full: ListState = {
  ...emptyList(2),
  size,
  picked: {
    tyre_season: ['Winter Studded'],
    brand: ['Nokian Tyres'],
    speed_index: ['T'],
    fuel_efficiency: ['B'],
    wet_grip: ['C'],
    noise_class: ['A'],
    noise_value: ['70'],
    load_index: ['94'],
  },
  price: { from: 60, to: 165 },
  flags: ['in_stock'],
  minStock: 4,
  page: 3,
}

test('a new width clears height and rim', () => {
  expect(withMeasure(full, 'width', 215).size).toEqual({ width: 215, height: null, diameter: null })
})

test('a new height clears the rim and keeps the width', () => {
  expect(withMeasure(full, 'height', 60).size).toEqual({ width: 205, height: 60, diameter: null })
})

test('a new rim keeps the rest', () => {
  expect(withMeasure(full, 'diameter', 17).size).toEqual({ width: 205, height: 55, diameter: 17 })
})

test.each([
  ['the size', withMeasure(full, 'diameter', 17)],
  ['a filter', toggled(full, 'brand', 'Continental')],
  ['the price', withPrice(full, null)],
  ['a flag', withFlag(full, 'in_stock', false)],
  ['the quantity', withMinStock(full, null)],
  ['the order', withSort(full, 'name_asc')],
  ['all filters', withoutFilters(full)],
])('changing %s returns to page 1', (_what, state) => {
  expect(state.page).toBe(1)
})

test('picked values that are not offered are returned, regardless of the spelling of the brand', () => {
  const { brand, wet_grip } = full.picked
  expect(pickedBeyond('brand', brand, ['Continental', 'nokian-tyres'])).toEqual([])
  expect(pickedBeyond('brand', brand, ['Continental'])).toEqual(['Nokian Tyres'])
  expect(pickedBeyond('brand', [...brand, 'nokian-tyres'], [])).toEqual(['Nokian Tyres'])
  expect(pickedBeyond('wet_grip', wet_grip, [])).toEqual(['C'])
})

test('a brand gets the spelling of the shop, and an unknown brand keeps its own', () => {
  const state = withPicked(full, 'brand', ['nokian-tyres', 'MICHELIN', 'Nobody'])
  const named = withBrandNames(state, [{ name: 'Michelin' }, { name: 'Nokian Tyres' }])
  expect(named.picked.brand).toEqual(['Nokian Tyres', 'Michelin', 'Nobody'])
})

test('ticking adds, ticking again takes away, however the brand is spelt', () => {
  const two = toggled(full, 'brand', 'Continental')
  expect(two.picked.brand).toEqual(['Nokian Tyres', 'Continental'])
  expect(toggled(two, 'brand', 'nokian-tyres').picked.brand).toEqual(['Continental'])
  expect(isPicked(full, 'brand', 'NOKIAN TYRES')).toBe(true)
})

test('clearing the filters keeps size and order', () => {
  const state = withoutFilters({ ...full, sort: 'name_asc' })
  expect(state).toEqual({ ...emptyList(2), size, sort: 'name_asc' })
  expect(hasWholeSize(state)).toBe(true)
})

test.each([
  [[], 'none'],
  [['A'], 'some'],
  [['A', 'B'], 'all'],
] as const)('with %j of A and B ticked, select-all shows %s', (picked, selection) => {
  expect(selectionOf(withPicked(full, 'wet_grip', picked), 'wet_grip', ['A', 'B'])).toBe(selection)
})

test('select-all ticks the rest, then unticks all', () => {
  const all = withAllToggled(full, 'wet_grip', ['B', 'C'])
  expect(all.picked.wet_grip).toEqual(['B', 'C'])
  expect(withAllToggled(all, 'wet_grip', ['B', 'C']).picked.wet_grip).toEqual([])
})

test('the breadcrumb has every level in order', () => {
  expect(listLevels(full).map(({ level }) => level)).toEqual([
    'tyres',
    'category',
    'size',
    'tyre_season',
    'brand',
    'speed_index',
    'fuel_efficiency',
    'wet_grip',
    'noise_class',
    'noise_value',
    'load_index',
  ])
})

test('a level keeps its value and those above, and clears the deeper', () => {
  const season = listLevels(full).find(({ level }) => level === 'tyre_season')
  expect(season?.state).toEqual({
    ...emptyList(2),
    size,
    picked: { ...nonePicked, tyre_season: ['Winter Studded'] },
  })
})

test('all tyres is the top of every breadcrumb', () => {
  expect(listLevels(emptyList(null)).map(({ level }) => level)).toEqual(['tyres'])
  expect(listLevels(full)[0]?.state).toEqual(emptyList(null))
})

test('a level of a list that is sorted by a priority has the default order', () => {
  const list = withPriority({ ...full, car: { make: 'Toyota', model: '', year: '' } }, 'grip')
  expect(list.sort).toBe('grip')
  expect(new Set(listLevels(list).map(({ state }) => state.sort))).toEqual(new Set(['net_price_asc']))
})

test('each active filter can be taken away by itself', () => {
  const narrowed = { ...full, servicePoint: 'kuurapaja-kallio' }
  const filters = activeFilters(narrowed)
  expect(filters).toHaveLength(countOfFilters(narrowed))
  expect(countOfFilters(narrowed)).toBe(countOfFilters(full) + 1)
  for (const { without } of filters) expect(countOfFilters(without)).toBe(countOfFilters(narrowed) - 1)
  expect(withoutFilters(narrowed).servicePoint).toBeNull()
})
