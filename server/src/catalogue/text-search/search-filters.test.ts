import { van } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { SearchIndex } from '../search-index/search-index.ts'
import { searchFilters } from './search-filters.ts'
import { demoVocabulary } from './testing/demo-vocabulary.ts'
import { understand } from './understand.ts'

test('a typed size does not widen the vehicle types for which a licence plate approves the same size', () => {
  const approved = { width: 21_500, aspect: 65, diameter: 160, vehicleTypes: [van] }
  const typed = understand('215/65 R16', demoVocabulary())
  const { filters } = searchFilters(new SearchIndex(), typed, {
    sidebar: { sizes: [approved] },
    now: new Date('2026-11-20T10:00:00Z'),
  })
  expect(filters?.sizes).toEqual([approved])
})
