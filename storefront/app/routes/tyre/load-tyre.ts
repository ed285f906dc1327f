import type { ProductDetails } from '@pito/contracts/catalogue'
import { getProductByNames } from '@pito/contracts/catalogue'
import { getShippingCharge } from '@pito/contracts/pricing'
import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import type { Language } from '@pito/contracts/values/locale'
import { data } from 'react-router'
import type { Api } from '../../api/api.ts'
import type { Asked } from '../../api/page.ts'
import { readListPath } from '../../tyres/list-path.ts'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'
import { centsOf, tyreCardData } from '../../tyres/tyre-card-data.ts'
import { tyreAsked } from './tyre-address.ts'

export interface OtherSize {
  readonly href: string
  readonly size: string
  readonly cents: number
  readonly stock: number
}

export type TyreFacts = Pick<
  ProductDetails,
  | 'ean_number'
  | 'eprel_id'
  | 'manufacturer_product_id'
  | 'tyre_class'
  | 'snow_grip'
  | 'ice_grip'
  | 'reinforced'
  | 'run_flat'
  | 'load_index_dual'
>

export interface TyreData {
  readonly card: TyreCardData
  /** Of the quantity that the page starts with. */
  readonly deliveryCents: number
  readonly vehicle: ProductDetails['vehicle_type']
  readonly season: string
  readonly width: number
  readonly aspectRatio: number
  readonly diameter: number
  readonly facts: TyreFacts
  readonly description: string
  readonly summary: string
  readonly otherSizes: readonly OtherSize[]
  readonly addresses: Readonly<Record<Language, string>>
}

export async function loadTyre(api: Api, { params, url }: Asked): Promise<TyreData> {
  const language = readListPath(`/${url.pathname.split('/')[1]}`)?.language ?? 'fi'
  const asked = tyreAsked(params)
  if (!asked) throw data(null, 404)
  const [{ data: details }, delivery] = await Promise.all([
    api(getProductByNames, asked),
    api(getShippingCharge, { quantity: firstQuantity(Infinity) }),
  ])
  const card = tyreCardData(details, language)
  const { tiers } = delivery.data
  const tier = tiers.findLast(({ from_quantity }) => from_quantity <= firstQuantity(card.stock))
  return {
    card,
    deliveryCents: centsOf(tier?.shipping_charges ?? 0),
    vehicle: details.vehicle_type,
    season: details.tyreSeason.name,
    width: details.width,
    aspectRatio: details.aspect_ratio,
    diameter: details.diameter,
    facts: factsOf(details),
    description: details.description,
    summary: details.short_description,
    otherSizes: otherSizes(details, language),
    addresses: { fi: details.link_fi, en: details.link_en },
  }
}

function factsOf(details: ProductDetails): TyreFacts {
  const { ean_number, eprel_id, manufacturer_product_id, tyre_class } = details
  const { snow_grip, ice_grip, reinforced, run_flat, load_index_dual } = details
  const numbers = { ean_number, eprel_id, manufacturer_product_id, load_index_dual }
  return { ...numbers, tyre_class, snow_grip, ice_grip, reinforced, run_flat }
}

function otherSizes({ id, products }: ProductDetails, language: Language): OtherSize[] {
  return products
    .filter((variant) => variant.id !== id)
    .map((variant) => ({
      href: variant[`link_${language}`],
      size: variant.size_text,
      cents: centsOf(variant.net_price_with_rc),
      stock: variant.in_stock,
    }))
}
