import { expect, test } from 'vitest'
import { reasonsOf } from './reasons-of.ts'

const cheap = {
  id: 1,
  modelId: 1,
  priceCents: 7000,
  seasonId: 2,
  wetGrip: 'C',
  fuelEfficiency: 'C',
  noiseValue: 72,
  iceGrip: false,
  has3pmsf: true,
}
const quiet = {
  ...cheap,
  id: 2,
  priceCents: 9000,
  wetGrip: 'A',
  fuelEfficiency: 'E',
  noiseValue: 69,
  iceGrip: true,
}
const studs = { ...cheap, id: 3, priceCents: 9500, seasonId: 3, wetGrip: null, noiseValue: null }

test('a pick is compared with the one before it, and the first one with the second', () => {
  const [first, second] = reasonsOf(
    [
      { level: 'good', tyre: cheap },
      { level: 'better', tyre: quiet },
    ],
    [cheap, quiet, studs],
  )
  expect(first).toMatchObject({
    id: 1,
    reason: {
      out_of: 3,
      compared_with: 'better',
      difference: { price_for_four: -80, noise_value: 3, lost: ['ice_grip'] },
    },
  })
  expect(second?.reason).toEqual({
    out_of: 3,
    ice_grip: true,
    first_in: { price: false, wet_grip: true, noise_value: true },
    compared_with: 'good',
    difference: {
      price_for_four: 80,
      wet_grip: { from: 'C', to: 'A' },
      fuel_efficiency: { from: 'C', to: 'E' },
      noise_value: -3,
      ice_grip: true,
      snow_grip: false,
      studs: false,
      lost: [],
    },
  })
})

test('the third pick is compared with the second one, unless only the first shows everything that it loses', () => {
  const thirdOf = (fuelEfficiency: string) =>
    reasonsOf(
      [
        { level: 'good', tyre: cheap },
        { level: 'better', tyre: { ...quiet, fuelEfficiency } },
        { level: 'best', tyre: { ...quiet, id: 4, priceCents: 9900, noiseValue: 68 } },
      ],
      [cheap, quiet],
    )[2]?.reason
  const toGood = { price_for_four: 116, wet_grip: { from: 'C', to: 'A' }, noise_value: -4 }
  expect(thirdOf('D')).toMatchObject({
    compared_with: 'better',
    difference: {
      price_for_four: 36,
      wet_grip: null,
      noise_value: -1,
      fuel_efficiency: { from: 'D', to: 'E' },
    },
  })
  expect(thirdOf('E')).toMatchObject({
    compared_with: 'good',
    difference: { ...toGood, fuel_efficiency: { from: 'C', to: 'E' } },
  })
})

test('a value that is not stated is never the best and gives no difference', () => {
  const [, second] = reasonsOf(
    [
      { level: 'good', tyre: cheap },
      { level: 'better', tyre: studs },
    ],
    [cheap, studs],
  )
  expect(second?.reason).toMatchObject({
    first_in: { price: false, wet_grip: false, noise_value: false },
    difference: { wet_grip: null, noise_value: null, studs: true },
  })
})

test('one tyre alone is compared with none', () => {
  const [only] = reasonsOf([{ level: 'good', tyre: studs }], [studs])
  expect(only?.reason).toMatchObject({ compared_with: null, difference: null, out_of: 1 })
})
