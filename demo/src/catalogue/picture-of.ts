import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../dice.ts'
import type { DemoModel } from './demo-models.ts'

const masters = { summer: 5, friction: 5, studded: 5, allseason: 4, van: 2, 'van-studded': 1, truck: 3 }

/** The name of a rendered master in demo/pictures: an illustration of the kind, always the same for a model. */
export function pictureOf(model: Pick<DemoModel, 'brand' | 'name' | 'season' | 'kind'>): string {
  const family = familyOf(model)
  return `${family}-${(hashOf(`${model.brand} ${model.name}`) % masters[family]) + 1}`
}

const folder = join(import.meta.dirname, '../../pictures/masters')
const views = ['hero', 'front', 'close'] as const

/** Every master has a hero and a front; a close view only some. */
export function viewsOf(picture: string): string {
  return views.filter((view) => existsSync(join(folder, `${picture}-${view}.avif`))).join(',')
}

function familyOf({ season, kind }: Pick<DemoModel, 'season' | 'kind'>): keyof typeof masters {
  if (kind === 'truck') return 'truck'
  if (kind === 'van') return season === 'Winter Studded' ? 'van-studded' : 'van'
  if (season === 'Winter Studded') return 'studded'
  if (season === 'All Season') return 'allseason'
  return season === 'Summer' ? 'summer' : 'friction'
}
