import { getLowestInstallationPrice } from '@pito/contracts/installation'
import type { Api } from '../../api/api.ts'

export async function freshPrice(api: Api, id: number): Promise<number | null> {
  return (await api(getLowestInstallationPrice, { product_id: id })).data.min_price
}
