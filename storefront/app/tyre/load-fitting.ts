import { getLowestInstallationPrice } from '@pito/contracts/installation'
import { getTotalInstallationPartners } from '@pito/contracts/service-points'
import type { Api } from '@pito/web/api/api'

export interface Fitting {
  /** The lowest price in euros for fitting one tyre, or null if no service point fits it. */
  readonly price: number | null
  readonly partners: number
}

export async function loadFitting(api: Api, tyreId: number): Promise<Fitting> {
  const [partners, lowest] = await Promise.all([
    api(getTotalInstallationPartners, {}),
    api(getLowestInstallationPrice, { product_id: tyreId }),
  ])
  return { partners: partners.data, price: lowest.data.min_price }
}
