import { expect, test } from 'vitest'
import { addressIn } from './address-in.ts'

test.each([
  ['/', '/?lang=en'],
  ['/#plate', '/?lang=en#plate'],
  ['/brand/nokian-tyres', '/brand/nokian-tyres?lang=en'],
  ['/season/summer?page=2#tyres', '/season/summer?page=2&lang=en#tyres'],
  ['/tyre/nokian-tyres/hakkapeliitta-10/9', '/tyre/nokian-tyres/hakkapeliitta-10/9?lang=en'],
  ['/service-points?address=Turku', '/service-points?address=Turku&lang=en'],
  ['/cart', '/cart?lang=en'],
  ['/cart/user-info', '/cart/user-info?lang=en'],
  ['/information-sheet/9.pdf', '/information-sheet/9.pdf?lang=en'],
])('%s of an English page is %s', (address, english) => {
  expect(addressIn(address, 'en')).toBe(english)
  expect(addressIn(address, 'fi')).toBe(address)
})

test.each([
  '/tyres',
  '/tyres/car-suv-4x4?width=205',
  '/campaign/talvi-2026',
  '/service-point/hyhmahalli-tampere',
  '/service-points/tampere',
  '/order',
  '/login?redirect=%2Forder',
  '/brand/nokian-tyres?lang=fi',
  '/labels/9.svg',
  '#tyres',
  '?vehicle=van',
  'https://www.traficom.fi/',
  'tel:+358201230000',
])('%s stays as it is in both languages', (address) => {
  expect(addressIn(address, 'en')).toBe(address)
})
