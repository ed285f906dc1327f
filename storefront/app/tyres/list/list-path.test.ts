import { expect, test } from 'vitest'
import { meaningOfSlug, readListPath, translatedListPath } from './list-path.ts'

test.each([
  [undefined, 'en', { kind: 'list', vehicle: null }],
  ['car-suv-4x4', 'en', { kind: 'list', vehicle: 2 }],
  ['kuorma-autot', 'fi', { kind: 'list', vehicle: 4 }],
  ['henkiloautot', 'en', { kind: 'moved', path: '/tyres/car-suv-4x4' }],
  ['van', 'fi', { kind: 'moved', path: '/renkaat/pakettiautot' }],
  ['Light Truck', 'en', { kind: 'moved', path: '/tyres/light-commercial-vehicles' }],
  ['all', 'fi', { kind: 'moved', path: '/renkaat' }],
  ['kaikki', 'fi', { kind: 'moved', path: '/renkaat' }],
  ['spaceship', 'en', { kind: 'unknown' }],
  ['../etc', 'en', { kind: 'unknown' }],
] as const)('the slug %s is interpreted in %s', (slug, language, meaning) => {
  expect(meaningOfSlug(slug, language)).toEqual(meaning)
})

test.each([
  ['/tyres', { language: 'en', slug: undefined }],
  ['/renkaat/henkiloautot/', { language: 'fi', slug: 'henkiloautot' }],
  ['/tyres/car-suv-4x4/summer', null],
  ['/', null],
  ['/constructor', null],
] as const)('the path %s is parsed', (path, read) => {
  expect(readListPath(path)).toEqual(read)
})

test.each([
  ['/tyres/trucks', '/renkaat/kuorma-autot'],
  ['/renkaat/henkiloautot', '/tyres/car-suv-4x4'],
  ['/renkaat', '/tyres'],
  ['/tyres/car', '/renkaat/henkiloautot'],
])('%s is in the other language %s', (path, translated) => {
  expect(translatedListPath(path)).toBe(translated)
})
