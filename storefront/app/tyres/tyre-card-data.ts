import type { Product } from '@pito/contracts/product'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { FitProblem } from '@pito/contracts/values/fit-of'
import type { Language } from '@pito/contracts/values/locale'
import { allVehicles, isFittable, vehicleTypes } from '@pito/contracts/values/vehicle-type'
import type { FitTyre } from '../vehicle/fit-of-tyre.ts'
import { fitTyreOf } from '../vehicle/fit-tyre-of.ts'
import { listAddress } from './list/list-address.ts'
import { withPicked } from './list/list-changes.ts'
import { emptyList } from './list/list-state.ts'

export interface TyreLabel {
  readonly fuel: string | null
  readonly wet: string | null
  readonly noiseClass: string | null
  readonly decibels: number | null
}

/** The data of a tyre card. The texts are in the page's language only, because a list contains twenty cards. */
export interface TyreCardData extends FitTyre {
  readonly id: number
  readonly href: string
  readonly brand: string
  /** The URL of the brand's logo. It is empty if the shop has none. */
  readonly logo: string
  readonly model: string
  readonly size: string
  readonly label: TyreLabel
  readonly stock: number
  /** True if the tyre can be bought with a fitting. Truck tyres cannot. */
  readonly fitted: boolean
  /** The URL of the list with available tyres of the same size and season. It is set only for a sold-out tyre. */
  readonly similar: string | null
  readonly cents: number
  readonly lowestCents: number | null
  readonly feeIncluded: boolean
  readonly picture: string | null
  readonly dotYear: number | null
  /** The reasons why the tyre does not fit the vehicle for which the list is shown. */
  readonly fit?: readonly FitProblem[]
  /** The index that is enough for that vehicle, if the tyre fits with a higher one. */
  readonly enough?: string
}

export function tyreCardData(product: Product, language: Language): TyreCardData {
  const stock = product.in_stock <= 0 ? 0 : product.available_quantity
  const { brand, model, image, lowest_price_30_days: lowest } = product
  return {
    id: product.id,
    href: product[`link_${language}`],
    brand: product.brand_name,
    logo: logoOf(brand),
    model: language === 'fi' ? model.name_fi : model.name,
    size: product.size_text,
    ...fitTyreOf(product),
    label: tyreLabel(product),
    stock,
    fitted: stock > 0 && isFittable(product.vehicle_type),
    similar: stock > 0 ? null : similarTo(product, language),
    cents: centsOf(product.net_price_with_rc),
    lowestCents: lowest === null ? null : centsOf(lowest),
    feeIncluded: product.is_recycled === '0',
    picture: image && `${image.image_base_path}${image.path}`,
    dotYear: product.dot_year,
  }
}

/** Returns the URL of a brand's logo, or an empty text if the shop has none. */
export function logoOf({
  image_base_path,
  image_path,
}: Pick<Product['brand'], 'image_base_path' | 'image_path'>): string {
  return image_path === null ? '' : `${image_base_path}${image_path}`
}

export function similarTo(product: Product, language: Language): string {
  const { width, aspect_ratio: height, diameter } = product
  const vehicle = vehicleTypes.find(({ id }) => id !== allVehicles && id === product.vehicle_type)
  const sized = {
    ...emptyList(vehicle?.id ?? null),
    size: { width, height, diameter },
    flags: ['in_stock'] as const,
  }
  return listAddress(withPicked(sized, 'tyre_season', [product.tyreSeason.name]), language)
}

export function tyreLabel(product: Product): TyreLabel {
  return {
    fuel: product.fuel_effiency,
    wet: product.wet_grip,
    noiseClass: product.noice_class,
    decibels: product.noice_value,
  }
}
