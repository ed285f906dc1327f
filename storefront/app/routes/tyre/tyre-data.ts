import type { ProductDetails } from '@pito/contracts/catalogue'
import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import type { Tier } from '@pito/contracts/values/delivery-charge'
import { deliveryCharge } from '@pito/contracts/values/delivery-charge'
import type { Language } from '@pito/contracts/values/locale'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { whyNotLabelled } from '@pito/contracts/values/why-not-labelled'
import type { Crumb } from '@pito/ui/breadcrumb'
import type { Settled } from '@pito/web/parts/settled'
import { listAddress } from '../../list/list-address.ts'
import { cutSize } from '../../tyres/sizes/cut-size.ts'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'
import { tyreCardData } from '../../tyres/tyre-card-data.ts'
import type { Alternatives } from './alternatives/load-alternatives.ts'
import type { FactRow } from './facts/fact-rows.ts'
import { factRows, labelRows } from './facts/fact-rows.ts'
import type { TyreFactWords } from './facts/tyre-facts-words.ts'
import { tyreFacts } from './facts/tyre-facts-words.ts'
import type { Slide } from './gallery/slide.ts'
import { slidesOf } from './gallery/slides-of.ts'
import type { Fitting } from './load-fitting.ts'
import type { TyreReviewsProps } from './reviews/tyre-reviews.tsx'
import type { FrontAndRearProps } from './set/front-and-rear.tsx'
import { crumbsOf } from './tyre-crumbs.ts'
import { listsAbove } from './tyre-lists.ts'

/** What the page shows, in its language, and no more: it travels twice, as HTML and as data for hydration. */
export interface TyreData extends TyreSize {
  readonly card: TyreCardData
  /** The list of every tyre of this size. */
  readonly back: string
  readonly crumbs: readonly Crumb[]
  readonly slides: readonly Slide[]
  readonly description: string
  readonly summary: string
  readonly facts: readonly FactRow[]
  readonly label: readonly FactRow[]
  /** Why there is no label; empty where there is one. */
  readonly noLabel: string
  readonly runFlat: boolean
  /** The three-peak mountain snowflake. */
  readonly has3pmsf: boolean
  readonly loadDual: number | null
  readonly ean: string
  readonly mpn: string
  readonly eprelId: string | null
  /** The whole marking in 25 characters. */
  readonly shownSize: string
  /** In how many articles the model is sold. */
  readonly sizes: number
  readonly fitting: Settled<Fitting>
  /** Null where the model has one size, or is not fitted. */
  readonly frontAndRear: FrontAndRearProps | null
  /** Null where nobody has reviewed it. */
  readonly reviews: TyreReviewsProps | null
  readonly alternatives: Alternatives
  /** In cents, of the quantity that the page starts with. */
  readonly delivery: Settled<number>
  /** In cents, for search engines alone; null where it could not be read. */
  readonly deliveryOfOne: number | null
  readonly addresses: Readonly<Record<Language, string>>
}

interface BesidesTyre {
  readonly frontAndRear: TyreData['frontAndRear']
  readonly reviews: TyreData['reviews']
  readonly alternatives: Alternatives
  readonly fitting: Settled<Fitting>
  readonly tiers: Settled<readonly Tier[]>
}

export function tyreData(
  details: ProductDetails,
  { fitting, tiers, frontAndRear, reviews, alternatives }: BesidesTyre,
  language: Language,
): TyreData {
  const w = tyreFacts[language]
  const card = tyreCardData(details, language)
  return {
    card,
    delivery: tiers.failure
      ? tiers
      : { data: deliveryCharge(tiers.data, firstQuantity(card.stock)), failure: null },
    deliveryOfOne: tiers.failure ? null : deliveryCharge(tiers.data, 1),
    back: listAddress(listsAbove(details).ofThisSize, language),
    crumbs: crumbsOf(details, language),
    slides: slidesOf(details, w),
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

function whyNoLabel(details: ProductDetails, w: TyreFactWords): string {
  const reason = whyNotLabelled({
    seasonId: details.tyre_season_id,
    fuelEfficiency: details.fuel_effiency,
    wetGrip: details.wet_grip,
    noiseValue: details.noice_value,
  })
  return reason ? { studded: w.noLabelStudded, 'not-declared': w.noLabel }[reason] : ''
}
