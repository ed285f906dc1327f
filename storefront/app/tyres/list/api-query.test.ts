import { expect, test } from 'vitest'
import { filtersQuery, productsQuery } from './api-query.ts'
import { emptyList } from './list-state.ts'
import { readListQuery } from './read-list-query.ts'

test('an open list asks for the cheapest twenty and names no filter', () => {
  expect(productsQuery(emptyList(2))).toEqual({
    vehicle_type: '2',
    page: 1,
    sort_by: 'net_price',
    sort_order: 'asc',
    sets_first: '1',
    with: '[image,brand,model,tyre_category,tyreSeason]',
  })
})

test('seasons go as ids, brands as names, the rest as values', () => {
  const query =
    'width=205&tyre_season=Winter+Studded,Summer&brand=Nokian+Tyres&load_index=91,94&price_gte=60&price_lte=90'
  expect(filtersQuery(readListQuery(null, new URLSearchParams(query)))).toEqual({
    width: 205,
    tyre_season_id: '3,1',
    brand: 'Nokian Tyres',
    load_index: '91,94',
    price_gte: 60,
    price_lte: 90,
  })
})

test('what is in stock is a filter once it is chosen', () => {
  expect(filtersQuery({ ...emptyList(null), flags: ['in_stock'] })).toEqual({ in_stock: '1' })
})

test('lists of truck tyres are not divided by full sets of four', () => {
  expect(productsQuery(emptyList(4))).not.toHaveProperty('sets_first')
  expect(productsQuery(emptyList(null))).toHaveProperty('sets_first')
})

test('the quantity that is needed goes as a number', () => {
  expect(filtersQuery({ ...emptyList(null), minStock: 4 })).toEqual({ min_stock: 4 })
})

test('the order is sent as field and direction', () => {
  const { sort_by, sort_order } = productsQuery({ ...emptyList(null), sort: 'name_desc' })
  expect({ sort_by, sort_order }).toEqual({ sort_by: 'name', sort_order: 'desc' })
})
