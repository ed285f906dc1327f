import { expect, test } from 'vitest'
import { nextCheck } from './next-check.ts'

const noon = new Date('2026-11-22T12:00:00Z')
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

test('the provider is asked after a minute, then less and less often', () => {
  expect(nextCheck(0, noon, noon)).toEqual(after(1))
  expect(nextCheck(1, noon, after(1))).toEqual(after(3))
  expect(nextCheck(7, noon, after(66))).toEqual(after(126))
  expect(nextCheck(8, noon, after(126))).toEqual(after(486))
})

test('after a fortnight nobody asks any more', () => {
  expect(nextCheck(60, noon, after(14 * 1440))).toBeNull()
})
