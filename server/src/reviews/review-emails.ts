import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getReviewEmails, refuseReviewEmails as refusing } from '@pito/contracts/reviews'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { readRefusal, refuseEmails } from './invitation-store.ts'
import { orderIdOfToken } from './review-link.ts'

export async function showReviewEmails(
  ctx: Context,
  { token }: Input<typeof getReviewEmails>,
): Promise<Answer<typeof getReviewEmails>> {
  const orderId = orderIdOfToken(ctx.platform.config, 'review-emails', token)
  return ok({ refused: (await readRefusal(ctx.sql, orderId)) ?? refuse('not-found') })
}

/** Refuses further invitations. The link never expires, so that the buyer can refuse from any e-mail, however old. */
export async function refuseReviewEmails(
  ctx: Context,
  { token }: Input<typeof refusing>,
): Promise<Answer<typeof refusing>> {
  const orderId = orderIdOfToken(ctx.platform.config, 'review-emails', token)
  await refuseEmails(ctx.sql, orderId, ctx.now)
  return ok({ refused: true })
}
