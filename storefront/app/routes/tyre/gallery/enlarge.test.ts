import { expect, test } from 'vitest'
import { distance, middle, moved, wholePicture, zoomedTo } from './enlarge.ts'

const stage = { width: 400, height: 600 }

test('the point under the fingers stays where it is', () => {
  const finger = { x: 80, y: -40 }
  const before = { zoom: 1.5, x: 20, y: 10 }
  const after = zoomedTo(before, 3, finger)
  const onPicture = ({ zoom, x, y }: typeof before) => [(finger.x - x) / zoom, (finger.y - y) / zoom]
  expect(onPicture(after)).toEqual(onPicture(before))
})

test.each([
  [0.2, 1],
  [2, 2],
  [99, 5],
])('asked for %d times the picture is shown %d times as large', (wanted, zoom) => {
  expect(zoomedTo(wholePicture, wanted, { x: 10, y: 10 }).zoom).toBe(zoom)
})

test('back at its own size the picture stands in the middle', () => {
  expect(zoomedTo({ zoom: 3, x: 120, y: -90 }, 1, { x: 5, y: 5 })).toEqual(wholePicture)
})

test('a picture is not moved out of sight', () => {
  expect(moved({ zoom: 2, x: 0, y: 0 }, { x: 900, y: -900 }, stage)).toEqual({ zoom: 2, x: 200, y: -300 })
  expect(moved(wholePicture, { x: 50, y: 50 }, stage)).toEqual(wholePicture)
})

test('two fingers have a distance and a middle', () => {
  expect(distance({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5)
  expect(middle({ x: 0, y: 0 }, { x: 4, y: 8 })).toEqual({ x: 2, y: 4 })
})
