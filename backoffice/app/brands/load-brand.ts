import { getStaffBrand } from '@pito/contracts/staff-brands'
import type { Api } from '@pito/web/api/api'

export async function loadBrand(api: Api, params: Readonly<Record<string, string | undefined>>) {
  const { data } = await api(getStaffBrand, { id: Number(params.id) })
  return data
}
