import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getProductReviews as contract } from '@pito/contracts/reviews'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { locales } from '@pito/contracts/values/locale'
import { mostStars } from '@pito/contracts/values/review'
import { readArticleIdentities } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import { page as pageOf } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { readPublished, readRatings } from './review-store.ts'
import { meanStars } from './rules/mean-stars.ts'

const perPage = 10

/**
 * Lists the reviews of a tyre's model that have a text. The mean and the numbers of stars are of all its reviews. At
 * most three statements serve any number of reviews.
 */
export async function listProductReviews(
  { sql, platform, locale }: Context,
  { id, page, locale: only, stars }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const withDemo = platform.config.shopMode === 'demo'
  const { modelId, ratings } = (await readRatings(sql, id, withDemo)) ?? refuse('not-found')
  const count = (matches: (rating: (typeof ratings)[number]) => boolean) =>
    ratings.filter(matches).reduce((sum, { reviews }) => sum + reviews, 0)
  const isListed = (rating: (typeof ratings)[number]) => rating.hasText && (!stars || rating.stars === stars)
  const isInLanguage = (rating: (typeof ratings)[number]) => !only || rating.locale === only
  const total = count((rating) => isListed(rating) && isInLanguage(rating))
  const rows =
    total === 0 ? [] : await readPublished(sql, modelId, { page, perPage, locale, only, stars, withDemo })
  const articles = await readArticleIdentities(
    sql,
    rows.map(({ tyreId }) => tyreId),
  )
  const shown = rows.map((row) => ({
    id: row.id,
    stars: row.stars,
    text: row.text,
    display_name: row.displayName,
    locale: row.locale,
    size_text: articles.get(row.tyreId)?.sizeText ?? '',
    reviewed_on: helsinkiDate(row.changedAt),
  }))
  const reviews = count(() => true)
  return {
    ...pageOf(shown, { total, page, perPage }),
    reviews,
    mean: meanStars(
      ratings.reduce((sum, rating) => sum + rating.stars * rating.reviews, 0),
      reviews,
    ),
    by_stars: Array.from({ length: mostStars }, (_, index) => {
      const each = mostStars - index
      return { stars: each, reviews: count((rating) => rating.stars === each && isInLanguage(rating)) }
    }),
    by_locale: locales.map((each) => ({
      locale: each,
      reviews: count((rating) => isListed(rating) && rating.locale === each),
    })),
  }
}
