import { truck } from '@pito/contracts/values/vehicle-type'
import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { filtersOfParts, narrowed } from './filters-of-parts.ts'
import { demoVocabulary } from './testing/demo-vocabulary.ts'
import { understand } from './understand.ts'

const vocabulary = demoVocabulary()
const now = new Date('2026-11-20T10:00:00Z')

/** Returns the parts as short texts: "brand Nokian", "season 2,3,4". */
function meaningOf(text: string): string[] {
  return understand(text, vocabulary).parts.map(({ kind, value, ids, size }) => {
    if (kind === 'size') return `size ${size?.width}/${size?.aspectRatio}/${size?.diameter}`
    return ['season', 'vehicle_type'].includes(kind) ? `${kind} ${ids.join()}` : `${kind} ${value}`
  })
}

test.each([
  ['kitka', ['season 2']],
  ['kitkarenkaat', ['season 2']],
  ['kitka renkaat', ['season 2', 'filler ']],
  ['nastat', ['season 3']],
  ['nastarengas', ['season 3']],
  ['nastoitettavat', ['season 4']],
  ['nastattomat', ['season 2']],
  ['talvi', ['season 2,3,4']],
  ['talvirenkaille', ['season 2,3,4']],
  ['talvella', ['season 2,3,4']],
  ['kesärenkaat', ['season 1']],
  ['KESÄ', ['season 1']],
  ['kesa', ['season 1']],
  ['ympärivuotinen', ['season 5']],
  ['ympäri', ['season 5']],
  ['all season', ['season 5']],
  ['all-season tyres', ['season 5', 'filler ']],
  ['studded', ['season 3']],
  ['summer', ['season 1']],
  ['winter tyres', ['season 2,3,4', 'filler ']],
  ['talvirenkat', ['season 2,3,4']],
  ['sumer', ['season 1']],
  ['paketti', ['vehicle_type 3']],
  ['pakettiauton', ['vehicle_type 3']],
  ['kuorma-auto', ['vehicle_type 4', 'filler auto']],
  ['nokian', ['brand Nokian']],
  ['nokia talvi', ['season 2,3,4', 'brand Nokian']],
  ['hakkapeliitta', ['model Hakkapeliitta']],
  ['hakapelita', ['model Hakkapeliitta']],
  ['hakkapeliitan', ['model Hakkapeliitta']],
  ['cross climate', ['model CrossClimate']],
  ['michelinin', ['brand Michelin']],
  ['continetal', ['brand Continental']],
  ['brigdestone', ['brand Bridgestone']],
  ['205 55 16 kitka nokian', ['size 205/55/16', 'season 2', 'brand Nokian']],
])('%s means %j', (text, meaning) => {
  expect(meaningOf(text).toSorted()).toEqual(meaning.toSorted())
})

test.each([
  ['hakkapelita', [{ pieces: ['hakkapelita'], used: 'Hakkapeliitta' }]],
  ['hakkapeliitta', []],
  ['continetal', [{ pieces: ['continetal'], used: 'Continental' }]],
  ['nokia', []],
  ['kitkka', [{ pieces: ['kitkka'], used: 'kitka' }]],
  ['keesärenkaat', [{ pieces: ['keesarenkaat'], used: 'kesärenkaat' }]],
  ['kesärenkat', [{ pieces: ['kesarenkat'], used: 'kesärenkaat' }]],
  ['talvirengaat', [{ pieces: ['talvirengaat'], used: 'talvirenkaat' }]],
  ['ympärivuotisrenkat', [{ pieces: ['ymparivuotisrenkat'], used: 'ympärivuotinen' }]],
  ['pakettiautonrenkat', [{ pieces: ['pakettiautonrenkat'], used: 'pakettirenkaat' }]],
  ['kesärenka', []],
  ['kesärengassarja', []],
  ['sumer tyres', [{ pieces: ['sumer'], used: 'summer' }]],
  ['kesärenkaat', []],
  ['tyrs', []],
  ['renkat', []],
])('%s reports the corrections %j', (text, corrected) => {
  expect(understand(text, vocabulary).corrected).toEqual(corrected)
})

test.each([
  ['toyota', ['Toyota'], []],
  ['kia talvirenkaat', ['Kia'], []],
  ['Škoda Octavia', ['Škoda'], []],
  ['land rover', ['Land Rover'], []],
  ['mersu ja vw', ['Mercedes-Benz', 'Volkswagen'], []],
  ['ford focus', ['Ford'], []],
  ['ford granada', ['Ford'], [['granada']]],
  ['toyo', [], []],
  ['nokian', [], []],
])('%s names the makes %j, and no word is taken for a similar name of a tyre', (text, makes, notFound) => {
  const understanding = understand(text, vocabulary)
  expect(understanding).toMatchObject({ notFound, corrected: [] })
  expect(understanding.vehicles.map(({ make }) => make)).toEqual(makes)
  if (makes.length > 0) expect(understanding.models).toBeNull()
})

