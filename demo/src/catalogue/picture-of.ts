import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../dice.ts'
import type { DemoModel } from './demo-models.ts'

/** An entry of demo/pictures/tyres.json; its id is the kind and a number, such as `van-studded-2`. */
interface RenderedTyre {
  id: string
  axle?: 'drive' | 'trailer' | 'steer'
}

/** Each rendered tyre has a master picture of each of these views. */
export const pictureViews = ['hero', 'front', 'close'] as const

const tyresFile = join(import.meta.dirname, '../../pictures/tyres.json')

const renderedByKind = Map.groupBy(
  JSON.parse(readFileSync(tyresFile, 'utf8')) as RenderedTyre[],
  ({ id, axle }) => axle ?? id.replace(/-\d+$/, ''),
)

type Looks = Pick<DemoModel, 'brand' | 'name' | 'season' | 'kind' | 'axle'>

/** Returns the id of a rendered tyre in demo/pictures that illustrates the kind; a model always gets the same one. */
export function pictureOf(model: Looks): string {
  const kind = kindOf(model)
  const rendered = renderedByKind.get(kind) ?? []
  const chosen = rendered[hashOf(`${model.brand} ${model.name}`) % rendered.length]
  if (!chosen) throw new Error(`demo/pictures/tyres.json has no tyre of the kind ${kind}`)
  return chosen.id
}

/**
 * Truck tyres of the drive axle have open lugs, those of trailers wide ribs, and those of the steering axle zig-zag
 * ribs, which also stand for tyres of any axle.
 */
function kindOf({ season, kind, axle }: Looks): string {
  if (kind === 'truck') return axle && axle !== 'all' ? axle : 'steer'
  if (kind === 'van') return season === 'Winter Studded' ? 'van-studded' : 'van'
  if (season === 'Winter Studded') return 'studded'
  if (season === 'All Season') return 'allseason'
  return season === 'Summer' ? 'summer' : 'friction'
}
