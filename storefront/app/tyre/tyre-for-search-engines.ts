import { formatEuro } from '@pito/contracts/values/format-euro'
import { addDays } from '@pito/contracts/values/helsinki-date'
import { isOfOldScale } from '@pito/contracts/values/label-address'
import type { Language } from '@pito/contracts/values/locale'
import { reductionOf } from '@pito/contracts/values/reduction-of'
import { mostStars } from '@pito/contracts/values/review'
import { studded } from '@pito/contracts/values/tyre-season'
import { breadcrumbOf, linkedData, returnPolicy, shopReference } from '../page/linked-data.ts'
import { notIndexed } from '../page/page-meta.ts'
import type { HeadContext } from '../page/with-head.ts'
import { tyres } from '../words/tyres.ts'
import type { TyreData } from './tyre-data.ts'
import { tyreHead as words } from './tyre-head-words.ts'
import { nameOfTyre } from './tyre-meta.ts'

export function tyreHead(tyre: TyreData, context: HeadContext) {
  const { card, summary, addresses, crumbs } = tyre
  const { language } = context
  const name = nameOfTyre(tyre)
  const w = words[language]
  const kind = [tyres[language].marks[card.seasonId]?.toLowerCase(), tyre.runFlat && w.runFlat]
  const description = w.description(name, kind.filter(Boolean).join(', '), formatEuro(card.cents), summary)
  return [
    { name: 'description', content: description },
    ...(tyre.onSale ? [] : [notIndexed]),
    linkedData({
      ...productOf(tyre, context),
      description,
      ...ratingOf(tyre, w.buyer),
    }),
    breadcrumbOf(context, [...crumbs, { label: card.model, href: addresses[language] }]),
  ]
}

function productOf(tyre: TyreData, context: HeadContext) {
  const { card, ean, mpn, large } = tyre
  const { origin, language } = context
  const url = origin + tyre.addresses[language]
  return {
    '@type': 'Product',
    name: nameOfTyre(tyre),
    sku: String(card.id),
    gtin13: ean,
    ...(mpn && { mpn }),
    brand: { '@type': 'Brand', name: card.brand },
    ...(large.length > 0 && { image: large.map((path) => origin + path) }),
    url,
    ...certificationOf(tyre),
    additionalProperty: propertiesOf(tyre, language),
    offers: { '@type': 'Offer', url, ...offerOf(tyre, context) },
  }
}

/** Returns the registration of the EU label. Studded tyres have no label (Regulation (EU) 2020/740, article 2). */
function certificationOf({ card, eprelId }: TyreData) {
  if (card.seasonId === studded || !/^[1-9]\d*$/.test(eprelId ?? '')) return {}
  return {
    hasCertification: {
      '@type': 'Certification',
      issuedBy: { '@type': 'Organization', name: 'European Commission' },
      name: 'EPREL',
      certificationIdentification: eprelId,
    },
  }
}

/** Returns the specification and the label in the words of the page. The shop's own codes have fields of their own. */
function propertiesOf({ facts, label, noLabel, ean, mpn }: TyreData, language: Language) {
  const ofLabel = noLabel === '' ? label : ([[tyres[language].label, noLabel]] as const)
  const values = new Map([...facts, ...ofLabel.filter(([name]) => !facts.some(([fact]) => fact === name))])
  return [...values]
    .filter(([, value]) => value !== ean && value !== mpn && !isOfOldScale({ fuel: value, wet: value }))
    .map(([name, value]) => ({ '@type': 'PropertyValue', name, value }))
}

function offerOf({ card, shipping }: TyreData, context: HeadContext) {
  const availability = card.stock > 0 ? 'InStock' : 'OutOfStock'
  const price = euros(card.cents)
  return {
    price,
    priceCurrency: 'EUR',
    priceValidUntil: addDays(context.today, priceDays),
    ...(card.lowestCents !== null &&
      reductionOf(card.cents, card.lowestCents) && {
        priceSpecification: [
          priceOf(price),
          { ...priceOf(euros(card.lowestCents)), priceType: 'https://schema.org/StrikethroughPrice' },
        ],
      }),
    availability: `https://schema.org/${availability}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: shopReference(context),
    hasMerchantReturnPolicy: returnPolicy(context),
    ...shippingOf(shipping),
  }
}

/** Prices may change at any time, so the day until which search engines may show them moves on each day. */
const priceDays = 30
const euros = (cents: number) => (cents / 100).toFixed(2)
const priceOf = (price: string) => ({ '@type': 'UnitPriceSpecification', price, priceCurrency: 'EUR' })

const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
  (day) => `https://schema.org/${day}`,
)
const daysBetween = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

/** Returns the shipping details for search engines, or an empty object if the delivery price could not be loaded. */
function shippingOf(shipping: TyreData['shipping']) {
  if (shipping === null) return {}
  const { cents, least, most, isFreight } = shipping
  return {
    ...(isFreight && { availableDeliveryMethod: 'http://purl.org/goodrelations/v1#DeliveryModeFreight' }),
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: euros(cents), currency: 'EUR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'FI' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: workingDays },
        // An order is sent on the day on which it is placed or, after the hour at which dispatch ends, on the next one.
        handlingTime: daysBetween(0, 1),
        transitTime: daysBetween(least, most),
      },
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
