import type { ProductDetails } from '@pito/contracts/catalogue'
import { getProductByNames, getProductDetails } from '@pito/contracts/catalogue'
import { getLowestInstallationPrice } from '@pito/contracts/installation'
import { getTotalInstallationPartners } from '@pito/contracts/service-points'
import { languageOf } from '@pito/contracts/values/locale'
import { data } from 'react-router'
import type { Api } from '../../api/api.ts'
import type { Asked } from '../../api/page.ts'
import { idAsked, tyreAsked } from './tyre-address.ts'
import type { Fitting, TyreData } from './tyre-data.ts'
import { tyreData } from './tyre-data.ts'

/** The long list of other sizes comes when it is asked for. */
const without = 'products'

export async function loadTyre(api: Api, { params, locale }: Asked): Promise<TyreData> {
  const asked = tyreAsked(params)
  if (!asked) throw data(null, 404)
  const { data: details } = await api(getProductByNames, { ...asked, without })
  return tyreData(details, await fittingOf(api, details), languageOf(locale))
}

/** The addresses that name the article by its id alone. */
export async function loadTyreById(api: Api, { params, locale }: Asked): Promise<TyreData> {
  const id = idAsked(params.productid)
  if (!id) throw data(null, 404)
  const { data: details } = await api(getProductDetails, { id, without })
  return tyreData(details, await fittingOf(api, details), languageOf(locale))
}

async function fittingOf(api: Api, { id, vehicle_type }: ProductDetails): Promise<Fitting> {
  const truck = 4
  const [partners, lowest] = await Promise.all([
    api(getTotalInstallationPartners, {}),
    // Trucks are never fitted, only delivered to.
    vehicle_type === truck ? null : api(getLowestInstallationPrice, { product_id: id }),
  ])
  return { partners: partners.data, price: lowest?.data.min_price ?? null }
}
