import type { ProductDetails } from '@pito/contracts/catalogue'
import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import type { DeliveryPrices } from '@pito/contracts/values/delivery-charge'
import { deliveryCharge } from '@pito/contracts/values/delivery-charge'
import type { Language } from '@pito/contracts/values/locale'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { whyNotLabelled } from '@pito/contracts/values/why-not-labelled'
import type { Crumb } from '@pito/ui/breadcrumb'
import type { Settled } from '@pito/web/parts/settled'
import type { TyreReviewsProps } from '../reviews/tyre-reviews.tsx'
import { listAddress } from '../tyres/list/list-address.ts'
import { cutSize } from '../tyres/sizes/cut-size.ts'
import type { TyreCardData } from '../tyres/tyre-card-data.ts'
import { tyreCardData } from '../tyres/tyre-card-data.ts'
import type { Alternatives } from './alternatives/load-alternatives.ts'
import type { FactRow, TyreFactWords } from './facts/fact-rows.ts'
import { factRows, labelRows, tyreFacts } from './facts/fact-rows.ts'
import type { Slide } from './gallery/slide.ts'
import { slidesOf } from './gallery/slides-of.ts'
import type { Fitting } from './load-fitting.ts'
import type { FrontAndRearProps } from './set/front-and-rear.tsx'
import { crumbsOf } from './tyre-crumbs.ts'
import { listsAbove } from './tyre-lists.ts'

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
   * The delivery price of one tyre, in cents, which only search engines need. It is null if it could not be loaded.
   */
  readonly deliveryOfOne: number | null
  readonly addresses: Readonly<Record<Language, string>>
}

interface BesidesTyre {
  readonly frontAndRear: TyreData['frontAndRear']
  readonly reviews: TyreData['reviews']
  readonly alternatives: Alternatives
  readonly fitting: Settled<Fitting>
  readonly delivery: Settled<DeliveryPrices>
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
    delivery: delivery.failure
      ? delivery
      : { data: chargeOf(delivery.data, card.cents, firstQuantity(card.stock)), failure: null },
    deliveryOfOne: delivery.failure ? null : chargeOf(delivery.data, card.cents, 1),
    back: listAddress(listsAbove(details).ofThisSize, language),
    crumbs: crumbsOf(details, language),
    slides: slidesOf(details, w, language),
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
    shownSize: cutSize(details.size_text),
    sizes: details.sizes,
    fitting,
    frontAndRear,
    reviews,
    alternatives,
    addresses: { fi: details.link_fi, en: details.link_en },
  }
}

function chargeOf(prices: DeliveryPrices, cents: number, quantity: number): number {
  return deliveryCharge(prices, { quantity, goodsCents: quantity * cents })
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
