import { getStaffArticle } from '@pito/contracts/staff-articles'
import type { Api } from '@pito/web/api/api'

export async function loadArticle(api: Api, params: Readonly<Record<string, string | undefined>>) {
  const { data } = await api(getStaffArticle, { id: Number(params.id) })
  return data
}
