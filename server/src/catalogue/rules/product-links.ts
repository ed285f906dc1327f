import type { Language } from '@pito/contracts/values/locale'
import { seasonOfId } from '@pito/contracts/values/tyre-season'
import { segmentOfSize } from '@pito/contracts/values/tyre-size'
import { allVehicles, car, vehicleTypeOfId } from '@pito/contracts/values/vehicle-type'

interface LinkedProduct {
  readonly id: number
  readonly vehicleTypeId: number
  readonly seasonId: number
  readonly width: number
  readonly aspect: number
  readonly diameter: number
  readonly brandSlug: string
  readonly modelSlug: string
  readonly loadIndex: number
  readonly speedIndex: string
  readonly reinforced: 'XL' | 'RF' | null
}

/** The segment of a URL for a standard load, where other tyres have XL or RF. */
const standardLoad = 'SL'

/**
 * Returns the canonical URL path of an article. It contains every segment, so that no two articles have the same
 * path.
 */
export function productLink(product: LinkedProduct, language: Language): string {
  // A tyre for all vehicles is listed under cars, because "all" cannot occur in a URL.
  const vehicle = vehicleTypeOfId(product.vehicleTypeId === allVehicles ? car : product.vehicleTypeId)
  const season = seasonOfId(product.seasonId)
  const { width, aspect, diameter } = product
  const segments = [
    language === 'fi' ? 'renkaat' : 'tyres',
    vehicle?.[`slug_${language}`],
    season?.[`slug_${language}`],
    segmentOfSize({ width, aspectRatio: aspect, diameter }),
    product.brandSlug,
    product.modelSlug,
    encodeURIComponent(`${product.loadIndex}${product.speedIndex}`),
    product.reinforced ?? standardLoad,
    product.id,
  ]
  return `/${segments.join('/')}`
}
