import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../dice.ts'
import type { DemoModel } from './demo-models.ts'

/** An entry of demo/pictures/tyres.json. Its id is the kind of tyre followed by a number, such as `van-studded-2`. */
interface RenderedTyre {
  id: string
  axle?: 'drive' | 'trailer' | 'steer'
}

/** The views of a tyre. Each rendered tyre has a master picture of each view. */
export const pictureViews = ['hero', 'front', 'close'] as const

const tyresFile = join(import.meta.dirname, '../../pictures/tyres.json')

const renderedByKind = Map.groupBy(
  JSON.parse(readFileSync(tyresFile, 'utf8')) as RenderedTyre[],
  ({ id, axle }) => axle ?? id.replace(/-\d+$/, ''),
)

type Looks = Pick<DemoModel, 'brand' | 'name' | 'season' | 'kind' | 'axle'>

/**
 * Returns the id of a rendered tyre in demo/pictures that illustrates the model's kind. A model always gets the same
 * picture.
 */
export function pictureOf(model: Looks): string {
  const kind = kindOf(model)
  const rendered = renderedByKind.get(kind) ?? []
  const chosen = rendered[hashOf(`${model.brand} ${model.name}`) % rendered.length]
  if (!chosen) throw new Error(`demo/pictures/tyres.json has no tyre of the kind ${kind}`)
  return chosen.id
}

/**
 * Returns the kind of tyre that the picture has to show. The treads of truck tyres depend on the axle: `drive` has
 * open lugs, `trailer` wide ribs and `steer` zig-zag ribs. Truck tyres for any axle are shown as `steer`.
 */
function kindOf({ season, kind, axle }: Looks): string {
  if (kind === 'truck') return axle && axle !== 'all' ? axle : 'steer'
  if (kind === 'van') return season === 'Winter Studded' ? 'van-studded' : 'van'
  if (season === 'Winter Studded') return 'studded'
  if (season === 'All Season') return 'allseason'
  return season === 'Summer' ? 'summer' : 'friction'
}
