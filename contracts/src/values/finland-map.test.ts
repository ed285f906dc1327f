import { expect, test } from 'vitest'
import { finland, mapPoint, unitsOfKm } from './finland-map.ts'

test('the null island is in the middle of the map, and Helsinki where web maps have it', () => {
  expect(mapPoint(0, 0)).toEqual({ x: 5000, y: 5000 })
  expect(mapPoint(60.1699, 24.9384)).toEqual({ x: 5692.73, y: 2894.53 })
})

test.each([
  ['Hanko', 59.82, 22.97],
  ['Nuorgam', 70.09, 27.88],
  ['Eckerö', 60.22, 19.53],
  ['Ilomantsi', 62.91, 31.58],
])('%s is on the map of Finland', (_, latitude, longitude) => {
  const { x, y } = mapPoint(latitude, longitude)
  expect(x > finland.x && x < finland.x + finland.width).toBe(true)
  expect(y > finland.y && y < finland.y + finland.height).toBe(true)
})

test('a kilometre is twice as large at 60 degrees as at the equator', () => {
  expect(unitsOfKm(100, 0)).toBe(24.95)
  expect(unitsOfKm(100, 60)).toBe(49.91)
})
