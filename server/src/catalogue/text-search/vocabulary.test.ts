import { expect, test } from 'vitest'
import { Identifiers } from './identifiers.ts'
import { Vocabulary } from './vocabulary.ts'

const rest = { sizes: [], identifiers: new Identifiers(), hasSize: () => false }
const properties = { axle: 'drive' }
const models = [{ id: 1, brandId: 1, brand: 'Kuura', name: 'Tuisku 1', ...properties }]
const before = new Vocabulary({ ...rest, models }, null)

test('a change that concerns no name uses the dictionary of names again', () => {
  const copies = models.map((model) => ({ ...model }))
  expect(new Vocabulary({ ...rest, models: copies }, before).names).toBe(before.names)
})

test.each([
  ['a renamed model', { name: 'Pyry 1' }],
  ['a renamed brand', { brand: 'Halla' }],
  ['another model', { id: 2 }],
  ['a model of another brand', { brandId: 2 }],
])('%s needs a new dictionary of names', (_change, difference) => {
  const changed = models.map((model) => ({ ...model, ...difference }))
  expect(new Vocabulary({ ...rest, models: changed }, before).names).not.toBe(before.names)
})

test('a changed feature of a model counts though the dictionary of names is used again', () => {
  const changed = models.map((model) => ({ ...model, axle: 'steer' }))
  expect(before.modelsWith('drive')).toEqual([1])
  expect(new Vocabulary({ ...rest, models: changed }, before).modelsWith('drive')).toEqual([])
})
