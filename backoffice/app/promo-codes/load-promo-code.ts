import { getStaffPromoCode } from '@pito/contracts/staff-promo-codes'
import type { Api } from '@pito/web/api/api'

export async function loadPromoCode(api: Api, params: Readonly<Record<string, string | undefined>>) {
  const { data } = await api(getStaffPromoCode, { id: Number(params.id) })
  return data
}
