import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  getReviewsOfStaff,
  publishReview as publishing,
  rejectReview as rejecting,
} from '@pito/contracts/reviews'
import type { ReviewRejection } from '@pito/contracts/values/review'
import { tyreName } from '@pito/contracts/values/tyre-name'
import type { ArticleIdentity } from '../catalogue/index.ts'
import { readArticleIdentities } from '../catalogue/index.ts'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { ok, page as pageOf } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { bumpRevision } from '../platform/revisions.ts'
import type { ModeratedReview } from './review-store.ts'
import { listReviews, lockReview, storeDecision } from './review-store.ts'
import { reviewsTopic } from './reviews-topic.ts'

const perPage = 20

export async function listReviewsForStaff(
  ctx: Context,
  { page, state }: Input<typeof getReviewsOfStaff>,
): Promise<Answer<typeof getReviewsOfStaff>> {
  const { sql } = ctx
  const { rows, total } = await listReviews(sql, { state: state ?? null, page, perPage })
  await recordAudit(sql, { ...auditedBy(ctx), action: 'reviews-listed', details: { page, total } })
  const articles = await readArticleIdentities(
    sql,
    rows.map(({ tyreId }) => tyreId),
  )
  return pageOf(
    rows.map((row) => shownToStaff(row, articles)),
    { total, page, perPage },
  )
}

export function publishReview(
  ctx: Context,
  input: Input<typeof publishing>,
): Promise<Answer<typeof publishing>> {
  return decide(ctx, input, null)
}

export function rejectReview(
  ctx: Context,
  input: Input<typeof rejecting>,
): Promise<Answer<typeof rejecting>> {
  return decide(ctx, input, input.reason)
}

/** Publishes or rejects a review. Repeating the same decision changes nothing. */
async function decide(
  ctx: Context,
  { id, version }: Input<typeof publishing>,
  rejection: ReviewRejection | null,
): Promise<Answer<typeof publishing>> {
  const state = rejection ? 'rejected' : 'published'
  const decided = await ctx.transaction(async (tx) => {
    const before = (await lockReview(tx, id)) ?? refuse('not-found')
    if (before.version !== version) refuse('review-changed')
    if (before.state === state && before.rejection === rejection) return before
    await storeDecision(tx, before.id, { state, rejection }, ctx.now)
    const details = { review: before.id, version, ...(rejection && { reason: rejection }) }
    await recordAudit(tx, { ...auditedBy(ctx), action: `review-${state}`, details })
    if (before.state === 'published' || state === 'published') await bumpRevision(tx, reviewsTopic)
    return { ...before, state, rejection } as const
  })
  return ok(shownToStaff(decided, await readArticleIdentities(ctx.sql, [decided.tyreId])))
}

/** Maps a review to the field names of the contract. */
function shownToStaff(review: ModeratedReview, articles: ReadonlyMap<number, ArticleIdentity>) {
  return {
    id: review.id,
    version: review.version,
    stars: review.stars,
    text: review.text,
    display_name: review.displayName,
    locale: review.locale,
    tyre_id: review.tyreId,
    name: tyreName(review.brand, review.model),
    size_text: articles.get(review.tyreId)?.sizeText ?? '',
    order_number: review.orderNumber,
    state: review.state,
    rejection: review.rejection,
    created_at: review.createdAt.toISOString(),
    changed_at: review.changedAt.toISOString(),
  }
}
