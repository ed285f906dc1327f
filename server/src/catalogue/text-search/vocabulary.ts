import type { TyreSize } from '@pito/contracts/values/tyre-size'
import type { SizeCount } from '../search-index/size-counts.ts'
import { foldText, wordsOf } from './fold-text.ts'
import type { Identifiers } from './identifiers.ts'
import type { SoldModel } from './name-index.ts'
import { NameIndex } from './name-index.ts'

/** A size of which at least one tyre is on sale. */
export interface SoldSize extends TyreSize {
  readonly count: number
}

interface Sold {
  readonly models: readonly SoldModel[]
  readonly sizes: readonly SizeCount[]
  readonly identifiers: Identifiers
  /** Returns whether the catalogue has a size, even if no tyre of it is on sale. */
  readonly hasSize: (size: TyreSize) => boolean
}

/** Everything that the words of a search may mean: the names, sizes and numbers of the articles on sale. */
export class Vocabulary {
  readonly names: NameIndex
  readonly identifiers: Identifiers
  readonly sizes: readonly SoldSize[]
  readonly hasSize: (size: TyreSize) => boolean
  private readonly models: readonly SoldModel[]
  private readonly diameters: ReadonlySet<number>

  /** The names of the previous vocabulary are used again if they are the same, because building them takes 20 ms. */
  constructor({ models, sizes, identifiers, hasSize }: Sold, previous: Vocabulary | null = null) {
    const isUnchanged = previous !== null && areSame(previous.models, models)
    this.models = models
    this.names = isUnchanged ? previous.names : new NameIndex(models)
    this.identifiers = identifiers
    this.hasSize = hasSize
    this.sizes = sizes.map(({ width, aspect, diameter, count }) => ({
      width: width / 100,
      aspectRatio: aspect,
      diameter: diameter / 10,
      count,
    }))
    this.diameters = new Set(this.sizes.map(({ diameter }) => diameter))
  }

  /** Returns the models that have a feature. The other features, such as run-flat, are in the index. */
  modelsWith(feature: string | number): number[] {
    const hasFeature = modelFeatures[feature]
    return hasFeature ? this.models.filter(hasFeature).map(({ id }) => id) : []
  }

  hasDiameter(diameter: number): boolean {
    return this.diameters.has(diameter)
  }

  hasWidth(width: number): boolean {
    return this.sizes.some((sold) => sold.width === width)
  }

  hasWidthAndAspect(width: number, aspectRatio: number): boolean {
    return this.sizes.some((sold) => sold.width === width && sold.aspectRatio === aspectRatio)
  }

  isSold({ width, aspectRatio, diameter }: TyreSize): boolean {
    return this.sizes.some(
      (sold) => sold.width === width && sold.aspectRatio === aspectRatio && sold.diameter === diameter,
    )
  }
}

const modelFeatures: Readonly<Record<string, (model: SoldModel) => boolean>> = {
  // Makers add EV to the names of models for electric cars.
  electric: ({ name }) => wordsOf(foldText(name)).includes('ev'),
  drive: ({ axle }) => axle === 'drive' || axle === 'all',
  steer: ({ axle }) => axle === 'steer' || axle === 'all',
  trailer: ({ axle }) => axle === 'trailer',
}

function areSame(some: readonly SoldModel[], others: readonly SoldModel[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ id, brandId, brand, name }, place) => {
      const other = others[place]
      return id === other?.id && brandId === other.brandId && brand === other.brand && name === other.name
    })
  )
}
