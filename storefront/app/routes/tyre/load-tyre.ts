import type { ProductDetails } from '@pito/contracts/catalogue'
import { getProductByNames, getProductDetails } from '@pito/contracts/catalogue'
import { getLowestInstallationPrice } from '@pito/contracts/installation'
import { getShippingCharge } from '@pito/contracts/pricing'
import { getTotalInstallationPartners } from '@pito/contracts/service-points'
import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { truck } from '@pito/contracts/values/vehicle-type'
import { data } from 'react-router'
import type { Api } from '../../api/api.ts'
import type { Asked } from '../../api/page.ts'
import { idAsked, tyreAsked } from './tyre-address.ts'
import type { TyreData } from './tyre-data.ts'
import { tyreData } from './tyre-data.ts'
import { waitPart } from './wait-part.ts'

/** The long list of other sizes comes when it is asked for. */
const without = 'products'

export function loadTyre(api: Api, { params, locale }: Asked): Promise<TyreData> {
  const asked = tyreAsked(params)
  if (!asked) throw data(null, 404)
  return withFitting(api, api(getProductByNames, { ...asked, without }), locale)
}

/** The addresses that name the article by its id alone. */
export function loadTyreById(api: Api, { params, locale }: Asked): Promise<TyreData> {
  const id = idAsked(params.productid)
  if (!id) throw data(null, 404)
  return withFitting(api, api(getProductDetails, { id, without }), locale)
}

async function withFitting(
  api: Api,
  asked: Promise<{ data: ProductDetails }>,
  locale: Locale,
): Promise<TyreData> {
  const [{ data: details }, partners, delivery] = await Promise.all([
    asked,
    api(getTotalInstallationPartners, {}),
    api(getShippingCharge, { quantity: firstQuantity(Infinity) }),
    waitPart.load(),
  ])
  // Trucks are never fitted, only delivered to.
  const lowest =
    details.vehicle_type === truck ? null : await api(getLowestInstallationPrice, { product_id: details.id })
  const fitting = { partners: partners.data, price: lowest?.data.min_price ?? null }
  return tyreData(details, { fitting, tiers: delivery.data.tiers }, languageOf(locale))
}
