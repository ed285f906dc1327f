import type { ProductDetails } from '@pito/contracts/catalogue'
import { expect, test } from 'vitest'
import { factRows, labelRows, tyreFacts } from './fact-rows.ts'

const tyre = {
  width: 225,
  aspect_ratio: 65,
  diameter: 16,
  load_index: 112,
  load_index_dual: 110,
  speed_index: 'R',
  tyreSeason: { display_name: 'Kesä' },
}

test.each([
  ['225/65 R16C 112/110R', '225/65 R16C'],
  ['225/65 R16 112R', '225/65 R16'],
])('of a tyre marked %s the size is %s', (size_text, size) => {
  const [first] = factRows({ ...tyre, size_text } as ProductDetails, tyreFacts.fi)
  expect(first).toEqual(['Koko', size])
})

test('a class that a labelled tyre lacks is not stated, and a studded tyre has no classes', () => {
  const unlabelled = { fuel_effiency: null, wet_grip: null, noice_class: null, noice_value: null }
  const rowsOf = (tyre_season_id: number) =>
    labelRows({ ...tyre, ...unlabelled, tyre_season_id } as ProductDetails, tyreFacts.en)
  expect(rowsOf(1).map(([, value]) => value)).toEqual(['not stated', 'not stated', 'not stated'])
  expect(rowsOf(3)).toEqual([])
})