test('a number that is in no name is a rim diameter, unless the size is known', () => {
  expect(filtersOfParts(understand('kesärenkaat 17', vocabulary), now)).toMatchObject({
    diameters: [170],
    seasonIds: [1],
  })
  expect(understand('205/55 R16 17', vocabulary).notFound).toEqual([['17']])
  expect(understand('kesärenkaat 99', vocabulary).notFound).toEqual([['99']])
})

test('half inches are read as one rim diameter', () => {
  const understanding = understand('kuorma-auton renkaat 22.5', vocabulary)
  expect(understanding.notFound).toEqual([])
  expect(filtersOfParts(understanding, now)).toMatchObject({ vehicleType: truck, diameters: [225] })
})

test('unknown words are named one by one, and the other words still count', () => {
  const { notFound, parts } = understand('xyzzyx nokian 205/55 R99', vocabulary)
  expect(notFound).toEqual([['xyzzyx'], ['205'], ['55'], ['r99']])
  expect(parts.map(({ kind }) => kind)).toEqual(['brand'])
})

test('a corrected word of the trade means the same when it is searched for', () => {
  for (const text of [
    'kitkka',
    'talvvi',
    'ympärvuoti',
    'nasttarenkaat',
    'kesärenkat',
    'henkkilöauto',
    'henkilöautonrenkat',
    'pakettti',
  ]) {
    const { parts, corrected } = understand(text, vocabulary)
    const again = understand(corrected[0]?.used ?? '', vocabulary)
    expect(again.corrected, text).toEqual([])
    expect(again.parts.map(({ kind, ids }) => [kind, ids])).toEqual(parts.map(({ kind, ids }) => [kind, ids]))
  }
})

test('a single letter or digit narrows the names of other words and means nothing by itself', () => {
  expect(understand('kitka 4', vocabulary).notFound).toEqual([['4']])
  expect(understand('<script>alert(1)</script>', vocabulary).parts).toEqual([])
  const primacy = understand('primacy', vocabulary).models
  for (const text of ['primacy 4', '4 primacy']) {
    const { models, notFound } = understand(text, vocabulary)
    expect(notFound, text).toEqual([])
    expect(models?.size, text).toBeLessThan(primacy?.size ?? 0)
  }
})

test('a search as typed corrects no word', () => {
  const { corrected, notFound } = understand('hakkapelita nokian sumer kesärenkat renkat', vocabulary, {
    isAsTyped: true,
  })
  expect(corrected).toEqual([])
  expect(notFound).toEqual([['hakkapelita'], ['sumer'], ['kesarenkat']])
})

test('doubled letters count within a name, so that Espoo is no part of "Response"', () => {
  expect([...vocabulary.names.meaningsOf('espoo')]).toEqual([])
  expect([...vocabulary.names.meaningsOf('respon')][0]?.models.size).toBeGreaterThan(0)
})

test('a wrong digit is never corrected', () => {
  expect(understand('t006x', vocabulary).corrected).toEqual([])
})

test('names that exclude each other match no model', () => {
  const filters = filtersOfParts(understand('michelin hakkapeliitta', vocabulary), now)
  expect(filters.modelIds).toEqual([0])
})

test('friction tyres are among winter tyres, while summer and winter are both listed', () => {
  expect(filtersOfParts(understand('talvi kitka', vocabulary), now).seasonIds).toEqual([2])
  expect(filtersOfParts(understand('kesä kitka', vocabulary), now).seasonIds).toEqual([1, 2])
})

test('filters of the sidebar narrow what was typed, and never widen it', () => {
  const sidebar = { seasonIds: [1, 2], brandIds: [7] }
  expect(narrowed({ seasonIds: [2, 3] }, sidebar)).toEqual({ seasonIds: [2], brandIds: [7] })
  expect(narrowed({ seasonIds: [4] }, sidebar).seasonIds).toEqual([0])
  expect(narrowed({ vehicleType: 2 }, { vehicleType: 4 }).vehicleType).toBe(-1)
})

test('no text is too strange to read, and none takes more than 48 passes over the dictionary', async () => {
  const hostile = string({ unit: 'binary', maxLength: 3000 })
  const long = constantFrom('a', 'ab ', 'qzxw ', '205/55', '2', 'ﷺ', '💥', "' or 1=1 --").map((piece) =>
    piece.repeat(1000),
  )
  const mostSteps = 48 * vocabulary.names.size
  const stepsFor = (text: string) => {
    const before = vocabulary.names.steps
    understand(text, vocabulary, { isUnfinished: true })
    return vocabulary.names.steps - before
  }
  for (const texts of [hostile, long])
    await assert(
      property(texts, (text) => {
        expect(stepsFor(text)).toBeLessThanOrEqual(mostSteps)
      }),
    )
})
