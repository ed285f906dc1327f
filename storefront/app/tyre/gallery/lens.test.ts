import { expect, test } from 'vitest'
import { lensAt, maskSide, paneSide } from './zoom.ts'

const picture = { x: 100, y: 50, width: 400, height: 600 }

test('the pane shows what the mask covers', () => {
  const lens = lensAt({ x: 300, y: 350 }, picture)
  expect(lens?.mask).toEqual({ x: 200 - maskSide / 2, y: 300 - maskSide / 2 })
  expect(lens?.enlarged.width).toBeCloseTo((400 * paneSide) / maskSide)
  expect(lens?.enlarged.x).toBeCloseTo((-(200 - maskSide / 2) * paneSide) / maskSide)
})

test.each([
  ['the upper left', { x: 100, y: 50 }, { x: 0, y: 0 }],
  ['the lower right', { x: 500, y: 650 }, { x: 400 - maskSide, y: 600 - maskSide }],
])('in %s corner the mask stays on the picture', (_corner, pointer, mask) => {
  expect(lensAt(pointer, picture)?.mask).toEqual(mask)
})

test.each([
  { x: 99, y: 350 },
  { x: 501, y: 350 },
  { x: 300, y: 49 },
  { x: 300, y: 651 },
])('beside the picture nothing is enlarged: %o', (pointer) => {
  expect(lensAt(pointer, picture)).toBeNull()
})

test('a picture smaller than the mask is shown from its corner', () => {
  expect(lensAt({ x: 10, y: 10 }, { x: 0, y: 0, width: 40, height: 40 })?.mask).toEqual({ x: 0, y: 0 })
})
