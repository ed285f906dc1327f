import { getProductReviews } from '@pito/contracts/reviews'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import type { TyreReviewsProps } from './tyre-reviews.tsx'

const shownOnTyre = 5

/**
 * Loads the reviews of a tyre. Returns null if there are none. If they fail to load, `reviews` is null and the tyre
 * is shown without them.
 */
export async function loadReviews(api: Api, id: number): Promise<TyreReviewsProps | null> {
  const { data: answer } = await settled(api(getProductReviews, { id: String(id) }))
  if (!answer) return { tyreId: id, reviews: null }
  const { data, total, mean } = answer
  if (mean === null) return null
  return { tyreId: id, reviews: { rows: data.slice(0, shownOnTyre), total, mean } }
}
