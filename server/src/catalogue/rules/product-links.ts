import type { Language } from '@pito/contracts/values/locale'
import { seasonOfId } from '@pito/contracts/values/tyre-season'
import { segmentOfSize } from '@pito/contracts/values/tyre-size'
import { allVehicles, car, vehicleTypeOfId } from '@pito/contracts/values/vehicle-type'

export interface LinkedProduct {
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

/** Stands for standard load where the address otherwise has XL or RF. */
const standardLoad = 'SL'

/** Returns the canonical address of an article. It contains every segment, so that no two articles share one. */
export function productLink(product: LinkedProduct, language: Language): string {
  // A tyre that fits all vehicles is listed under cars, because "all" is not an address.
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
