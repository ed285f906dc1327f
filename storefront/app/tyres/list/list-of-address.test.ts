import { expect, test } from 'vitest'
import { searchOfList } from './list-of-address.ts'

const searchOf = (address: string) => searchOfList(new URL(address, 'http://localhost'))

test.each([
  ['/tyres', ''],
  ['/tyres/car-suv-4x4?utm_source=mail', ''],
  ['/tyres/car-suv-4x4?in_stock=1&utm_source=mail', 'in_stock=1'],
  ['/renkaat/henkiloautot?diameter=R16&height=55&width=205', 'width=205&height=55&diameter=16'],
  ['/tyres/trucks?tyre_season=3,2', 'tyre_season=Winter+Friction&left_out=tyre_season'],
  ['/tyres/trucks?page=0&price_gte=200&price_lte=100&brand=Nokian', 'brand=Nokian&left_out=price,page'],
  ['/tyres/trucks?left_out=page', ''],
  ['/tyres/car?tyre_season=3', 'tyre_season=Winter+Studded'],
])('the page %s is rendered for the query "%s"', (address, search) => {
  expect(searchOf(address)).toBe(search)
})

test('a query with every brand ticked is not cut', () => {
  const brands = Array.from({ length: 200 }, (_, number) => `Brand of tyres ${number}`).join(',')
  expect(searchOf(`/tyres?brand=${brands}`)).toBe(`brand=${brands.replaceAll(' ', '+')}`)
})
