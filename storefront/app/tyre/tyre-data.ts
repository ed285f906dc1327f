import type { ProductDetails } from '@pito/contracts/catalogue'
import type { Output } from '@pito/contracts/endpoint'
import type { getShippingCharge } from '@pito/contracts/pricing'
import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { deliveryCharge } from '@pito/contracts/values/delivery-charge'
import { labelAddress } from '@pito/contracts/values/label-address'
import type { Language } from '@pito/contracts/values/locale'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { sizeText } from '@pito/contracts/values/tyre-size'
import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'
import { allVehicles, car, truck } from '@pito/contracts/values/vehicle-type'
import { whyNotLabelled } from '@pito/contracts/values/why-not-labelled'
import type { Crumb } from '@pito/ui/breadcrumb'
import type { Settled } from '@pito/web/parts/settled'
import type { TyreReviewsProps } from '../reviews/tyre-reviews.tsx'
import { deliveryPrices } from '../tyres/delivery-prices.ts'
import { listAddress } from '../tyres/list/list-address.ts'
import { withPicked } from '../tyres/list/list-changes.ts'
import type { ListState } from '../tyres/list/list-state.ts'
import { emptyList } from '../tyres/list/list-state.ts'
import { cutSize } from '../tyres/sizes/cut-size.ts'
import type { TyreCardData } from '../tyres/tyre-card-data.ts'
import { tyreCardData } from '../tyres/tyre-card-data.ts'
import { tyres } from '../words/tyres.ts'
import type { Alternatives } from './alternatives/load-alternatives.ts'
import type { FactRow, TyreFactWords } from './facts/fact-rows.ts'
import { factRows, labelRows, tyreFacts } from './facts/fact-rows.ts'
import type { Slide } from './gallery/slide.ts'
import type { Fitting } from './load-fitting.ts'
import type { FrontAndRearProps } from './set/front-and-rear.tsx'

/**
 * The data of a tyre's page. Only values that the page shows, in its language, are included, because the data are
 * sent twice: in the HTML and for hydration.
 */
export interface TyreData extends TyreSize {
  readonly card: TyreCardData
  /** The URL of the list with every tyre of this size. */
  readonly back: string
  readonly crumbs: readonly Crumb[]
  readonly slides: readonly Slide[]
  /** The paths of the pictures in the size for search engines and shared links, the main view first. */
  readonly large: readonly string[]
  readonly description: string
  readonly summary: string
  readonly facts: readonly FactRow[]
  readonly label: readonly FactRow[]
  /** The reason why the tyre has no EU label. It is empty if the tyre has one. */
  readonly noLabel: string
  readonly runFlat: boolean
  /** True for tyres with the "three-peak mountain snowflake" symbol. */
  readonly has3pmsf: boolean
  readonly loadDual: number | null
  readonly ean: string
  readonly mpn: string
  readonly eprelId: string | null
  /** False if the article is no longer in lists and in the sitemap. */
  readonly onSale: boolean
  /** The full marking, cut to 25 characters. */
  readonly shownSize: string
  /** The number of products of this model. Products differ in size or marking. */
  readonly sizes: number
  readonly fitting: Settled<Fitting>
  /**
   * The sizes for a set with different tyres at the front and rear, or null if the model has only one size or cannot
   * be fitted.
   */
  readonly frontAndRear: FrontAndRearProps | null
  /** The reviews of the model, or null if there are none. */
  readonly reviews: TyreReviewsProps | null
  readonly alternatives: Alternatives
  /** The delivery price, in cents, for the quantity with which the page starts. */
  readonly delivery: Settled<number>
  /**
   * The delivery price of one tyre, in cents, and the working days that its transport takes, which only search engines
   * need. It is null if it could not be loaded.
   */
  readonly shipping: {
    readonly cents: number
    readonly least: number
    readonly most: number
    readonly isFreight: boolean
  } | null
  readonly addresses: Readonly<Record<Language, string>>
}

interface BesidesTyre {
  readonly frontAndRear: TyreData['frontAndRear']
  readonly reviews: TyreData['reviews']
  readonly alternatives: Alternatives
  readonly fitting: Settled<Fitting>
  readonly delivery: Settled<Output<typeof getShippingCharge>>
}

