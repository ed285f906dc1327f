import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagerWindow } from './pager-window.ts'

test.each([
  { title: 'a few pages are all shown', page: 2, pages: 5, answer: [1, 2, 3, 4, 5] },
  { title: 'one page is one number', page: 1, pages: 1, answer: [1] },
  { title: 'no page is no number', page: 1, pages: 0, answer: [] },
  {
    title: 'the first page shows the start and the last',
    page: 1,
    pages: 12,
    answer: [1, 2, 3, 4, 5, null, 12],
  },
  { title: 'in the middle both ends are cut', page: 6, pages: 12, answer: [1, null, 5, 6, 7, null, 12] },
  {
    title: 'the last page shows the end and the first',
    page: 12,
    pages: 12,
    answer: [1, null, 8, 9, 10, 11, 12],
  },
])('$title', ({ page, pages, answer }) => {
  expect(pagerWindow(page, pages)).toEqual(answer)
})

const place = fc
  .integer({ min: 1, max: 400 })
  .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))

test('the page in view, the first and the last are always there, in order, at most seven places', () => {
  fc.assert(
    fc.property(place, ([page, pages]) => {
      const shown = pagerWindow(page, pages)
      const numbers = shown.filter((one) => one !== null)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      expect(shown.length).toBeLessThanOrEqual(7)
    }),
  )
})

test('a gap never stands for a single page', () => {
  fc.assert(
    fc.property(place, ([page, pages]) => {
      const shown = pagerWindow(page, pages)
      for (const [index, one] of shown.entries()) {
        if (one === null) expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2)
      }
    }),
  )
})
