import type { Product } from '@pito/contracts/product'
import type { FitTyre } from './fit-of-tyre.ts'

export function fitTyreOf(product: Product): FitTyre {
  return {
    seasonId: product.tyre_season_id,
    width: product.width,
    aspectRatio: product.aspect_ratio,
    diameter: product.diameter,
    has3pmsf: product.has_3mpsf,
    load: product.load_index,
    loadDual: product.load_index_dual,
    speed: product.speed_index,
  }
}
