import { expect, test } from 'vitest'
import { chosenMarks } from './article.ts'

test('an on/off filter that is called like a mark chooses the tyres with the mark', () => {
  expect(chosenMarks({ run_flat: '1', in_stock: '1' })).toEqual({ runFlat: [1] })
  expect(chosenMarks({ run_flat: '0' })).toEqual({})
})
