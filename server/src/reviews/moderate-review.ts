import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  getReviewOfStaff,
  getReviewsOfStaff,
  publishReview as publishing,
  rejectReview as rejecting,
  reviewSorts,
} from '@pito/contracts/reviews'
import type { ReviewRejection } from '@pito/contracts/values/review'
import { reviewChangedSentence } from '@pito/contracts/values/review'
import { tyreName } from '@pito/contracts/values/tyre-name'
import type { ArticleIdentity } from '../catalogue/index.ts'
import { readArticleIdentities } from '../catalogue/index.ts'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import { recordChange } from '../platform/audit/record-change.ts'
import { refuseStale } from '../platform/audit/refuse-stale.ts'
import type { Context } from '../platform/context.ts'
import { listPage, orderBy } from '../platform/database/list-page.ts'
import type { Part } from '../platform/database/statement.ts'
import { part } from '../platform/database/statement.ts'
import { ok, page as pageOf } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { faultsIn } from '../platform/refuse-fields.ts'
import { bumpRevision } from '../platform/revisions.ts'
import type { ModeratedReview } from './review-store.ts'
import { lockReview, moderatedColumns, moderatedTables, readReview, storeDecision } from './review-store.ts'
import { reviewsTopic } from './reviews-topic.ts'

const waitingFirst = part`array_position(array['pending', 'published', 'rejected'], review.state)`
const sorts: Record<(typeof reviewSorts)[number], Part> = {
  state: part`${waitingFirst}, review.changed_at`,
  changed_at: part`review.changed_at`,
}

/** Lists reviews. Of those that wait for a decision the oldest come first. */
export async function listReviewsForStaff(
  ctx: Context,
  input: Input<typeof getReviewsOfStaff>,
): Promise<Answer<typeof getReviewsOfStaff>> {
  const { sql } = ctx
  const { state, search } = input
  const { rows, ...paging } = await listPage<ModeratedReview>(
    sql,
    {
      columns: moderatedColumns,
      from: moderatedTables,
      where: [
        ...(state ? [part`review.state = ${state}`] : []),
        ...(search
          ? [
              part`position(name_key(${search}) in name_key(concat_ws(' ', brand.name, model.name, order_number, body))) > 0`,
            ]
          : []),
      ],
      order: orderBy(sorts, input.sort, part`review.id`),
    },
    input,
  )
  const details = { page: paging.page, total: paging.total }
  await recordAudit(sql, { ...auditedBy(ctx), action: 'reviews-listed', details })
  const articles = await readArticleIdentities(
    sql,
    rows.map(({ tyreId }) => tyreId),
  )
  return pageOf(
    rows.map((row) => shownToStaff(row, articles)),
    paging,
  )
}

export async function showReviewForStaff(
  { sql }: Context,
  { id }: Input<typeof getReviewOfStaff>,
): Promise<Answer<typeof getReviewOfStaff>> {
  const review = (await readReview(sql, id)) ?? refuse('not-found')
  return ok(shownToStaff(review, await readArticleIdentities(sql, [review.tyreId])))
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

/**
 * Publishes or rejects a review. Repeating the same decision changes nothing. Each change of the author and each
 * decision raises the version, so nobody decides on a text that they have not read, or against a colleague unawares.
 */
async function decide(
  ctx: Context,
  { id, version }: Input<typeof publishing>,
  rejection: ReviewRejection | null,
): Promise<Answer<typeof publishing>> {
  const state = rejection ? 'rejected' : 'published'
  const decided = await ctx.transaction(async (tx) => {
    const before = (await lockReview(tx, id)) ?? refuse('not-found')
    if (before.state === state && before.rejection === rejection) return before
    const record = { kind: 'review', id: before.id } as const
    if (before.version !== version && before.state === 'pending')
      refuse('review-changed', faultsIn(ctx, { version: reviewChangedSentence(before.changedAt) }))
    await refuseStale(tx, { record, sent: version, current: before })
    await storeDecision(tx, before.id, { state, rejection }, ctx.now)
    await recordChange(tx, ctx, {
      ...{ action: `review-${state}`, record, origin: 'form' },
      before: { review_state: before.state, rejection: before.rejection },
      after: { review_state: state, rejection },
    })
    if (before.state === 'published' || state === 'published') await bumpRevision(tx, reviewsTopic)
    return { ...before, version: before.version + 1, state, rejection } as const
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
