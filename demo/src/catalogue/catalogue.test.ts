import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diceOf } from '../dice.ts'
import { chooseVersions } from './choose-versions.ts'
import { demoArticle, eanOf } from './demo-article.ts'
import { demoModels } from './demo-models.ts'
import { isDefaultSize } from './demo-sizes.ts'
import { labelOf } from './label-of.ts'
import { pictureOf, pictureViews } from './picture-of.ts'
import { priceDays, priceHistory } from './price-history.ts'
import { priceOf } from './price-of.ts'

const pictures = join(import.meta.dirname, '../../pictures')
const masters = join(pictures, 'masters')
const rendered: { id: string }[] = JSON.parse(readFileSync(join(pictures, 'tyres.json'), 'utf8'))
const [six = []] = chooseVersions(6000)
const texts = six.map(
  ({ model, size, loadIndex, speedIndex, runFlat }) =>
    `${model.brand} ${model.name} ${size.id} ${loadIndex}${speedIndex}${runFlat}`,
)

test('fewer articles are the beginning of more', () => {
  const [some] = chooseVersions(500)
  expect(some).toEqual(six.slice(0, 500))
})

test('no article is there twice, and no model or size is left out, but five for which no model is made', () => {
  expect(new Set(texts).size).toBe(6000)
  expect(new Set(six.map(({ model }) => `${model.brand} ${model.name}`)).size).toBe(demoModels().length)
  expect(new Set(six.map(({ size }) => size.id)).size).toBe(284 - 5)
})

test('the default sizes have a choice in every season', () => {
  const counts = Map.groupBy(
    six.filter(({ size }) => isDefaultSize(size)),
    ({ model, size }) => `${size.vehicle}, ${model.season}`,
  )
  for (const [season, articles] of counts) expect([season, articles.length >= 2]).toEqual([season, true])
  expect(counts.size).toBe(5 + 5 + 2)
})

test('an article is sensible: XL for cars, two indexes for vans and trucks, no label on studs', () => {
  for (const version of six) {
    const { model, size, reinforced, loadIndex, loadIndexDual } = version
    if (reinforced) expect([model.tyreClass, loadIndex]).toEqual(['C1', size.loadXl])
    if (loadIndexDual !== null) expect(model.tyreClass).not.toBe('C1')
    const { fuelEfficiency } = labelOf(version, diceOf('label'))
    expect(fuelEfficiency === null).toBe(model.season === 'Winter Studded')
  }
})

test.each([6000, 50_000])('%i articles have only the label classes of Regulation (EU) 2020/740', (count) => {
  const labels = [...chooseVersions(count)]
    .flat()
    .filter(({ model }) => model.label)
    .map((version, id) => demoArticle(version, id, 1).row)
  const classes = (each: (row: (typeof labels)[number]) => string | null) =>
    [...new Set(labels.map(each))].sort()
  expect(classes(({ fuelEfficiency }) => fuelEfficiency)).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(classes(({ wetGrip }) => wetGrip)).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(classes(({ noiseClass }) => noiseClass)).toEqual(['A', 'B', 'C'])
})

test('prices end in ,90 or ,00 and rise with rim and segment', () => {
  const average = (matches: (version: (typeof six)[number]) => boolean) => {
    const prices = six.filter(matches).map((version) => priceOf(version, diceOf('price')))
    return prices.reduce((sum, price) => sum + price, 0) / prices.length
  }
  for (const version of six) expect([0, 90]).toContain(priceOf(version, diceOf('price')) % 100)
  const cars = (rim: number) => average(({ size }) => size.vehicle === 'car' && size.diameter === rim)
  expect(cars(15)).toBeLessThan(cars(17))
  expect(cars(17)).toBeLessThan(cars(19))
  const segment = (name: string) =>
    average(({ model, size }) => model.segment === name && size.diameter === 16)
  expect(segment('budget')).toBeLessThan(segment('mid'))
  expect(segment('mid')).toBeLessThan(segment('premium'))
})

test('a price story ends with the price of today and goes forward in time', () => {
  for (let story = 0; story < 300; story += 1) {
    const steps = priceHistory(12_990, diceOf(`story ${story}`))
    const days = steps.map(({ day }) => priceDays.indexOf(day))
    expect(days).toEqual([...days].sort((one, other) => one - other))
    expect([days[0], steps.at(-1)?.cents]).toEqual([0, 12_990])
  }
})

test('each model has a picture with all its views, and always the same', () => {
  for (const model of demoModels()) {
    const name = pictureOf(model)
    expect(pictureOf({ ...model })).toBe(name)
    const missing = pictureViews.filter((view) => !existsSync(join(masters, `${name}-${view}.avif`)))
    expect([name, ...missing]).toEqual([name])
  }
})

test('every rendered tyre is the picture of a model', () => {
  const used = new Set(demoModels().map(pictureOf))
  const idle = rendered.filter(({ id }) => !used.has(id)).map(({ id }) => id)
  expect([rendered.length >= 32, idle]).toEqual([true, []])
})

test('whatever the renderer knows has its three masters, and nothing else has', () => {
  const expected = rendered.flatMap(({ id }) => pictureViews.map((view) => `${id}-${view}.avif`))
  const there = readdirSync(masters).filter((name) => !name.startsWith('offer-'))
  expect(there.sort()).toEqual(expected.sort())
})

test.each([
  ['Winter Studded', 'car', /^studded-\d$/],
  ['Winter Studdable', 'suv', /^friction-\d$/],
  ['All Season', 'suv', /^allseason-\d$/],
  ['Winter Studded', 'van', /^van-studded-\d$/],
  ['Summer', 'van', /^van-\d$/],
] as const)('%s for a %s looks like it', (season, kind, master) => {
  for (const name of ['Halla', 'Loska', 'Tykky'])
    expect(pictureOf({ brand: 'Kuura', name, season, kind, axle: null })).toMatch(master)
})

test.each([
  ['drive', /^truck-[14]$/],
  ['trailer', /^truck-2$/],
  ['steer', /^truck-[35]$/],
  ['all', /^truck-[35]$/],
] as const)('a truck’s tyre for %s looks like it', (axle, master) => {
  const truck = { brand: 'Kuura', name: 'Ahava', season: 'Winter Friction', kind: 'truck' } as const
  expect(pictureOf({ ...truck, axle })).toMatch(master)
})

test('an invented EAN is one that belongs to nobody, with its check digit', () => {
  expect(eanOf(1)).toBe('2000000000015')
  expect(eanOf(123_456_789)).toMatch(/^20\d{11}$/)
})
