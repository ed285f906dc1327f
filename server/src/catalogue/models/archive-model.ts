import type { Answer, Input } from '@pito/contracts/endpoint'
import type { archiveModel, deleteModel } from '@pito/contracts/staff-models'
import { recordChange } from '../../platform/audit/record-change.ts'
import { refuseStale } from '../../platform/audit/refuse-stale.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { namedReferences, referenceSentence } from '../references.ts'
import { fieldsOfModel, staffModelOf } from './model-of.ts'
import { lockModel, modelById, updateModelArchived } from './model-store.ts'

export function archiveOrRestoreModel(
  ctx: Context,
  { id, version, archived }: Input<typeof archiveModel>,
): Promise<Answer<typeof archiveModel>> {
  return ctx.transaction(async (tx) => {
    const stored = (await lockModel(tx, id)) ?? refuse('not-found')
    const record = { kind: 'model', id } as const
    await refuseStale(tx, { record, sent: version, current: staffModelOf(stored) })
    if (archived && stored.onSale > 0) refuse('still-on-sale')
    if (archived !== stored.archived) await updateModelArchived(tx, id, archived ? ctx.now : null)
    await recordChange(tx, ctx, {
      action: archived ? 'model-archived' : 'model-restored',
      record,
      before: { archived: stored.archived },
      after: { archived },
      origin: 'form',
    })
    return ok(staffModelOf((await modelById(tx, id)) ?? refuse('not-found')))
  })
}

export function removeModel(
  ctx: Context,
  { id }: Input<typeof deleteModel>,
): Promise<Answer<typeof deleteModel>> {
  return ctx.transaction(async (tx) => {
    const stored = (await lockModel(tx, id)) ?? refuse('not-found')
    const named = await modelReferences(tx, id)
    if (named) {
      const sentence = referenceSentence(named, { fi: 'Malliin', en: 'this model' })
      refuse('still-referred-to', { errors: { references: [sentence[ctx.locale]] } })
    }
    await tx`delete from model where id = ${id}`
    await tx`delete from landing_text where type = 'model' and name = ${`${stored.brandSlug}/${stored.slug}`}`
    await recordChange(tx, ctx, {
      action: 'model-deleted',
      record: { kind: 'model', id },
      before: fieldsOfModel(stored),
      after: null,
      origin: 'form',
    })
    return ok(null)
  })
}

const nouns = {
  articles: { fi: ['tuote', 'tuotetta'], en: ['article', 'articles'] },
  reviews: { fi: ['arvostelu', 'arvostelua'], en: ['review', 'reviews'] },
} as const

async function modelReferences(sql: Sql, id: number) {
  const [counts] = await sql<Record<keyof typeof nouns, number>>`
    select
      (select count(*)::integer from tyre where model_id = ${id}) as articles,
      (select count(*)::integer from review where model_id = ${id}) as reviews`
  return counts ? namedReferences(counts, nouns) : null
}
