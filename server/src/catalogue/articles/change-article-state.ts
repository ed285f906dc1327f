import type { Answer, Input } from '@pito/contracts/endpoint'
import type { setArticleState as contract, deleteArticle } from '@pito/contracts/staff-articles'
import { incompleteSentence, articleSentences as s } from '@pito/contracts/values/article-sentences'
import { recordChange } from '../../platform/audit/record-change.ts'
import { refuseStale } from '../../platform/audit/refuse-stale.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { articleOf, fieldsOf, missingOf } from './article-of.ts'
import { articleById, lockArticle, updateStates } from './article-store.ts'
import { articleReferences } from './reference-store.ts'

export function changeArticleState(
  ctx: Context,
  { id, version, state, successor_id: successorId }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  return ctx.transaction(async (tx) => {
    const stored = (await lockArticle(tx, id)) ?? refuse('not-found')
    const record = { kind: 'article', id } as const
    await refuseStale(tx, { record, sent: version, current: await articleOf(tx, stored) })
    const missing = state === 'archived' ? [] : missingOf(stored)
    if (missing.length > 0)
      refuse('article-incomplete', { errors: { state: [incompleteSentence(missing)[ctx.locale]] } })
    const successor = state === 'archived' ? await checkedSuccessor(ctx, tx, id, successorId) : null
    await updateStates(tx, [id], { state, successorId: successor })
    await recordChange(tx, ctx, {
      action: 'article-state-changed',
      record,
      before: { state: stored.state, successor_id: stored.successorId },
      after: { state, successor_id: successor },
      origin: 'form',
    })
    return ok(await articleOf(tx, (await articleById(tx, id)) ?? refuse('not-found')))
  })
}

async function checkedSuccessor(
  ctx: Context,
  tx: Tx,
  id: number,
  successorId: number | null,
): Promise<number | null> {
  if (successorId === null) return null
  const successor = await articleById(tx, successorId)
  if (successor?.state === 'on-sale' && successor.id !== id) return successorId
  refuse('not-valid', { errors: { successor_id: [s.successorWrong[ctx.locale]] } })
}

export function removeArticle(
  ctx: Context,
  { id }: Input<typeof deleteArticle>,
): Promise<Answer<typeof deleteArticle>> {
  return ctx.transaction(async (tx) => {
    const stored = (await lockArticle(tx, id)) ?? refuse('not-found')
    const sentence = await articleReferences(tx, id)
    if (sentence) refuse('still-referred-to', { errors: { references: [sentence[ctx.locale]] } })
    await tx`delete from tyre where id = ${id}`
    await recordChange(tx, ctx, {
      action: 'article-deleted',
      record: { kind: 'article', id },
      before: fieldsOf(stored),
      after: null,
      origin: 'form',
    })
    return ok(null)
  })
}
