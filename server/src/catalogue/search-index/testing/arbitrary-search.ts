import { mostMinStock } from '@pito/contracts/values/min-stock'
import { allVehicles, car, truck, van } from '@pito/contracts/values/vehicle-type'
import fc from 'fast-check'
import type { Article, ArticleFacts } from '../article.ts'
import { forEachMark } from '../article.ts'
import type { Filters, Page, Preferred, Sort } from '../filters.ts'

const widths = [825, 1100, 19500, 20500, 22550]
const aspects = [0, 55, 65]
const diameters = [150, 165, 225]
const speeds = ['H', 'Q', 'T', 'V', '(Y)']
const classes = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
const names = [
  'Äva Talvi',
  'Ava Kesä',
  'Öljy 2',
  'Nokian Hakka 10',
  'Nokian Hakka 9',
  'nokian hakka 9',
  'Zeta',
]
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null, freq: 4 })

export const arbitraryArticle: fc.Arbitrary<Article> = fc.record({
  id: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.constantFrom(2 ** 31 - 1, 2 ** 31 - 2)),
  vehicleType: fc.integer({ min: 1, max: 4 }),
  width: fc.constantFrom(...widths),
  aspect: fc.constantFrom(...aspects),
  diameter: fc.constantFrom(...diameters),
  brandId: fc.integer({ min: 1, max: 5 }),
  modelId: fc.integer({ min: 1, max: 90 }),
  seasonId: fc.integer({ min: 1, max: 5 }),
  speedIndex: fc.constantFrom(...speeds),
  loadIndex: fc.integer({ min: 90, max: 94 }),
  loadIndexDual: orNull(fc.integer({ min: 88, max: 92 })),
  fuelEfficiency: orNull(fc.constantFrom(...classes)),
  wetGrip: orNull(fc.constantFrom(...classes)),
  noiseClass: orNull(fc.constantFrom('A', 'B', 'C')),
  noiseValue: orNull(fc.integer({ min: 68, max: 72 })),
  iceGrip: fc.boolean(),
  ...forEachMark(() => fc.boolean()),
  marking: orNull(fc.constantFrom('XL', 'C', 'C RF')),
  dotYear: orNull(fc.integer({ min: 2024, max: 2026 })),
  reductionDay: orNull(fc.integer({ min: 20_000, max: 20_003 })),
  priceCents: fc.oneof(fc.integer({ min: 5000, max: 5010 }), fc.integer({ min: 0, max: 2 ** 31 - 1 })),
  popularity: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2 ** 31 - 1 })),
  available: fc.constantFrom(-1, 0, 0, 1, 2, 3, 4, 5, 8, 9),
  name: fc.constantFrom(...names),
  active: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
})

/**
 * Many articles: enough that a partition grows beyond its first capacity, and that a late page is found by selecting
 * rather than by walking.
 */
export const arbitraryCrowd = fc
  .array(arbitraryArticle, { minLength: 700, maxLength: 700 })
  .map((articles) => articles.map((article, place) => ({ ...article, id: place + 1, active: true })))

/** Many articles of one size, which have more models than a column has bitsets for. */
export const arbitraryCrowdOfOneSize = arbitraryCrowd.map((articles) =>
  articles.map((article) => ({ ...article, vehicleType: car, width: 20500, aspect: 55, diameter: 165 })),
)

const nonsense = fc.constantFrom(NaN, Infinity, -Infinity, -1, 0.5, 10 ** 12)
const some = <Value>(known: fc.Arbitrary<Value>, unknown: fc.Arbitrary<Value>) =>
  fc.array(fc.oneof({ weight: 9, arbitrary: known }, { weight: 1, arbitrary: unknown }), { maxLength: 5 })
const someNumbers = (min: number, max: number) => some(fc.integer({ min, max }), nonsense)
const someWords = (words: readonly string[]) =>
  some(fc.constantFrom(...words), fc.constantFrom('', '__proto__', 'Å'))
const one = (known: readonly number[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: nonsense })
const bound = fc.oneof(fc.integer({ min: 5000, max: 5010 }), fc.integer({ min: 0, max: 2 ** 31 }), nonsense)

export const arbitraryFilters: fc.Arbitrary<Filters> = fc
  .record(
    {
      vehicleType: one([allVehicles, car, van, truck]),
      width: one(widths),
      aspect: one(aspects),
      diameter: one(diameters),
      fits: fc.record({
        vehicleTypes: fc.subarray([allVehicles, car, van, truck, 9]),
        minDiameter: one([0, 150, 160]),
        maxDiameter: one([160, 165, 225, 300]),
      }),
      sizes: fc.array(
        fc.record({
          width: one(widths),
          aspect: one(aspects),
          diameter: one(diameters),
          vehicleTypes: fc.subarray([allVehicles, car, van, truck, 9]),
        }),
        { maxLength: 4 },
      ),
      seasonIds: someNumbers(1, 5),
      brandIds: someNumbers(1, 5),
      modelIds: someNumbers(1, 90),
      speedIndexes: someWords(speeds),
      loadIndexes: someNumbers(90, 94),
      fuel: someWords(classes),
      wet: someWords(classes),
      noiseClasses: someWords(['A', 'B', 'C']),
      noiseValues: someNumbers(68, 72),
      markings: someWords(['XL', 'C', 'C RF']),
      winterUse: someWords(['allowed', 'lacks-snowflake']),
      ...forEachMark(() => fc.constant([1])),
      dotYears: someNumbers(2024, 2026),
      reductionDays: someNumbers(20_000, 20_003),
      priceGte: bound,
      priceLte: bound,
      minStock: fc.integer({ min: 1, max: mostMinStock }),
    },
    { requiredKeys: [] },
  )
  .chain((filters) => fc.subarray(Object.entries(filters), { maxLength: 4 }).map(Object.fromEntries))

export const arbitrarySort: fc.Arbitrary<Sort> = fc.record({
  by: fc.constantFrom('name', 'net_price', 'popularity', 'grip', 'quiet'),
  order: fc.constantFrom('asc', 'desc'),
  setsFirst: fc.boolean(),
  preferred: fc.array(
    fc.record({
      filters: arbitraryFilters,
      suits: fc.option(
        fc.constant((tyre: ArticleFacts) => tyre.loadIndex % 2 === 0),
        { nil: undefined },
      ),
    }),
    { maxLength: 2 },
  ) as fc.Arbitrary<Preferred[]>,
})

export const arbitraryPage: fc.Arbitrary<Page> = fc.record({
  page: fc.integer({ min: 1, max: 30 }),
  perPage: fc.integer({ min: 1, max: 40 }),
})
