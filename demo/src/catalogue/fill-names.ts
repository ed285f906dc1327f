import type { Tx } from '@pito/server/src/platform/database/sql.ts'
import { continueIds, insertRows } from '../insert-rows.ts'
import { slugOf } from '../slug-of.ts'
import type { DemoModel } from './demo-models.ts'
import { demoModels, laterGeneration, seasonIdOf } from './demo-models.ts'
import { demoSizes } from './demo-sizes.ts'
import { describeModel } from './describe-model.ts'
import { picturesOf, pictureViews } from './picture-of.ts'

/**
 * The recycling fees in cents by tyre class and first day. The amounts are invented, because the real fees are agreed
 * with the producers' association.
 */
const fees = [
  ['C1', '2025-01-01', 225],
  ['C2', '2025-01-01', 290],
  ['C3', '2025-01-01', 1280],
  ['C1', '2026-01-01', 240],
  ['C2', '2026-01-01', 310],
  ['C3', '2026-01-01', 1350],
] as const

const models = demoModels()
const keyOf = ({ brand: maker, slug }: DemoModel) => `${maker}/${slug}`
const places = new Map(models.map((one, index) => [keyOf(one), index]))

/** Returns the id of a model. The ids of a later generation follow all ids of the generation before. */
export function modelIdOf(one: DemoModel): number {
  const original = one.generation === 1 ? one.slug : one.slug.replace(/-gen-\d+$/, '')
  const place = places.get(`${one.brand}/${original}`) ?? 0
  return (one.generation - 1) * models.length + place + 1
}

export async function fillBrandsAndSizes(tx: Tx): Promise<void> {
  await insertRows(
    tx,
    'brand',
    brandNames().map((name, index) => ({ id: index + 1, name, slug: slugOf(name) })),
  )
  await insertRows(
    tx,
    'tyre_size',
    demoSizes().map(({ id, width, aspect, diameter, commercial }) => ({
      id,
      width,
      aspect,
      diameter,
      commercial,
    })),
  )
  await insertRows(
    tx,
    'recycling_fee',
    fees.map(([tyreClass, validFrom, cents]) => ({ tyreClass, validFrom, cents })),
  )
  await continueIds(tx, 'brand')
  await continueIds(tx, 'tyre_size')
}

export async function fillModels(tx: Tx, generation: number): Promise<void> {
  const these = generation === 1 ? models : models.map((one) => laterGeneration(one, generation))
  const pictures = picturesOf(these)
  await insertRows(
    tx,
    'model',
    these.map((one) => modelRow(one, pictures.get(one))),
  )
  await continueIds(tx, 'model')
}

function brandNames(): string[] {
  return [...new Set(models.map((one) => one.brand))]
}

function modelRow(one: DemoModel, picture: string | undefined) {
  return {
    id: modelIdOf(one),
    brandId: brandNames().indexOf(one.brand) + 1,
    slug: one.slug,
    name: one.name,
    seasonId: seasonIdOf(one),
    vehicleKind: one.kind,
    tyreClass: one.tyreClass,
    segment: one.segment,
    winterClimate: one.climate,
    has3pmsf: one.has3pmsf,
    iceGrip: one.iceGrip,
    axle: one.axle,
    launchYear: one.launchYear,
    ...describeModel(one),
    picture,
    pictureViews: pictureViews.join(','),
  }
}
