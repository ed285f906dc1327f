import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getReviewInvitation as contract, ReviewInvitation } from '@pito/contracts/reviews'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { readArticleIdentities } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import type { BoughtTyre, Invitation } from './invitation-store.ts'
import { readBoughtTyres, readInvitation } from './invitation-store.ts'
import { orderIdOfToken } from './review-link.ts'
import type { OwnReview } from './review-store.ts'
import { readOwnReviews } from './review-store.ts'
import { isOpen } from './rules/review-times.ts'

/** Shows an invitation. It changes nothing, because mail scanners open every link. */
export async function showInvitation(
  ctx: Context,
  { token }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const orderId = orderIdOfToken(ctx.platform.config, 'review', token)
  const invitation = (await readInvitation(ctx.sql, orderId)) ?? refuse('not-found')
  const details = await invitationDetails(ctx, ctx.sql, invitation)
  return details.tyres.length > 0 ? ok(details) : refuse('not-found')
}

/**
 * Returns the details of an invitation. After its expiry only tyres that have a review are listed, so that the review
 * can be removed.
 */
export async function invitationDetails(
  { now, locale }: Context,
  sql: Sql,
  { orderId, expiresAt }: Invitation,
): Promise<ReviewInvitation> {
  const bought = await readBoughtTyres(sql, orderId)
  const reviews = await readOwnReviews(sql, orderId)
  const articles = await readArticleIdentities(
    sql,
    bought.map(({ tyreId }) => tyreId),
  )
  const open = isOpen(expiresAt, now)
  const tyres = bought.map((tyre) => ({
    tyre_id: tyre.tyreId,
    name: locale === 'fi_FI' ? tyre.nameFi : tyre.nameEn,
    size_text: articles.get(tyre.tyreId)?.sizeText ?? '',
    review: ownReviewOf(tyre, reviews),
  }))
  const shown = tyres.filter(({ review }) => open || review)
  return { open, open_until: helsinkiDate(expiresAt), tyres: shown }
}

function ownReviewOf({ modelId }: BoughtTyre, reviews: readonly OwnReview[]) {
  const review = reviews.find((one) => one.modelId === modelId)
  if (!review) return null
  const { stars, text, displayName, state, rejection } = review
  return { stars, text, display_name: displayName, state, rejection }
}
