import { hashOf } from '../dice.ts'
import type { DemoModel } from './demo-models.ts'

const masters = { summer: 5, friction: 5, studded: 5, allseason: 4, van: 2, 'van-studded': 1 }

/** Open lugs drive, wide ribs are drawn, zig-zag ribs steer and do for any axle. */
const truckMasters = { drive: 1, trailer: 2, steer: 3, all: 3 }

/** Each picture has these masters. */
export const pictureViews = ['hero', 'front', 'close'] as const

type Looks = Pick<DemoModel, 'brand' | 'name' | 'season' | 'kind' | 'axle'>

/** The name of a rendered tyre of demo/pictures: an illustration of the kind, always the same for a model. */
export function pictureOf(model: Looks): string {
  if (model.kind === 'truck') return `truck-${truckMasters[model.axle ?? 'all']}`
  const family = familyOf(model)
  return `${family}-${(hashOf(`${model.brand} ${model.name}`) % masters[family]) + 1}`
}

function familyOf({ season, kind }: Looks): keyof typeof masters {
  if (kind === 'van') return season === 'Winter Studded' ? 'van-studded' : 'van'
  if (season === 'Winter Studded') return 'studded'
  if (season === 'All Season') return 'allseason'
  return season === 'Summer' ? 'summer' : 'friction'
}
