import type { LineItem } from '@pito/contracts/cart'
import { expect, test } from 'vitest'
import { unusualCombinations } from './unusual-combinations.ts'

const summer = 1
const friction = 2
const studded = 3

interface Facts {
  readonly season?: number
  readonly width?: number
  readonly model?: number
  readonly axle?: 'front' | 'rear'
  readonly vehicle?: number
  readonly isForAnotherCar?: boolean
}

function line(quantity: number, facts: Facts = {}): LineItem {
  const { season = summer, width = 205, model = 1, axle = null, vehicle = 2, isForAnotherCar = false } = facts
  const size = { width, aspect_ratio: 55, diameter: 16 }
  const names = { name: `Model ${model}`, link_fi: '/fi', link_en: '/en' }
  return {
    ...{
      type: 'product',
      type_id: model * 1000 + width + season,
      quantity,
      axle,
      for_another_car: isForAnotherCar,
    },
    product: { ...size, ...names, tyre_season_id: season, model: { id: model }, vehicle_type: vehicle },
  } as unknown as LineItem
}

test.each<[string, LineItem[], string[]]>([
  ['two summer and two winter tyres', [line(2), line(2, { season: friction })], ['seasons']],
  [
    'two friction and two studded tyres',
    [line(2, { season: friction }), line(2, { season: studded })],
    ['studs'],
  ],
  ['four summer and four winter tyres', [line(4), line(4, { season: friction })], []],
  ['two tyres of each of two sizes', [line(2), line(2, { width: 225 })], ['sizes']],
  ['four tyres of each of two sizes', [line(4), line(4, { width: 225 })], []],
  ['a front and rear set', [line(2, { axle: 'front' }), line(2, { width: 225, axle: 'rear' })], []],
  ['two tyres of each of two models', [line(2), line(2, { model: 2 })], ['models']],
  ['one tyre', [line(1)], ['quantity']],
  ['a pair for one axle', [line(2)], []],
  ['three tyres', [line(3)], ['quantity']],
  ['four tyres', [line(4)], []],
  ['five tyres', [line(5)], ['quantity']],
  ['seven tyres', [line(7)], ['quantity']],
  ['eight tyres', [line(8)], []],
  ['three truck tyres', [line(3, { vehicle: 4 })], []],
  ['a pair for each of two cars', [line(2), line(2, { width: 225, isForAnotherCar: true })], []],
  ['an empty cart', [], []],
])('%s', (_name, lines, kinds) => {
  expect(unusualCombinations(lines, []).map(({ kind }) => kind)).toEqual(kinds)
})

const pair = {
  front: { width: 205, aspectRatio: 55, diameter: 16 },
  rear: { width: 225, aspectRatio: 55, diameter: 16 },
}

test.each<[string, LineItem[], string[]]>([
  ['two tyres of each', [line(2), line(2, { width: 225 })], []],
  ['one tyre of the rear size', [line(2), line(1, { width: 225 })], ['quantity']],
  ['a third size', [line(2), line(2, { width: 225 }), line(2, { width: 245 })], ['sizes']],
  ['two tyres of another size instead', [line(2), line(2, { width: 245 })], ['sizes']],
  [
    'two tyres of each for another car',
    [line(2, { isForAnotherCar: true }), line(2, { width: 225, isForAnotherCar: true })],
    ['sizes'],
  ],
])('front and rear sizes of the known vehicle: %s', (_name, lines, kinds) => {
  expect(unusualCombinations(lines, [pair]).map(({ kind }) => kind)).toEqual(kinds)
})

test('a combination leads to the tyre of which there are most, and has another key after a change', () => {
  const [found] = unusualCombinations([line(1), line(3, { model: 2 })], [])
  expect(found).toMatchObject({ kind: 'models', tyre: { name: 'Model 2' }, quantity: 4 })
  expect(unusualCombinations([line(2), line(3, { model: 2 })], [])[0]?.key).not.toBe(found?.key)
})
