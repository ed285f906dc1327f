import { expect, test } from 'vitest'
import { whyNotLabelled } from './why-not-labelled.ts'

const friction = { seasonId: 2, fuelEfficiency: 'C', wetGrip: 'D', noiseValue: 70 }

test('a tyre with its three values has a label', () => {
  expect(whyNotLabelled(friction)).toBeNull()
})

test('a studded tyre has none, because the regulation leaves it out', () => {
  expect(whyNotLabelled({ ...friction, seasonId: 3 })).toBe('studded')
})

test.each(['fuelEfficiency', 'wetGrip', 'noiseValue'] as const)('without %s nothing is declared', (value) => {
  expect(whyNotLabelled({ ...friction, [value]: null })).toBe('not-declared')
})
