import { getStaffBrands } from '@pito/contracts/staff-brands'
import { getStaffModel } from '@pito/contracts/staff-models'
import type { Api } from '@pito/web/api/api'

export async function loadModel(api: Api, params: Readonly<Record<string, string | undefined>>) {
  const { data } = await api(getStaffModel, { id: Number(params.id) })
  return data
}

/** Loads the brands that a model may have. */
export async function loadBrands(api: Api) {
  const { data } = await api(getStaffBrands, { per_page: 200, sort: 'name' })
  return data
}

/** Returns the choices of the form's field for the brand. */
export function brandChoices(brands: readonly { readonly id: number; readonly name: string }[]) {
  return { brand_id: brands.map(({ id, name }) => ({ value: String(id), label: name })) }
}
