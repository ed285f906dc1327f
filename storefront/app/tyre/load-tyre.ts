import type { ProductDetails } from '@pito/contracts/catalogue'
import { getProductByNames, getProductDetails, getProductSizes } from '@pito/contracts/catalogue'
import { getShippingCharge } from '@pito/contracts/pricing'
import { getProductReviews } from '@pito/contracts/reviews'
import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { areFrontAndRear } from '@pito/contracts/values/size-difference'
import { sizeOfProduct } from '@pito/contracts/values/tyre-size'
import { isFittable } from '@pito/contracts/values/vehicle-type'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import { data, redirect } from 'react-router'
import type { PageRequest } from '../page/page.ts'
import type { TyreReviewsProps } from '../reviews/tyre-reviews.tsx'
import { sizesOf } from '../tyres/sizes/size-list.tsx'
import { tyreIdOf, tyreRequest } from '../tyres/tyre-address.ts'
import { loadAlternatives } from './alternatives/load-alternatives.ts'
import type { Fitting } from './load-fitting.ts'
import { loadFitting } from './load-fitting.ts'
import type { FrontAndRearProps } from './set/front-and-rear.tsx'
import type { TyreData } from './tyre-data.ts'
import { tyreData } from './tyre-data.ts'

const shownOnTyre = 5

/** Excludes the long list of the model's other sizes, which is loaded only when the visitor opens it. */
const without = 'products'

export function loadTyre(api: Api, { params, locale }: PageRequest): Promise<TyreData> {
  const request = tyreRequest(params)
  if (!request) throw data(null, 404)
  return withServices(api, api(getProductByNames, { ...request, without }), locale)
}

/** Loads the tyre for URLs that contain only its id. */
export function loadTyreById(api: Api, { params, locale }: PageRequest): Promise<TyreData> {
  const id = tyreIdOf(params.productid)
  if (!id) throw data(null, 404)
  return withServices(api, api(getProductDetails, { id, without }), locale)
}

/** The result for truck tyres, which are never fitted. */
const onlyDelivered: Promise<Fitting> = Promise.resolve({ price: null, partners: 0 })

/**
 * Adds the prices of delivery and fitting to the tyre. If these requests fail, the page shows the tyre without them.
 */
async function withServices(
  api: Api,
  request: Promise<{ data: ProductDetails }>,
  locale: Locale,
): Promise<TyreData> {
  const { data: details } = await request
  const { id, vehicle_type, sizes } = details
  const isFitted = isFittable(vehicle_type)
  const language = languageOf(locale)
  if (details.moved) throw redirect(details[`link_${language}`], 301)
  const [delivery, fitting, frontAndRear, reviews, alternatives] = await Promise.all([
    settled(api(getShippingCharge, { quantity: firstQuantity(Infinity), vehicle_type })),
    settled(isFitted ? loadFitting(api, id) : onlyDelivered),
    isFitted && sizes > 1 ? loadSizes(api, id) : null,
    loadReviews(api, id, locale),
    loadAlternatives(api, id, language),
  ])
  return tyreData(details, { fitting, delivery, frontAndRear, reviews, alternatives }, language)
}

/**
 * Loads the reviews of a tyre. Returns null if there are none. If they fail to load, `reviews` is null and the tyre
 * is shown without them.
 */
async function loadReviews(api: Api, id: number, locale: Locale): Promise<TyreReviewsProps | null> {
  const { data: answer } = await settled(api(getProductReviews, { id: String(id) }))
  if (!answer) return { tyreId: id, reviews: null }
  const { data, total: listed, reviews: total, mean } = answer
  if (mean === null) return null
  const hasOwn = data[0]?.locale === locale
  return { tyreId: id, reviews: { rows: data.slice(0, shownOnTyre), listed, total, mean, hasOwn } }
}

/**
 * Loads the tyre of the page and the sizes that form a front and rear set with it. If this fails, the page is shown
 * without them.
 */
export async function loadSizes(api: Api, id: number): Promise<FrontAndRearProps> {
  const { data } = await settled(api(getProductSizes, { id: String(id) }))
  const rows = data?.data ?? []
  const own = rows.find((row) => row.id === id)
  const paired = own
    ? rows.filter((row) => row === own || areFrontAndRear(sizeOfProduct(own), sizeOfProduct(row)))
    : []
  return { here: id, sizes: sizesOf(paired) }
}
