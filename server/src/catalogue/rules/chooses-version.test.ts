import { expect, test } from 'vitest'
import { choosesVersion } from './chooses-version.ts'

const extraLoad = { id: 7, load_index: 94, load_index_dual: null, speed_index: 'T', reinforced: 'XL' }
const van = { id: 8, load_index: 121, load_index_dual: 119, speed_index: 'R', reinforced: null }

test.each([
  [{}, extraLoad, true],
  [{ id: 7 }, extraLoad, true],
  [{ id: 9 }, extraLoad, false],
  [{ load_speed_index: '94t' }, extraLoad, true],
  [{ load_speed_index: '91T' }, extraLoad, false],
  [{ load_speed_index: '94T', reinforced: 'XL' }, extraLoad, true],
  [{ load_speed_index: '94T', reinforced: 'SL' }, extraLoad, false],
  [{ load_speed_index: '121R', reinforced: 'SL' }, van, true],
  [{ load_speed_index: '121-119R' }, van, true],
])('%o means %o: %s', (named, version, means) => {
  expect(choosesVersion(named, version)).toBe(means)
})
