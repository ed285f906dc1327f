import type { Answer, Input } from '@pito/contracts/endpoint'
import type { saveReview as contract, removeReview as removing } from '@pito/contracts/reviews'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { refuse } from '../platform/refuse.ts'
import { bumpRevision } from '../platform/revisions.ts'
import type { BoughtTyre, Invitation } from './invitation-store.ts'
import { lockInvitation, readBoughtTyres } from './invitation-store.ts'
import { orderIdOfToken } from './review-link.ts'
import { deleteReview, readOwnReviews, storeReview } from './review-store.ts'
import { reviewsTopic } from './reviews-topic.ts'
import { isOpen } from './rules/review-times.ts'
import { invitationDetails } from './show-invitation.ts'

/** The number of changes is limited because staff read each change. */
const changes = { limit: 20, windowSeconds: 3600 }

export function saveReview(ctx: Context, input: Input<typeof contract>): Promise<Answer<typeof contract>> {
  const { stars, text, display_name: displayName } = input
  return changeReview(ctx, input, async (tx, { orderId, expiresAt }, { tyreId, modelId }) => {
    if (!isOpen(expiresAt, ctx.now)) refuse('not-found')
    const review = { orderId, modelId, tyreId, stars, text, displayName, locale: ctx.locale }
    await storeReview(tx, review, ctx.now)
  })
}

/**
 * Removes a review. This works even after the link has expired, because authors may withdraw what they have written
 * about themselves.
 */
export function removeReview(ctx: Context, input: Input<typeof removing>): Promise<Answer<typeof removing>> {
  return changeReview(ctx, input, (tx, { orderId }, { modelId }) => deleteReview(tx, orderId, modelId))
}

type Change = (tx: Tx, invitation: Invitation, tyre: BoughtTyre) => Promise<void>

async function changeReview(
  ctx: Context,
  { token, tyre_id: tyreId }: Input<typeof removing>,
  change: Change,
): Promise<Answer<typeof removing>> {
  const orderId = orderIdOfToken(ctx.platform.config, 'review', token)
  await countAttempt(ctx.sql, { what: 'review', who: orderId }, changes, ctx.now)
  return ctx.transaction(async (tx) => {
    const invitation = (await lockInvitation(tx, orderId)) ?? refuse('not-found')
    const bought = await readBoughtTyres(tx, orderId)
    const tyre = bought.find((one) => one.tyreId === tyreId) ?? refuse('not-found')
    const published = async () =>
      (await readOwnReviews(tx, orderId)).filter(({ state }) => state === 'published').length
    const before = await published()
    await change(tx, invitation, tyre)
    if ((await published()) !== before) await bumpRevision(tx, reviewsTopic)
    return ok(await invitationDetails(ctx, tx, invitation))
  })
}
