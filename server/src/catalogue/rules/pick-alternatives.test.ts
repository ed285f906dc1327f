import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ComparedTyre } from './pick-alternatives.ts'
import { differenceOf, mayReplace, pickAlternatives, pickEquivalents } from './pick-alternatives.ts'

const tyre: ComparedTyre = {
  id: 1,
  modelId: 1,
  priceCents: 10_000,
  loadIndex: 94,
  loadIndexDual: null,
  speedIndex: 'H',
  runFlat: false,
  axle: null,
  wetGrip: 'B',
  noiseValue: 71,
  iceGrip: false,
  has3pmsf: false,
}
const other = (id: number, changed: Partial<ComparedTyre> = {}): ComparedTyre => ({
  ...tyre,
  id,
  modelId: id,
  ...changed,
})
const picked = (...others: ComparedTyre[]) =>
  pickAlternatives(tyre, others).map(({ reason, id }) => `${reason} ${id}`)

test.each([
  ['the same', true, {}],
  ['one that carries more', true, { loadIndex: 98 }],
  ['one that carries less', false, { loadIndex: 91 }],
  ['a faster one', true, { speedIndex: 'V' }],
  ['a slower one', false, { speedIndex: 'T' }],
  ['one whose speed is in no table', false, { speedIndex: '?' }],
  ['a run-flat tyre', false, { runFlat: true }],
  ['one with ice grip', true, { iceGrip: true, has3pmsf: true }],
])('%s may replace a tyre: %s', (_what, may, changed) => {
  expect(mayReplace(tyre, other(2, changed))).toBe(may)
})

test.each([
  ['ice grip is not given up', { iceGrip: true }, {}, false],
  ['nor the snowflake', { has3pmsf: true }, {}, false],
  ['nor a run-flat tyre', { runFlat: true }, {}, false],
  ['nor the load of twin wheels', { loadIndexDual: 92 }, { loadIndexDual: 91 }, false],
  ['a tyre for the drive axle does not steer', { axle: 'steer' }, { axle: 'drive' }, false],
  ['one for all axles does', { axle: 'steer' }, { axle: 'all' }, true],
  ['Y is not as fast as (Y)', { speedIndex: '(Y)' }, { speedIndex: 'Y' }, false],
  ['(Y) is as fast as Y', { speedIndex: 'Y' }, { speedIndex: '(Y)' }, true],
])('%s', (_what, mine, its, may) => {
  expect(mayReplace({ ...tyre, ...mine }, { ...tyre, ...its, id: 2 })).toBe(may)
})

test('each reason has the cheapest model that is better', () => {
  const grip = other(2, { wetGrip: 'A', priceCents: 12_000 })
  const gripMore = other(3, { wetGrip: 'A', priceCents: 15_000 })
  const quiet = other(4, { noiseValue: 69, priceCents: 11_000 })
  const cheap = other(5, { wetGrip: 'D', noiseValue: 73, priceCents: 8_200 })
  expect(picked(gripMore, cheap, quiet, grip)).toEqual(['grip 2', 'quieter 4', 'cheaper 5'])
})

test('nothing better is nothing', () => {
  expect(picked()).toEqual([])
  expect(picked(other(2), other(3, { wetGrip: 'C', noiseValue: 72, priceCents: 11_000 }))).toEqual([])
})

test('a tyre that is better in everything is shown once, and leaves others their only choice', () => {
  const best = other(2, { wetGrip: 'A', noiseValue: 68, priceCents: 9_000 })
  expect(picked(best)).toEqual(['grip 2'])
  const grips = other(3, { wetGrip: 'A', priceCents: 13_000 })
  const cheap = other(4, { priceCents: 9_500 })
  expect(picked(best, grips, cheap)).toEqual(['grip 3', 'quieter 2', 'cheaper 4'])
})

test('two articles of one model are one tyre, and its own model is none', () => {
  const articles = [other(2, { modelId: 7, priceCents: 9_000 }), other(3, { modelId: 7, noiseValue: 70 })]
  expect(picked(...articles, other(4, { modelId: 1, priceCents: 5_000 }))).toHaveLength(1)
})

test('ice grip and the snowflake are better grip, unless the wet gets worse', () => {
  expect(picked(other(2, { iceGrip: true }))).toEqual(['grip 2'])
  expect(picked(other(2, { has3pmsf: true }))).toEqual(['grip 2'])
  expect(picked(other(2, { iceGrip: true, wetGrip: 'C' }))).toEqual([])
})

test('without a label there is nothing to compare but the price', () => {
  const bare = { ...tyre, wetGrip: null, noiseValue: null }
  const others = [other(2, { wetGrip: 'A', noiseValue: 66 }), other(3, { priceCents: 9_999 })]
  expect(pickAlternatives(bare, others)).toEqual([{ reason: 'cheaper', id: 3 }])
})

test('in place of a sold-out tyre come the nearest in price, its own model too, each once', () => {
  const near = [
    other(2, { priceCents: 12_500 }),
    other(3, { priceCents: 9_500 }),
    other(4, { modelId: 1, loadIndex: 98, priceCents: 10_100 }),
    other(5, { modelId: 3, priceCents: 9_000 }),
    other(6, { priceCents: 10_900 }),
    other(7, { loadIndex: 91, priceCents: 10_000 }),
  ]
  expect(pickEquivalents(tyre, near, 3)).toEqual([4, 3, 6])
})

test('the difference is what the other one has more or less', () => {
  const better = other(2, { wetGrip: 'A', noiseValue: 69, priceCents: 11_800, iceGrip: true })
  expect(differenceOf(tyre, better)).toEqual({
    cents: 1_800,
    wetGrip: { from: 'B', to: 'A' },
    decibels: -2,
    iceGrip: true,
    snowGrip: false,
  })
  expect(differenceOf(tyre, { ...better, wetGrip: null, noiseValue: null })).toMatchObject({
    wetGrip: null,
    decibels: null,
  })
})

const arbitraryTyre: fc.Arbitrary<ComparedTyre> = fc.record({
  id: fc.integer({ min: 2, max: 999 }),
  modelId: fc.integer({ min: 1, max: 6 }),
  priceCents: fc.integer({ min: 9_900, max: 10_100 }),
  loadIndex: fc.integer({ min: 93, max: 95 }),
  loadIndexDual: fc.constant(null),
  speedIndex: fc.constantFrom('T', 'H', 'V'),
  runFlat: fc.boolean(),
  axle: fc.constant(null),
  wetGrip: fc.constantFrom('A', 'B', 'C', null),
  noiseValue: fc.constantFrom(70, 71, 72, null),
  iceGrip: fc.boolean(),
  has3pmsf: fc.boolean(),
})

test('whatever is in stock, no model comes twice and each keeps its promise', () => {
  fc.assert(
    fc.property(fc.uniqueArray(arbitraryTyre, { selector: ({ id }) => id, maxLength: 20 }), (others) => {
      const found = pickAlternatives(tyre, others).map(({ reason, id }) => {
        const one = others.find((candidate) => candidate.id === id) as ComparedTyre
        const { cents, decibels } = differenceOf(tyre, one)
        expect(mayReplace(tyre, one)).toBe(true)
        if (reason === 'cheaper') expect(cents).toBeLessThan(0)
        if (reason === 'quieter') expect(decibels).toBeLessThan(0)
        return one.modelId
      })
      expect(new Set([tyre.modelId, ...found]).size).toBe(found.length + 1)
    }),
  )
})
