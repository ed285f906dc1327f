import { getReviewOfStaff } from '@pito/contracts/reviews'
import type { Api } from '@pito/web/api/api'

export async function loadReview(api: Api, params: Readonly<Record<string, string | undefined>>) {
  const { data } = await api(getReviewOfStaff, { id: params.id ?? '' })
  return data
}
