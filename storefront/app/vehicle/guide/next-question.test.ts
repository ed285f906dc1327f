import { expect, test } from 'vitest'
import { vehicle as ofApi, vehicleSize } from '../../../testing/vehicle.ts'
import { noOptions } from '../../tyres/filters/list-options.ts'
import type { ListState } from '../../tyres/list/list-state.ts'
import { emptyList } from '../../tyres/list/list-state.ts'
import type { ListedVehicle } from '../find-vehicle.ts'
import { isOfPairs, nextQuestion, priorityAnswers, withApprovedSize } from './next-question.ts'
import { nameOfSeasons, seasonAnswers } from './season-answers.ts'
import { nameOfSize } from './size-answers.ts'

const size = (width: number, height: number, diameter: number) => ({ width, height, diameter })
const fitments = [
  { front: vehicleSize(195, 65, 15), rear: null },
  { front: vehicleSize(205, 55, 16), rear: null },
]
const vehicle: ListedVehicle = {
  ...ofApi({ sizes: fitments.map(({ front }) => front), fitments }),
  lists: [2, 2],
}
const facets = {
  ...noOptions.facets,
  tyre_season: 'Summer:3,Winter Friction:2,Winter Studded:4,All Season:0',
  wet_grip: 'A:1',
  noise_value: '70:1',
}
const state = (change: Partial<ListState> = {}): ListState => ({
  ...emptyList(null),
  plate: 'ABC-123',
  ...change,
})
const sized = { size: size(205, 55, 16) }
const seasoned = { picked: { ...emptyList(null).picked, tyre_season: ['Summer'] } }

test.each([
  ['the size first', {}, 'size'],
  ['the season after the size', sized, 'season'],
  ['what matters most after the season', { ...sized, ...seasoned }, 'priority'],
  ['nothing after all answers', { ...sized, ...seasoned, priority: 'grip' }, null],
  ['nothing that was skipped', { skipped: ['size', 'season'] }, 'priority'],
  ['nothing when all was skipped', { skipped: ['size', 'season', 'priority'] }, null],
  ['the size, if only a part of it is chosen', { size: { ...size(205, 55, 16), diameter: null } }, 'size'],
] as const)('asks %s', (_name, change, question) => {
  expect(nextQuestion(state(change), vehicle, facets)).toBe(question)
})

test('a question with one possible answer is not asked', () => {
  const oneSize = { ...vehicle, fitments: fitments.slice(0, 1) }
  const oneSeason = { ...facets, tyre_season: 'Summer:0,Winter Studded:4', noise_value: '' }
  expect(nextQuestion(state(), oneSize, facets)).toBe('season')
  expect(nextQuestion(state(), oneSize, oneSeason)).toBe('priority')
  const onePriority = { ...oneSeason, tyre_season: 'Summer:1', wet_grip: '' }
  expect(priorityAnswers(onePriority)).toEqual(['price'])
  expect(nextQuestion(state(), oneSize, onePriority)).toBeNull()
})

test('winter is friction and studded tyres together, and can be narrowed to either', () => {
  const [winter, summer, ...others] = seasonAnswers(facets.tyre_season)
  expect(winter).toEqual({
    name: 'winter',
    seasons: ['Winter Friction', 'Winter Studded'],
    count: 6,
    parts: [
      { season: 'Winter Friction', count: 2 },
      { season: 'Winter Studded', count: 4 },
    ],
  })
  expect(summer).toMatchObject({ name: 'summer', count: 3, parts: [] })
  expect(others).toEqual([])
})

test('studdable tyres count as winter tyres, so that the answers add up to all tyres', () => {
  const all = 'Winter Friction:2,Winter Studded:4,Winter Studdable:1,Summer:3,All Season:5'
  const [winter, ...others] = seasonAnswers(all)
  expect(winter).toEqual({
    name: 'winter',
    seasons: ['Winter Friction', 'Winter Studded', 'Winter Studdable'],
    count: 7,
    parts: [
      { season: 'Winter Friction', count: 2 },
      { season: 'Winter Studded', count: 4 },
    ],
  })
  expect(others.map(({ count }) => count)).toEqual([3, 5])
  expect(nameOfSeasons(['Winter Friction', 'Winter Studded'], all)).toBe('winter')
})

