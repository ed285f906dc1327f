import { expect, test } from 'vitest'
import { listBefore } from './way-back.tsx'

test.each([
  ['a list with a season and a plate', '/tyres/car-suv-4x4?tyre_season=Summer&licenceplate=ABC-123'],
  ['all tyres, in Finnish', '/renkaat'],
])('a tyre opened from %s leads back there', (_what, list) => {
  expect(listBefore({ openedFrom: list })).toBe(list)
})

test.each([
  ['another tyre', { openedFrom: '/tyres/car-suv-4x4/summer/205-55-R16/nokian-tyres/hakka-black-3' }],
  ['the front page', { openedFrom: '/' }],
  ['another site', { openedFrom: '//example.com/tyres' }],
  ['a document', null],
  ['something else', { openedFrom: 7 }],
])('a tyre opened from %s does not', (_what, state) => {
  expect(listBefore(state)).toBeNull()
})
