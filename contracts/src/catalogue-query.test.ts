import { expect, test } from 'vitest'
import { catalogueFilters } from './catalogue-query.ts'

test.each([
  ['16', 16],
  ['R16', 16],
  ['zr 16', 16],
  ['R22,5', 22.5],
])('a rim diameter of %s is read as %d', (text, diameter) => {
  expect(catalogueFilters.parse({ diameter: text })).toEqual({ diameter })
})

test.each(['-205', 'R-16', 'large'])('a width of %s is refused', (width) => {
  expect(catalogueFilters.safeParse({ width }).success).toBe(false)
})
