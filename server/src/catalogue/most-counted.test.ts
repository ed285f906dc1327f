import { expect, test } from 'vitest'
import { mostCounted } from './most-counted.ts'

const counted = (...counts: number[]) => counts.map((count, value) => ({ value, count }))
const countsOf = (counts: ReturnType<typeof mostCounted>) => counts.map(({ count }) => count)

test('values are all returned in their order if there are not too many', () => {
  expect(countsOf(mostCounted(counted(3, 9, 1), 3))).toEqual([3, 9, 1])
})

test('of too many values, those with the greatest counts are returned, and equal counts fill the remaining places', () => {
  expect(countsOf(mostCounted(counted(1, 9, 4, 4, 2, 7, 4), 4)).toSorted()).toEqual([4, 4, 7, 9])
})

test('an empty list stays empty', () => {
  expect(mostCounted([], 200)).toEqual([])
})
