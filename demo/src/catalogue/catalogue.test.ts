import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createLog } from '@pito/server/src/platform/log.ts'
import { PictureMaker } from '@pito/server/src/platform/pictures/picture-maker.ts'
import { expect, test } from 'vitest'
import { diceOf } from '../dice.ts'
import { chooseVersions } from './choose-versions.ts'
import { demoArticle, eanOf } from './demo-article.ts'
import type { DemoModel } from './demo-models.ts'
import { demoModels } from './demo-models.ts'
import { isDefaultSize } from './demo-sizes.ts'
import { labelOf } from './label-of.ts'
import { left, picturesOf, pictureViews, renderedTyres } from './picture-of.ts'
import { priceDays, priceHistory } from './price-history.ts'
import { priceOf } from './price-of.ts'
import type { Version } from './versions-of.ts'

const masters = join(import.meta.dirname, '../../pictures/masters')
const rendered = renderedTyres()
const pictures = picturesOf(demoModels())
const keyOf = ({ brand, name }: DemoModel) => `${brand} ${name}`
const pictureNamed = new Map([...pictures].map(([model, picture]) => [keyOf(model), picture]))
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

test('the picture of each model shows its season, its winter marks and its studs, and nothing else', () => {
  for (const [model, picture] of pictures) {
    const { kind, season, axle, snow } = rendered.find(({ id }) => id === picture) ?? {}
    const modelAxle = model.axle === 'all' ? 'steer' : model.axle
    expect([model.name, kind]).toEqual([model.name, model.kind === 'suv' ? 'car' : model.kind])
    expect([model.name, snow]).toEqual([model.name, model.has3pmsf])
    if (model.kind === 'truck') expect([model.name, axle]).toEqual([model.name, modelAxle])
    else expect([model.name, season]).toEqual([model.name, model.season])
    if (season === 'Summer') expect([model.name, snow]).toEqual([model.name, false])
  }
  expect(pictures.size).toBe(demoModels().length)
})

test('a model whose facts agree with no picture is named instead of getting a wrong picture', () => {
  const [model] = demoModels()
  if (!model) throw new Error('The demo has no models')
  expect(() => picturesOf([{ ...model, brand: 'Kuura', name: 'Ahava', has3pmsf: false }])).toThrow(
    'Kuura Ahava',
  )
})

test('models of one brand and season have different treads while there is an unused one', () => {
  const groups = Map.groupBy(pictures, ([{ brand, season, kind, axle, has3pmsf }]) =>
    [brand, season, kind === 'suv' ? 'car' : kind, axle === 'all' ? 'steer' : axle, has3pmsf].join(),
  )
  for (const [group, models] of groups) {
    const uses = Map.groupBy(models, ([, picture]) => picture)
    const most = Math.max(...[...uses.values()].map((same) => same.length))
    const all = Math.max(...models.map(([model]) => choiceFor(model)))
    expect([group, uses.size]).toEqual([group, Math.min(all, models.length)])
    expect([group, most]).toEqual([group, Math.ceil(models.length / all)])
  }
})

function choiceFor({ season, kind, axle, has3pmsf }: DemoModel): number {
  if (kind === 'truck') {
    const ofAxle = rendered.filter((tyre) => tyre.axle === (axle === 'all' ? 'steer' : axle))
    return ofAxle.filter(({ snow }) => snow === has3pmsf).length
  }
  return rendered.filter((tyre) => tyre.kind === (kind === 'suv' ? 'car' : kind) && tyre.season === season)
    .length
}

test('every rendered tyre is the picture of a model, and has its three masters', () => {
  const used = new Set(pictures.values())
  expect(rendered.filter(({ id }) => !used.has(id))).toEqual([])
  const expected = rendered.flatMap(({ id }) => pictureViews.map((view) => `${id}-${view}.avif`))
  const there = namesIn(masters).filter((name) => !name.startsWith('offer-'))
  expect(there.sort()).toEqual(expected.sort())
})

test('every master has been made in the sizes that pages and search engines show', async () => {
  const made = join(masters, 'made')
  const maker = new PictureMaker({ masters: [masters], made, log: createLog('silent') })
  const names = await maker.findFilesInAdvance()
  expect(readdirSync(made).sort()).toEqual(names.sort())
})

const namesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.avif'))

test.each(['Summer', 'Winter Friction', 'Winter Studded'])(
  'among the first 20 cards of 205/55 R16, season %s, at most four show the same tread',
  (season) => {
    const isListed = ({ model, size }: Version) =>
      isDefaultSize(size) && size.vehicle === 'car' && model.season === season
    const cards = six
      .filter(isListed)
      .map((version) => ({ ...demoArticle(version, 0, 0), picture: pictureNamed.get(keyOf(version.model)) }))
      .filter(({ row, batches }) => row.state === 'on-sale' && left(batches) >= 4)
      .sort((one, other) => other.row.popularity - one.row.popularity)
      .slice(0, 20)
    const uses = Map.groupBy(cards, ({ picture }) => picture)
    expect(Math.max(...[...uses.values()].map((same) => same.length))).toBeLessThanOrEqual(4)
    expect(cards.length).toBe(20)
  },
)

test('an invented EAN is one that belongs to nobody, with its check digit', () => {
  expect(eanOf(1)).toBe('2000000000015')
  expect(eanOf(123_456_789)).toMatch(/^20\d{11}$/)
})
