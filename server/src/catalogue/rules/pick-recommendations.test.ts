import { array, assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { pickRecommendations } from './pick-recommendations.ts'

/** Tyres that are ranked in the order in which they are listed. */
const tyres = (...prices: readonly (readonly [modelId: number, priceCents: number])[]) =>
  prices.map(([modelId, priceCents], place) => ({ id: place + 1, modelId, priceCents }))
const picksOf = (ranked: ReturnType<typeof tyres>) =>
  pickRecommendations(ranked).map(({ level, tyre }) => `${level} ${tyre.id}`)

test.each([
  ['the highest-ranked tyre is the best', tyres([1, 300], [2, 200], [3, 100]), 'good 3, better 2, best 1'],
  [
    'the first pick is the cheapest',
    tyres([1, 400], [2, 300], [3, 200], [4, 100]),
    'good 4, better 2, best 1',
  ],
  [
    'a tyre that leaves too few cheaper models is not the best',
    tyres([1, 100], [2, 300], [3, 200]),
    'good 1, better 3, best 2',
  ],
  [
    'of tyres with equal prices the highest-ranked ones are picked',
    tyres([1, 100], [2, 100], [3, 100], [4, 100]),
    'good 3, better 2, best 1',
  ],
  ['each model is picked once', tyres([1, 300], [1, 290], [2, 200], [3, 100]), 'good 4, better 3, best 1'],
  [
    'a dearer tyre of a model that has the cheapest one',
    tyres([1, 300], [2, 200], [1, 50], [3, 100]),
    'good 4, better 2, best 1',
  ],
  ['two models are good and better', tyres([1, 300], [2, 200], [2, 100]), 'good 3, better 1'],
  ['one model is good', tyres([1, 300], [1, 200]), 'good 2'],
  ['no tyre gives no pick', tyres(), ''],
])('%s', (_name, ranked, picks) => {
  expect(picksOf(ranked).join(', ')).toBe(picks)
})

test('picks are different models that never get cheaper, the first of which no other model undercuts', async () => {
  const tyre = record({ modelId: integer({ min: 1, max: 6 }), priceCents: integer({ min: 1, max: 9 }) })
  await assert(
    property(array(tyre, { maxLength: 30 }), (drawn) => {
      const ranked = drawn.map((one, id) => ({ ...one, id }))
      const picks = pickRecommendations(ranked).map(({ tyre: picked }) => picked)
      const models = new Set(ranked.map(({ modelId }) => modelId))
      const pickedModels = new Set(picks.map(({ modelId }) => modelId))
      const prices = picks.map(({ priceCents }) => priceCents)
      expect(picks.length).toBe(Math.min(3, models.size))
      expect(pickedModels.size).toBe(picks.length)
      expect(prices).toEqual(prices.toSorted((one, other) => one - other))
      for (const { modelId, priceCents } of ranked)
        if (!pickedModels.has(modelId)) expect(priceCents).toBeGreaterThanOrEqual(prices[0] ?? 0)
    }),
    { numRuns: 500 },
  )
})
