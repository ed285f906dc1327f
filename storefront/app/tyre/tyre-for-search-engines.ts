import { formatEuro } from '@pito/contracts/values/format-euro'
import { mostStars } from '@pito/contracts/values/review'
import { withdrawalDays } from '@pito/contracts/values/withdrawal-days'
import { breadcrumbOf } from '../page/breadcrumb-of.ts'
import type { HeadContext } from '../page/with-head.ts'
import { tyres } from '../words/tyres.ts'
import type { TyreData } from './tyre-data.ts'
import { tyreHead as words } from './tyre-head-words.ts'
import { nameOfTyre } from './tyre-meta.ts'

export function tyreHead(tyre: TyreData, { language, origin }: HeadContext) {
  const { card, summary, addresses } = tyre
  const name = nameOfTyre(tyre)
  const url = origin + addresses[language]
  const w = words[language]
  const kind = [tyres[language].marks[card.seasonId]?.toLowerCase(), tyre.runFlat && w.runFlat]
  const description = w.description(name, kind.filter(Boolean).join(', '), formatEuro(card.cents), summary)
  return [
    { name: 'description', content: description },
    {
      'script:ld+json': {
        ...productOf(tyre, { name, description, origin, url }),
        ...ratingOf(tyre, words[language].buyer),
      },
    },
    breadcrumbOf({ origin, language }, [...tyre.crumbs, { label: card.model, href: addresses[language] }]),
  ]
}

interface ProductFacts {
  readonly name: string
  readonly description: string
  readonly origin: string
  readonly url: string
}

function productOf(
  { card, ean, mpn, slides, deliveryOfOne }: TyreData,
  { name, description, origin, url }: ProductFacts,
) {
  const availability = card.stock > 0 ? 'InStock' : 'OutOfStock'
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku: String(card.id),
    gtin13: ean,
    ...(mpn && { mpn }),
    brand: { '@type': 'Brand', name: card.brand },
    image: slides.filter(({ label }) => !label).map(({ src }) => origin + src),
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: (card.cents / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${availability}`,
      itemCondition: 'https://schema.org/NewCondition',
      hasMerchantReturnPolicy: returnPolicy,
      ...shippingOf(deliveryOfOne),
    },
  }
}

/** The right of return as the shop's page about it describes it, in terms of schema.org. */
const returnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'FI',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: withdrawalDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/FreeReturn',
}

/** Returns the shipping details for search engines, or an empty object if the delivery price could not be loaded. */
function shippingOf(cents: number | null) {
  if (cents === null) return {}
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: (cents / 100).toFixed(2), currency: 'EUR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'FI' },
    },
  }
}

/** Returns the rating for search engines, or an empty object if there are no reviews. */
function ratingOf({ reviews: shown }: TyreData, buyer: string) {
  const reviews = shown?.reviews
  if (!reviews) return {}
  const rating = (ratingValue: number) => ({ '@type': 'Rating', ratingValue, bestRating: mostStars })
  return {
    aggregateRating: { ...rating(reviews.mean), '@type': 'AggregateRating', reviewCount: reviews.total },
    review: reviews.rows.map(({ stars, text, display_name, reviewed_on }) => ({
      '@type': 'Review',
      reviewRating: rating(stars),
      author: { '@type': 'Person', name: display_name ?? buyer },
      datePublished: reviewed_on,
      ...(text !== null && { reviewBody: text }),
    })),
  }
}
