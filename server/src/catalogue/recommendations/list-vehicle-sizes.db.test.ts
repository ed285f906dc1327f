import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StockedVehicleSize } from '@pito/contracts/recommendations'
import { expect, test } from 'vitest'
import { testPlatform } from '../../../testing/test-platform.ts'
import { vehicleRegistry } from '../../../testing/vehicle-registry.ts'
import { buildApi } from '../../app.ts'

const platform = await testPlatform({
  demoArticles: 2600,
  settings: await vehicleRegistry(),
})
const { app } = await buildApi(platform)

async function sizesOf(plate: string): Promise<StockedVehicleSize[]> {
  return (await app.inject({ url: `/api/v1/vehicle-sizes?licencePlate=${plate}` })).json().data
}

const readme = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8')
const platesOfReadme = [...readme.matchAll(/`([A-Z]{3}-\d{3})` \(/g)].map(([, plate = '']) => plate)

test('the vehicles that the README names have tyres that fit', async () => {
  expect(platesOfReadme.length).toBeGreaterThan(3)
  for (const plate of platesOfReadme) {
    const sizes = await sizesOf(plate)
    expect(Math.max(...sizes.map(({ in_stock }) => in_stock)), plate).toBeGreaterThan(0)
  }
})

test('a size with a C counts van tyres, and the same size without it car tyres', async () => {
  const [all, ofCars, ofVans] = await Promise.all([
    sizesOf('ABC-141'),
    sizesOf('ABC-141&vehicle_type=2'),
    sizesOf('ABC-141&vehicle_type=3'),
  ])
  expect(all.map(({ commercial }) => commercial)).toContain(true)
  expect(all).toEqual(all.map((size, place) => (size.commercial ? ofVans : ofCars)[place]))
  expect(ofCars).not.toEqual(ofVans)
})
