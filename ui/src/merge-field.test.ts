import { expect, test } from 'vitest'
import { changedFields, isConflict, mergedSide } from './merge-field.ts'

const field = (original: string, current: string, yours: string) => ({
  key: 'price',
  label: 'Price',
  original,
  current,
  yours,
})

for (const [what, values, conflict, side] of [
  ['that nobody changed', field('1', '1', '1'), false, 'current'],
  ['that somebody else changed', field('1', '2', '1'), false, 'current'],
  ['that the user changed', field('1', '1', '3'), false, 'yours'],
  ['that both changed to the same value', field('1', '2', '2'), false, 'yours'],
  ['that both changed to different values', field('1', '2', '3'), true, null],
  ['that both emptied', field('1', '', ''), false, 'yours'],
] as const)
  test(`a field ${what} ${conflict ? 'needs a choice' : `gets the value on the side "${side}"`}`, () => {
    expect(isConflict(values)).toBe(conflict)
    expect(mergedSide(values, new Map())).toBe(side)
  })

test('a choice decides a conflict and nothing else', () => {
  const choices = new Map([['price', 'current']] as const)
  expect(mergedSide(field('1', '2', '3'), choices)).toBe('current')
  expect(mergedSide(field('1', '1', '3'), choices)).toBe('yours')
})

test('fields that nobody changed are not compared', () => {
  const changed = field('1', '1', '2')
  expect(changedFields([field('1', '1', '1'), changed])).toEqual([changed])
})
