import { expect, test } from 'vitest'
import {
  filtersInAddress,
  layoutInAddress,
  listAddress,
  queryOfAddress,
  sortAddress,
  sortingInAddress,
  unfilteredAddress,
} from './list-address.ts'

const address = new URL(
  'https://shop.example/admin/articles?search=ice&state=&sort=-price&page=3&columns=name,price',
)
const { searchParams } = address

test('the query of the API has every parameter with a value, but not the columns', () => {
  expect(queryOfAddress(address)).toEqual({ search: 'ice', sort: '-price', page: '3' })
})

test('the search counts as a filter, the order and the page do not', () => {
  expect(filtersInAddress(searchParams)).toEqual(['search'])
})

test('clearing the filters keeps the order and the columns and leads to the first page', () => {
  expect(new URLSearchParams(unfilteredAddress(searchParams)).toString()).toBe(
    new URLSearchParams({ state: '', sort: '-price', columns: 'name,price' }).toString(),
  )
})

test('a changed parameter replaces the old one, and null removes it', () => {
  expect(listAddress(new URLSearchParams('a=1&b=2'), { a: '3', b: null })).toBe('?a=3')
  expect(listAddress(new URLSearchParams('a=1'), { a: null })).toBe('?')
})

test('the order is read from the address, and another order begins on the first page', () => {
  expect(sortingInAddress(searchParams, 'name')).toEqual({ key: 'price', descending: true })
  expect(sortingInAddress(new URLSearchParams(), 'name')).toEqual({ key: 'name', descending: false })
  expect(sortAddress(new URLSearchParams('page=2'), { key: 'ean', descending: true })).toBe('?sort=-ean')
})

test('the columns of the address win over the stored ones, which still decide the widths', () => {
  const stored = [
    { key: 'name', shown: true, width: 200 },
    { key: 'ean', shown: true },
  ]
  expect(layoutInAddress(searchParams, stored)).toEqual([
    { key: 'name', shown: true, width: 200 },
    { key: 'price', shown: true, width: undefined },
    { key: 'ean', shown: false },
  ])
  expect(layoutInAddress(new URLSearchParams(), stored)).toBe(stored)
})
