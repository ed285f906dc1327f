import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getProductReviews as contract } from '@pito/contracts/reviews'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { readArticleIdentities } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import { page as pageOf } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { readPublished, readRated } from './review-store.ts'
import { meanStars } from './rules/mean-stars.ts'

const perPage = 10

/** Lists the reviews of a tyre's model. At most three statements serve any number of reviews. */
export async function listProductReviews(
  { sql, platform, locale }: Context,
  { id, page }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const withDemo = platform.config.shopMode === 'demo'
  const { modelId, reviews: total, stars } = (await readRated(sql, id, withDemo)) ?? refuse('not-found')
  const rows = total === 0 ? [] : await readPublished(sql, modelId, { page, perPage, locale, withDemo })
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
  return { ...pageOf(shown, { total, page, perPage }), mean: meanStars(stars, total) }
}
