import { finland, mapPoint } from '@pito/contracts/values/finland-map'
import { expect, test } from 'vitest'
import { nameAbove, viewAround } from './map-mark.ts'

const helsinki = { latitude: 60.1699, longitude: 24.9384 }

test('the view has the place in its middle and the whole circle in it', () => {
  const { x, y } = mapPoint(helsinki.latitude, helsinki.longitude)
  const view = viewAround(helsinki, 100)
  expect(view.x + view.width / 2).toBeCloseTo(x)
  expect(view.y + view.height / 2).toBeCloseTo(y)
  expect(view.width).toBeGreaterThan(100)
  expect(view.width).toBeLessThan(finland.width)
})

test('a small circle is seen from no nearer than 15 km', () => {
  expect(viewAround(helsinki, 1)).toEqual(viewAround(helsinki, 15))
})

const view = { x: 100, y: 100, width: 75, height: 75 }
const marked = (x: number, y: number) => ({
  id: 'a',
  name: 'Polanneverstas Sörnäinen',
  href: '#',
  points: 1,
  x,
  y,
})

test('a name stands in the middle above its mark', () => {
  const { x, y } = nameAbove(marked(137, 140), view, 1)
  expect(x).toBe(137)
  expect(y).toBeLessThan(140)
})

test.each([
  ['left', 101],
  ['right', 174],
])('a name at the %s edge lies whole within the view', (_edge, at) => {
  const { x, halfWidth } = nameAbove(marked(at, 140), view, 1)
  expect(x - halfWidth).toBeGreaterThanOrEqual(view.x)
  expect(x + halfWidth).toBeLessThanOrEqual(view.x + view.width)
})

test('a name at the upper edge stands below its mark', () => {
  expect(nameAbove(marked(137, 101), view, 1).y).toBeGreaterThan(101)
})
