import { getProductReviews } from '@pito/contracts/reviews'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import type { ServerOnly } from '../../../static/server-only.ts'
import { serverOnly } from '../../../static/server-only.ts'
import { ratingPart, reviewsPart } from './reviews-part.ts'
import type { TyreReviewsProps } from './tyre-reviews.tsx'

const shownOnTyre = 5

/** Null where there is none. The tyre is shown all the same when they do not come. */
export async function loadReviews(api: Api, id: number): Promise<ServerOnly<TyreReviewsProps> | null> {
  const [{ data: answer }] = await Promise.all([
    settled(api(getProductReviews, { id: String(id) })),
    ratingPart.load(),
    reviewsPart.load(),
  ])
  if (!answer) return serverOnly('reviews', { tyreId: id, reviews: null })
  const { data, total, mean } = answer
  if (mean === null) return null
  return serverOnly('reviews', { tyreId: id, reviews: { rows: data.slice(0, shownOnTyre), total, mean } })
}
