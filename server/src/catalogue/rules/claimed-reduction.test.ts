import { expect, test } from 'vitest'
import { claimedReduction } from './claimed-reduction.ts'

const now = new Date('2026-11-20T10:00:00Z')
const reduced = { priceCents: 9900, lowestCents: 11_900, reducedAt: new Date('2026-11-01T10:00:00Z') }

test('a reduction is claimed from the lowest price of the 30 days before', () => {
  expect(claimedReduction(reduced, now)).toEqual({ lowestCents: 11_900 })
})

test.each([
  ['nothing was reduced', null],
  ['the tyre was not on sale before', { ...reduced, lowestCents: null }],
  ['it had been as cheap within the 30 days', { ...reduced, lowestCents: 9900 }],
  ['it had been cheaper within the 30 days', { ...reduced, lowestCents: 8900 }],
  ['the reduction is older than 60 days', { ...reduced, reducedAt: new Date('2026-09-20T10:00:00Z') }],
])('none is claimed when %s', (_why, reduction) => {
  expect(claimedReduction(reduction, now)).toBeNull()
})
