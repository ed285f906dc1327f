import { tyrePriorities } from '@pito/contracts/values/tyre-priority'
import { studded } from '@pito/contracts/values/tyre-season'
import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { RecommendedTyre } from './pick-recommendations.ts'
import { pickRecommendations } from './pick-recommendations.ts'
import { gripRank, quietRank } from './priority-rank.ts'

const studless = 2

/** A winter tyre of a model of its own. */
function tyre(id: number, euros: number, [wetGrip, fuelEfficiency, noiseValue]: Label, more = {}) {
  const marks = { seasonId: studless, iceGrip: false, has3pmsf: true }
  return { id, modelId: id, priceCents: euros * 100, ...marks, wetGrip, fuelEfficiency, noiseValue, ...more }
}
type Label = readonly [wetGrip: string | null, fuelEfficiency: string | null, noiseValue: number | null]

const cheap = tyre(1, 80, ['C', 'C', 72])
const picksOf = (tyres: readonly RecommendedTyre[], priority: 'price' | 'grip' | 'quiet') =>
  pickRecommendations(tyres, priority).map(({ level, tyre: { id } }) => `${level} ${id}`)

test.each([
  ['no tyre gives no pick', 'price', [], ''],
  ['one tyre is good', 'price', [cheap], 'good 1'],
  [
    'by price each pick improves on the one before it',
    'price',
    [cheap, tyre(2, 90, ['C', 'C', 71]), tyre(3, 95, ['B', 'C', 72]), tyre(4, 99, ['B', 'B', 71])],
    'good 1, better 2, best 4',
  ],
  [
    'by price a dearer tyre that is better in one value and worse in another is no improvement',
    'price',
    [tyre(1, 80, ['B', 'C', 72]), tyre(2, 82, ['E', 'E', 70]), tyre(3, 87, ['D', 'E', 71])],
    'good 1',
  ],
  [
    'by grip the best one grips best, and the better one is the cheapest between',
    'grip',
    [cheap, tyre(2, 90, ['B', 'C', 72]), tyre(3, 95, ['B', 'C', 71]), tyre(4, 120, ['A', 'E', 74])],
    'good 1, better 2, best 4',
  ],
  [
    'by grip the better one is the cheapest between that loses no grip, if there is one',
    'grip',
    [
      cheap,
      tyre(2, 90, ['E', 'C', 72], { iceGrip: true }),
      tyre(3, 95, ['C', 'C', 72], { iceGrip: true }),
      tyre(4, 120, ['B', 'C', 72], { iceGrip: true }),
    ],
    'good 1, better 3, best 4',
  ],
  [
    'by grip the ice grip mark counts more than the wet grip class',
    'grip',
    [cheap, tyre(2, 90, ['E', 'C', 72], { iceGrip: true }), tyre(3, 95, ['A', 'C', 71])],
    'good 1, better 2',
  ],
  [
    'by quietness a tyre that is dearer and not quieter is not picked',
    'quiet',
    [cheap, tyre(2, 90, ['A', 'A', 72]), tyre(3, 95, ['D', 'D', 69])],
    'good 1, better 3',
  ],
  [
    'a tyre is not picked if another one at the same price is better',
    'grip',
    [cheap, tyre(2, 80, ['C', 'C', 71])],
    'good 2',
  ],
  [
    'the better one has no advantage that the best one lacks without having lost it to the good one',
    'grip',
    [cheap, tyre(2, 90, ['B', 'C', 70]), tyre(3, 120, ['A', 'C', 72])],
    'good 1, better 3',
  ],
  [
    'each model is picked once',
    'grip',
    [cheap, tyre(2, 90, ['B', 'C', 72], { modelId: 1 }), tyre(3, 95, ['A', 'C', 72])],
    'good 1, better 3',
  ],
  [
    'a tyre that does not state what the cheapest one states is not better',
    'quiet',
    [cheap, tyre(2, 90, [null, 'C', 60])],
    'good 1',
  ],
  [
    'a tyre is not better by a value that the cheapest one does not state',
    'quiet',
    [tyre(1, 80, ['C', 'C', null]), tyre(2, 90, ['A', 'C', 70])],
    'good 1',
  ],
  [
    'a tyre without studs does not rule out a dearer one with studs',
    'grip',
    [cheap, tyre(2, 90, ['C', 'C', 72], { seasonId: studded })],
    'good 1, better 2',
  ],
] as const)('%s', (_name, priority, tyres, picks) => {
  expect(picksOf(tyres, priority).join(', ')).toBe(picks)
})

const drawn = record({
  modelId: integer({ min: 1, max: 6 }),
  priceCents: integer({ min: 1, max: 9 }),
  seasonId: constantFrom(studless, studded),
  iceGrip: boolean(),
  has3pmsf: boolean(),
  wetGrip: constantFrom('A', 'B', 'C', null),
  fuelEfficiency: constantFrom('A', 'B', null),
  noiseValue: constantFrom(69, 70, 71, null),
})

test.each(tyrePriorities)('by %s a better pick is better, and no pick is dominated', async (priority) => {
  await assert(
    property(array(drawn, { maxLength: 30 }), (list) => {
      const tyres = list.map((one, id) => ({ ...one, id }))
      const picks = pickRecommendations(tyres, priority).map(({ tyre: picked }) => picked)
      const prices = picks.map(({ priceCents }) => priceCents)
      expect(picks.length > 0).toBe(tyres.length > 0)
      expect(new Set(picks.map(({ modelId }) => modelId)).size).toBe(picks.length)
      expect(prices).toEqual(prices.toSorted((one, other) => one - other))
      for (const pick of picks) for (const other of tyres) expect(dominates(other, pick)).toBe(false)
      for (const [place, pick] of picks.entries())
        for (const earlier of picks.slice(0, place)) {
          if (priority === 'grip') expect(gripRank(pick)).toBeLessThan(gripRank(earlier))
          if (priority === 'quiet') expect(quietRank(pick)).toBeLessThan(quietRank(earlier))
          if (priority === 'price') expect(isAsGood(pick, earlier) && !isAsGood(earlier, pick)).toBe(true)
        }
    }),
    { numRuns: 500 },
  )
})

type Drawn = Omit<RecommendedTyre, 'id'>

function dominates(other: Drawn, pick: Drawn): boolean {
  return (
    other.priceCents <= pick.priceCents &&
    isAsGood(other, pick) &&
    (other.priceCents < pick.priceCents || !isAsGood(pick, other))
  )
}

function isAsGood(one: Drawn, other: Drawn): boolean {
  return (
    one.seasonId === other.seasonId &&
    one.iceGrip >= other.iceGrip &&
    one.has3pmsf >= other.has3pmsf &&
    (one.wetGrip ?? 'Z') <= (other.wetGrip ?? 'Z') &&
    (one.fuelEfficiency ?? 'Z') <= (other.fuelEfficiency ?? 'Z') &&
    (one.noiseValue ?? 99) <= (other.noiseValue ?? 99)
  )
}
