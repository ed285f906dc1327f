import { expect, test } from 'vitest'
import { firstChoice } from './finder-choice.ts'
import { noneUnsold, withoutUnsold } from './without-unsold.ts'

const chosen = { ...firstChoice(2), width: '215', brand: 'Nokian Tyres', loadIndex: '94' }

test('a height and a rim that another width has too stay chosen', () => {
  const offered = withoutUnsold(chosen, { height: ['50', '55'], diameter: ['16', '17'] })
  expect(offered).toEqual({ choice: chosen, unsold: noneUnsold })
})

test('a height that the width does not have is removed together with its rim', () => {
  const { choice, unsold } = withoutUnsold(chosen, { height: ['35'], diameter: [] })
  expect(choice).toMatchObject({ width: '215', height: '', diameter: '' })
  expect(unsold.size).toBe(chosen)
})

test('a rim that the height does not have is removed alone', () => {
  const { choice } = withoutUnsold(chosen, { height: ['55'], diameter: ['17'] })
  expect(choice).toMatchObject({ height: '55', diameter: '' })
})

test('a brand and load indices that the size does not have are removed and listed', () => {
  const { choice, unsold } = withoutUnsold(chosen, {
    brand: ['Michelin'],
    loadIndex: ['91'],
    speedIndex: ['T'],
  })
  expect(choice).toMatchObject({ brand: '', loadIndex: '' })
  expect(unsold).toEqual({
    size: null,
    details: [
      ['brand', 'Nokian Tyres'],
      ['loadIndex', '94'],
    ],
  })
})
