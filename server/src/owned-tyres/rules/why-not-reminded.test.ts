import { allSeason, friction, studded, summer } from '@pito/contracts/values/tyre-season'
import { expect, test } from 'vitest'
import { setsToRemindOf, whyNotReminded } from './why-not-reminded.ts'

const owned = (seasonId: number, changed = {}) => ({
  seasonId,
  state: 'in-use',
  isDelivered: true,
  ...changed,
})

test.each([
  ['winter tyres', [owned(friction)], null],
  ['studded and summer tyres', [owned(studded), owned(summer)], null],
  ['nothing', [], 'no-set'],
  ['only summer tyres', [owned(summer)], 'no-set'],
  ['only all-season tyres', [owned(allSeason)], 'no-set'],
  ['sold winter tyres', [owned(friction, { state: 'sold' })], 'no-set'],
  ['worn-out winter tyres', [owned(friction, { state: 'worn-out' })], 'no-set'],
  [
    'winter tyres, and others on the way',
    [owned(friction), owned(studded, { isDelivered: false })],
    'open-order',
  ],
  [
    'winter tyres, and summer tyres on the way',
    [owned(friction), owned(summer, { isDelivered: false })],
    null,
  ],
])('before the winter, whether a customer with %s is reminded: %s', (_what, sets, reason) => {
  expect(whyNotReminded(sets, 'winter')).toBe(reason)
})

test('only the sets of the season that are in use are named', () => {
  const [winter, sold, summerSet] = [owned(friction), owned(friction, { state: 'sold' }), owned(summer)]
  expect(setsToRemindOf([winter, sold, summerSet], 'winter')).toEqual([winter])
  expect(setsToRemindOf([winter, sold, summerSet], 'summer')).toEqual([summerSet])
})
