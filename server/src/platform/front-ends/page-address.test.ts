import { expect, test } from 'vitest'
import { knownAddress, localeOfPage, pageKeyOf, withoutLanguage, withoutLastSlash } from './page-address.ts'

const at = (path: string) => new URL(path, 'http://localhost')

test.each([
  ['a fresh browser sees Finnish', '/', undefined, undefined, 'fi_FI'],
  ['the stored choice counts', '/', undefined, 'en_GB', 'en_GB'],
  ['the address is stronger than the stored choice', '/?lang=fi', undefined, 'en_GB', 'fi_FI'],
  ['the path is stronger than both', '/tyres?lang=fi', 'en', 'fi_FI', 'en_GB'],
  ['nonsense is passed over', '/?lang=xx', undefined, '../etc', 'fi_FI'],
] as const)('%s', (_name, path, language, cookie, locale) => {
  expect(localeOfPage(at(path), language, cookie)).toBe(locale)
})

test.each([
  ['/tyres?lang=en', '/tyres'],
  ['/tyres?width=205&lang=en&brand=Nokian+Tyres,Falken', '/tyres?width=205&brand=Nokian+Tyres,Falken'],
  ['/tyres?lang=fi&lang=en&l%61ng=en&language=x', '/tyres?language=x'],
])('%s says the language once as %s', (said, once) => {
  expect(withoutLanguage(at(said))).toBe(once)
})

test('a query that the page does not know makes no second page', () => {
  expect(knownAddress(at('/?utm_source=mail&page=2'), ['page']).href).toBe('http://localhost/?page=2')
})

test('the order of a query makes no second page', () => {
  const known = ['b', 'a']
  expect(pageKeyOf(knownAddress(at('/x?b=1&a=2'), known), 'fi_FI')).toBe(
    pageKeyOf(knownAddress(at('/x?a=2&b=1'), known), 'fi_FI'),
  )
})

test('each language has a key of its own', () => {
  expect(pageKeyOf(at('/'), 'fi_FI')).not.toBe(pageKeyOf(at('/'), 'en_GB'))
})

test('a page that writes its query itself is rendered and cached by what it writes', () => {
  const inStock = (url: URL) => (url.searchParams.get('in_stock') === '1' ? 'in_stock=1' : '')
  const addressOf = (path: string) => knownAddress(at(path), inStock).href
  expect(addressOf('/tyres?utm_source=mail&in_stock=1#top')).toBe('http://localhost/tyres?in_stock=1')
  expect(addressOf('/tyres?in_stock=0')).toBe('http://localhost/tyres')
})

test('a query of 10,000 characters is dropped', () => {
  expect(knownAddress(at(`/?page=${'9'.repeat(10_000)}`), ['page']).search).toBe('')
})

test.each([
  ['/tyres/', '/tyres'],
  ['/tyres/car-suv-4x4//?page=2', '/tyres/car-suv-4x4?page=2'],
  ['/tyres', null],
  ['/', null],
  ['/.//elsewhere.example/', null],
])('%s is the same page as %s', (path, same) => {
  expect(withoutLastSlash(at(path))).toBe(same)
})
