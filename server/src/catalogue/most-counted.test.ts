import { expect, test } from 'vitest'
import { mostCounted } from './most-counted.ts'

const counted = (...counts: number[]) => counts.map((count, value) => ({ value, count }))
const countsOf = (counts: ReturnType<typeof mostCounted>) => counts.map(({ count }) => count)

test('few are all kept, as they stand', () => {
  expect(countsOf(mostCounted(counted(3, 9, 1), 3))).toEqual([3, 9, 1])
})

test('of many, the greatest are kept, and of equal ones as many as there is room for', () => {
  expect(countsOf(mostCounted(counted(1, 9, 4, 4, 2, 7, 4), 4)).toSorted()).toEqual([4, 4, 7, 9])
})

test('none are none', () => {
  expect(mostCounted([], 200)).toEqual([])
})
