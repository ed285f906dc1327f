import { expect, test } from 'vitest'
import { seasonOf, seasonsFor } from './tyre-season.ts'
import {
  isInInches,
  landingOfSize,
  segmentOfSize,
  sizeOfLanding,
  sizeOfSegment,
  sizeText,
} from './tyre-size.ts'
import { fittedAs, isFittable, vehicleTypeOf } from './vehicle-type.ts'

test.each([
  [{ width: 205, aspectRatio: 55, diameter: 16 }, '205/55 R16', '205-55R16', '205-55-R16'],
  [{ width: 315, aspectRatio: 80, diameter: 22.5 }, '315/80 R22.5', '315-80R22.5', '315-80-R22.5'],
  [{ width: 11, aspectRatio: 0, diameter: 22.5 }, '11 R22.5', '11R22.5', '11-0-R22.5'],
  [{ width: 9.5, aspectRatio: 0, diameter: 17.5 }, '9.5 R17.5', '9.5R17.5', '9.5-0-R17.5'],
  [{ width: 7.5, aspectRatio: 0, diameter: 16 }, '7.50 R16', '7.5R16', '7.5-0-R16'],
  [{ width: 155, aspectRatio: 0, diameter: 13 }, '155 R13', '155R13', '155-0-R13'],
])('%o is read and written', (size, text, landing, segment) => {
  expect(sizeText(size)).toBe(text)
  expect(landingOfSize(size)).toBe(landing)
  expect(sizeOfLanding(landing)).toEqual(size)
  expect(segmentOfSize(size)).toBe(segment)
  expect(sizeOfSegment(segment)).toEqual(size)
})

test('a size without a height is also read with a height of nothing', () => {
  expect(sizeOfLanding('11-0R22.5')).toEqual({ width: 11, aspectRatio: 0, diameter: 22.5 })
})

test.each(['', '205', '205-55', '205-55-16-1', '-1-2-3', 'a-b-c', '9'.repeat(10_000)])(
  '"%s" is no size',
  (text) => {
    expect(sizeOfSegment(text)).toBeNull()
    expect(sizeOfLanding(text)).toBeNull()
  },
)

test.each(['3', 'Winter Studded', 'winter-studded', 'nastarenkaat', 'Talvi, nasta'])(
  '"%s" is studded',
  (text) => {
    expect(seasonOf(text)?.id).toBe(3)
  },
)

test('a truck is offered no studded tyres', () => {
  expect(seasonsFor(4).map(({ id }) => id)).toEqual([1, 2, 4, 5])
  expect(seasonsFor(2)).toHaveLength(5)
})

test.each([
  ['car', 2],
  ['henkiloautot', 2],
  ['Light Truck', 3],
  ['4', 4],
  ['all', 1],
  ['kaikki', 1],
])('"%s" is vehicle type %d', (text, id) => {
  expect(vehicleTypeOf(text)?.id).toBe(id)
})

test('a spaceship is no vehicle type', () => {
  expect(vehicleTypeOf('spaceship')).toBeUndefined()
})

test.each([
  [11, true],
  [7.5, true],
  [145, false],
  [315, false],
])('a width of %s is in inches: %s', (width, inInches) => {
  expect(isInInches(width)).toBe(inInches)
})

test('tyres of all vehicles but trucks are fitted, those for all vehicles as a car’s', () => {
  expect([1, 2, 3, 4].map(isFittable)).toEqual([true, true, true, false])
  expect([1, 2, 3].map(fittedAs)).toEqual([2, 2, 3])
})
