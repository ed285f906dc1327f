import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareSizes, readWrittenSize } from './compare-sizes.ts'

const size = (text: string) => readWrittenSize(text) ?? expect.unreachable(text)

test.each(['205/55 R16', '205/55R16', '205-55R16', '205 55 16', ' 205/55 zr16 ', '205/55 R16C'])(
  '%s is read',
  (text) => {
    expect(readWrittenSize(text)).toEqual({ width: 205, aspectRatio: 55, diameter: 16 })
  },
)

test.each([
  '',
  '205',
  '205/55',
  '20/55 R16',
  '205/5 R16',
  '205/55 R99',
  '999/55 R16',
  '<b>',
  '1'.repeat(10_000),
])('%j is no size', (text) => {
  expect(readWrittenSize(text)).toBeNull()
})

test('205/55 R16 is 632 mm high and rolls 1985 mm', () => {
  const { first } = compareSizes(size('205/55 R16'), size('205/55 R16'))
  expect(Math.round(first.diameterMm)).toBe(632)
  expect(Math.round(first.circumferenceMm)).toBe(1985)
})

test('225/45 R17 in its place is a third of a per cent larger', () => {
  const comparison = compareSizes(size('205/55 R16'), size('225/45 R17'))
  expect(comparison.differencePercent).toBeCloseTo(0.38, 2)
  expect(comparison.withinRuleOfThumb).toBe(true)
  expect(comparison.speeds.find(({ indicated }) => indicated === 100)?.real).toBeCloseTo(100.38, 2)
})

test('a wheel of 20 inches on the same tyre is too large', () => {
  expect(compareSizes(size('205/55 R16'), size('205/55 R20')).withinRuleOfThumb).toBe(false)
})

test('the way back is the way there', () => {
  const some = fc.record({
    width: fc.integer({ min: 135, max: 335 }),
    aspectRatio: fc.integer({ min: 25, max: 85 }),
    diameter: fc.integer({ min: 12, max: 23 }),
  })
  fc.assert(
    fc.property(some, some, (one, other) => {
      const [there, back] = [compareSizes(one, other), compareSizes(other, one)]
      expect((1 + there.differencePercent / 100) * (1 + back.differencePercent / 100)).toBeCloseTo(1)
      expect(there.clearanceMm).toBeCloseTo(-back.clearanceMm)
    }),
  )
})
