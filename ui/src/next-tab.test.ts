import { expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'

test.each([
  { title: 'right goes to the next tab', key: 'ArrowRight', from: 0, answer: 1 },
  { title: 'right from the last goes round to the first', key: 'ArrowRight', from: 3, answer: 0 },
  { title: 'left goes to the one before', key: 'ArrowLeft', from: 2, answer: 1 },
  { title: 'left from the first goes round to the last', key: 'ArrowLeft', from: 0, answer: 3 },
  { title: 'Home goes to the first', key: 'Home', from: 2, answer: 0 },
  { title: 'End goes to the last', key: 'End', from: 1, answer: 3 },
  { title: 'any other key is left to the browser', key: 'ArrowDown', from: 1, answer: null },
])('$title', ({ key, from, answer }) => {
  expect(nextTab(key, from, 4)).toBe(answer)
})

test('an empty row of tabs has nowhere to go', () => {
  expect(nextTab('ArrowRight', 0, 0)).toBeNull()
})