export function tyreData(
  details: ProductDetails,
  { fitting, delivery, frontAndRear, reviews, alternatives }: BesidesTyre,
  language: Language,
): TyreData {
  const w = tyreFacts[language]
  const card = tyreCardData(details, language)
  return {
    card,
    ...deliveryOf(delivery, card, details.vehicle_type === truck),
    back: listAddress(listsAbove(details).ofThisSize, language),
    crumbs: crumbsOf(details, language),
    slides: slidesOf(details, w, language),
    large: details.large_pictures,
    width: details.width,
    aspectRatio: details.aspect_ratio,
    diameter: details.diameter,
    description: details.description,
    summary: details.short_description,
    facts: factRows(details, w),
    label: labelRows(details, w),
    noLabel: whyNoLabel(details, w),
    runFlat: details.run_flat,
    has3pmsf: details.has_3mpsf,
    loadDual: details.load_index_dual,
    ean: details.ean_number,
    mpn: details.manufacturer_product_id,
    eprelId: details.eprel_id,
    onSale: details.on_sale,
    shownSize: cutSize(details.size_text),
    sizes: details.sizes,
    fitting,
    frontAndRear,
    reviews,
    alternatives,
    addresses: { fi: details.link_fi, en: details.link_en },
  }
}

function deliveryOf(
  delivery: BesidesTyre['delivery'],
  { cents, stock }: TyreCardData,
  isFreight: boolean,
): Pick<TyreData, 'delivery' | 'shipping'> {
  if (delivery.failure) return { delivery, shipping: null }
  const { tiers, free_delivery_from, transit_days } = delivery.data.data
  const prices = deliveryPrices(tiers, free_delivery_from)
  const chargeOf = (quantity: number) => deliveryCharge(prices, { quantity, goodsCents: quantity * cents })
  return {
    delivery: { data: chargeOf(firstQuantity(stock)), failure: null },
    shipping: { cents: chargeOf(1), ...transit_days, isFreight },
  }
}

function whyNoLabel(details: ProductDetails, w: TyreFactWords): string {
  const reason = whyNotLabelled({
    seasonId: details.tyre_season_id,
    fuelEfficiency: details.fuel_effiency,
    wetGrip: details.wet_grip,
    noiseValue: details.noice_value,
  })
  return reason ? { studded: w.noLabelStudded, 'not-declared': w.noLabel }[reason] : ''
}

/** Returns the pictures of the tyre and, if there is one, its EU label as the last slide. */
function slidesOf(tyre: ProductDetails, w: TyreFactWords, language: Language): Slide[] {
  const views = tyre.images.map(({ image_base_path, path, ...alts }) => ({
    src: image_base_path + path,
    alt: alts[`alt_${language}`] ?? w[viewOf(path)](tyre.name),
    ...(alts.alt_fi !== undefined && { photo: true as const }),
  }))
  const label = labelAddress(tyre.id, { fuel: tyre.fuel_effiency, wet: tyre.wet_grip })
  return label === null ? views : [...views, { src: label, alt: w.labelAlt(tyre.name), label: true }]
}

function viewOf(path: string): 'hero' | 'front' | 'close' {
  const view = /-(front|close)\.\w+$/.exec(path)?.[1]
  return view === 'front' || view === 'close' ? view : 'hero'
}

/**
 * Returns the breadcrumb above the tyre: home, tyres, vehicle, season, size and brand. The page itself is the model.
 */
function crumbsOf(tyre: ProductDetails, language: Language): Crumb[] {
  const w = tyres[language]
  const above = listsAbove(tyre)
  const { width, aspect_ratio: aspectRatio, diameter } = tyre
  const lists = [
    [w.tyres, above.all],
    [w.vehicles[above.vehicle.vehicle ?? 0] ?? '', above.vehicle],
    [tyre.tyreSeason.display_name, above.season],
    [sizeText({ width, aspectRatio, diameter }), above.size],
    [tyre.brand_name, above.brand],
  ] as const
  const home = { label: w.home, href: '/' }
  return [home, ...lists.map(([label, state]) => ({ label, href: listAddress(state, language) }))]
}

/** Returns the lists that contain the tyre, from the list of all tyres down: vehicle, season, size and brand. */
function listsAbove(tyre: ProductDetails) {
  const size = { width: tyre.width, height: tyre.aspect_ratio, diameter: tyre.diameter }
  const ofVehicle = emptyList((tyre.vehicle_type === allVehicles ? car : tyre.vehicle_type) as VehicleTypeId)
  const ofSeason = withPicked(ofVehicle, 'tyre_season', [tyre.tyreSeason.name])
  const ofSize: ListState = { ...ofSeason, size }
  return {
    all: emptyList(null),
    vehicle: ofVehicle,
    season: ofSeason,
    size: ofSize,
    brand: withPicked(ofSize, 'brand', [tyre.brand_name]),
    /** The list to which "back to the list" links: every tyre of this size. */
    ofThisSize: { ...ofVehicle, size },
  }
}
