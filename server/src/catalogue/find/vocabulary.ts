import type { TyreSize } from '@pito/contracts/values/tyre-size'
import type { SizeCount } from '../search/size-counts.ts'
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
  private readonly diameters: ReadonlySet<number>

  constructor({ models, sizes, identifiers, hasSize }: Sold) {
    this.names = new NameIndex(models)
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

  hasDiameter(diameter: number): boolean {
    return this.diameters.has(diameter)
  }

  isSold({ width, aspectRatio, diameter }: TyreSize): boolean {
    return this.sizes.some(
      (sold) => sold.width === width && sold.aspectRatio === aspectRatio && sold.diameter === diameter,
    )
  }
}