test('winter of a truck is friction tyres alone', () => {
  expect(seasonAnswers('Winter Friction:2,All Season:1')[0]).toMatchObject({
    seasons: ['Winter Friction'],
    parts: [],
  })
})

test('a size that is not approved is removed and named, and an approved one stays', () => {
  const wrong = withApprovedSize(state({ size: size(315, 80, 22.5) }), vehicle)
  expect(wrong.unapproved).toBe('315/80 R22.5')
  expect(nextQuestion(wrong.state, vehicle, facets)).toBe('size')
  expect(withApprovedSize(state(sized), vehicle)).toEqual({ state: state(sized), unapproved: null })
})

const [front, rear] = [vehicleSize(245, 45, 18), vehicleSize(255, 45, 18)]
const paired = {
  ...vehicle,
  sizes: [...vehicle.sizes, front, rear],
  fitments: [...fitments, { front, rear }],
}

test('a rear size is approved only with the front size that it belongs to', () => {
  const pair = state({ size: { ...size(245, 45, 18), rear: size(255, 45, 18) } })
  expect(withApprovedSize(pair, paired)).toEqual({ state: pair, unapproved: null })
  expect(nextQuestion(pair, paired, facets)).toBe('season')
  const other = state({ size: { ...size(245, 45, 18), rear: size(205, 55, 16) } })
  expect(withApprovedSize(other, paired).unapproved).toBe('245/45 R18 + 205/55 R16')
})

test('a front size that is approved on all wheels loses a rear size that does not belong to it', () => {
  const changed = state({ size: { ...size(205, 55, 16), rear: size(255, 45, 18) } })
  expect(withApprovedSize(changed, paired)).toEqual({ state: state(sized), unapproved: null })
})

test.each([
  [245, 'in front'],
  [255, 'in the rear'],
])('the width %i, which is approved only %s, is not approved by itself', (width) => {
  const alone = state({ size: size(width, 45, 18) })
  expect(withApprovedSize(alone, paired).unapproved).toBe(`${width}/45 R18`)
})

test('a list is of pairs if its size or every size of the vehicle has a rear size', () => {
  expect(isOfPairs(state(), paired)).toBe(false)
  expect(isOfPairs(state({ size: { ...size(245, 45, 18), rear: size(255, 45, 18) } }), paired)).toBe(true)
  expect(isOfPairs(state(), { ...paired, fitments: [{ front, rear }] })).toBe(true)
})

test.each([
  [['Winter Friction', 'Winter Studded'], 'winter'],
  [['Winter Studded'], 'Winter Studded'],
  [['Summer'], 'summer'],
  [['Summer', 'Winter Studded'], null],
  [[], null],
] as const)('the seasons %j are the answer %s', (seasons, name) => {
  expect(nameOfSeasons(seasons, facets.tyre_season)).toBe(name)
})

test('an answer about the size is named, the one with a C by its list', () => {
  const [plain, commercial] = [
    vehicleSize(195, 65, 15),
    { ...vehicleSize(195, 65, 15), size_text: '195/65 R15C' },
  ]
  const van: ListedVehicle = {
    ...vehicle,
    vehicle_type: 3,
    sizes: [plain, { ...commercial, commercial: true }],
    fitments: [plain, commercial].map((front) => ({ front, rear: null })),
    lists: [2, 3],
  }
  const chosen = state({ size: size(195, 65, 15) })
  expect(nameOfSize({ ...chosen, vehicle: 2 }, van)).toBe('195/65 R15')
  expect(nameOfSize({ ...chosen, vehicle: 3 }, van)).toBe('195/65 R15C')
  expect(nameOfSize(chosen, vehicle)).toBe('195/65 R15')
  expect(nameOfSize(state(), vehicle)).toBeNull()
})
