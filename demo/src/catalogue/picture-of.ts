import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fullSet } from '@pito/contracts/values/cart-quantity'
import type { DemoArticle } from './demo-article.ts'
import { demoArticle } from './demo-article.ts'
import type { DemoModel } from './demo-models.ts'
import { demoSizes, isDefaultSize, isMadeIn } from './demo-sizes.ts'
import { versionsOf } from './versions-of.ts'

/** An entry of demo/pictures/tyres.json: the facts of a tyre that its pictures show. */
interface RenderedTyre {
  readonly id: string
  readonly tread: string
  readonly kind: 'car' | 'van' | 'truck'
  /** The season that the tread, the studs and the holes for studs show. Truck tyres look alike in every season. */
  readonly season?: DemoModel['season']
  readonly axle?: 'drive' | 'trailer' | 'steer'
  /** True if the sidewall bears M+S and the three-peak mountain snowflake. */
  readonly snow: boolean
}

/** The views of a tyre. Each rendered tyre has a master picture of each view. */
export const pictureViews = ['hero', 'front', 'close'] as const

const tyresFile = join(import.meta.dirname, '../../pictures/tyres.json')

export function renderedTyres(): RenderedTyre[] {
  return JSON.parse(readFileSync(tyresFile, 'utf8'))
}

type Shown = Pick<DemoModel, 'season' | 'kind' | 'axle' | 'has3pmsf'>

/** Tells whether a rendered tyre shows what is true of the model. Truck tyres for any axle are shown as `steer`. */
function shows(tyre: RenderedTyre, { season, kind, axle, has3pmsf }: Shown): boolean {
  if (tyre.kind !== (kind === 'suv' ? 'car' : kind)) return false
  if (tyre.snow !== has3pmsf) return false
  return kind === 'truck' ? tyre.axle === (axle === 'all' ? 'steer' : axle) : tyre.season === season
}

/**
 * Gives each model the id of a rendered tyre that agrees with its facts. The models that sell best in the default sizes
 * choose first, so that the first page of a list shows many treads. A model gets the tread that its brand uses least
 * in this season, and among those the one that all brands use least.
 */
export function picturesOf(models: readonly DemoModel[], rendered = renderedTyres()): Map<DemoModel, string> {
  const uses = new Map<string, number>()
  const usesOf = (key: string) => uses.get(key) ?? 0
  const sold = new Map(models.map((model) => [model, soldInDefaultSizes(model)]))
  const bestFirst = models.toSorted((one, other) => (sold.get(other) ?? 0) - (sold.get(one) ?? 0))
  const pictures = bestFirst.map((model) => {
    const ofBrand = (id: string) => `${id} of ${model.brand} for ${model.season}`
    const [chosen] = rendered
      .filter((tyre) => shows(tyre, model))
      .sort(
        (one, other) =>
          usesOf(ofBrand(one.id)) - usesOf(ofBrand(other.id)) || usesOf(one.id) - usesOf(other.id),
      )
    if (!chosen)
      throw new Error(
        `No tyre in demo/pictures/tyres.json agrees with the facts of ${model.brand} ${model.name}`,
      )
    for (const key of [chosen.id, ofBrand(chosen.id)]) uses.set(key, usesOf(key) + 1)
    return [model, chosen.id] as const
  })
  return new Map(pictures)
}

/** Returns how many tyres of a model are sold in the default size where most are, or 0 if no set of four is left. */
function soldInDefaultSizes(model: DemoModel): number {
  const articles = defaultSizes
    .filter((size) => isMadeIn(model, size))
    .flatMap((size) => versionsOf(model, size))
    .map((version) => demoArticle(version, 0, 0))
    .filter(({ row, batches }) => row.state === 'on-sale' && left(batches) >= fullSet)
  return Math.max(0, ...articles.map(({ row }) => row.popularity))
}

const defaultSizes = demoSizes().filter(isDefaultSize)
export const left = (batches: DemoArticle['batches']) =>
  batches.reduce((sum, { quantity }) => sum + quantity, 0)
