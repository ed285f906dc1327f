import { finland, mapPoint } from '@pito/contracts/values/finland-map'
import { expect, test } from 'vitest'
import { viewAround } from './map-mark.ts'

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
