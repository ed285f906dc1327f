import type { getCheckoutDraft, saveCheckoutDraft } from '@pito/contracts/checkout-draft'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Ctx } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { ownerOf } from '../cart-owner.ts'
import { mergeAtFirstSight } from '../merge-cart.ts'
import { readDraft, writeDraft } from './draft-store.ts'

export async function saveDraft(
  ctx: Ctx,
  { details }: Input<typeof saveCheckoutDraft.customer>,
): Promise<Answer<typeof saveCheckoutDraft.customer>> {
  await mergeAtFirstSight(ctx)
  const owner = ownerOf(ctx.caller)
  const isWritten = owner !== null && (await writeDraft(ctx.sql, owner, details, ctx.now))
  return isWritten ? ok(null) : refuse('not-found')
}

export async function showDraft(ctx: Ctx): Promise<Answer<typeof getCheckoutDraft.customer>> {
  await mergeAtFirstSight(ctx)
  const owner = ownerOf(ctx.caller)
  return ok({ details: owner ? await readDraft(ctx.sql, owner) : {} })
}
