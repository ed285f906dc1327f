import type { Answer, Input } from '@pito/contracts/endpoint'
import type { archiveBrand, deleteBrand } from '@pito/contracts/staff-brands'
import { recordChange } from '../../platform/audit/record-change.ts'
import { refuseStale } from '../../platform/audit/refuse-stale.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { namedReferences, referenceSentence } from '../references.ts'
import { fieldsOfBrand, staffBrandOf } from './brand-of.ts'
import { brandById, lockBrand, updateBrandArchived } from './brand-store.ts'

export function archiveOrRestoreBrand(
  ctx: Context,
  { id, version, archived }: Input<typeof archiveBrand>,
): Promise<Answer<typeof archiveBrand>> {
  return ctx.transaction(async (tx) => {
    const stored = (await lockBrand(tx, id)) ?? refuse('not-found')
    const record = { kind: 'brand', id } as const
    await refuseStale(tx, { record, sent: version, current: await staffBrandOf(tx, stored) })
    if (archived && stored.articles > 0) refuse('still-on-sale')
    if (archived !== stored.archived) await updateBrandArchived(tx, id, archived ? ctx.now : null)
    await recordChange(tx, ctx, {
      action: archived ? 'brand-archived' : 'brand-restored',
      record,
      before: { archived: stored.archived },
      after: { archived },
      origin: 'form',
    })
    return ok(await staffBrandOf(tx, (await brandById(tx, id)) ?? refuse('not-found')))
  })
}

export function removeBrand(
  ctx: Context,
  { id }: Input<typeof deleteBrand>,
): Promise<Answer<typeof deleteBrand>> {
  return ctx.transaction(async (tx) => {
    const stored = (await lockBrand(tx, id)) ?? refuse('not-found')
    const named = await brandReferences(tx, id)
    if (named) {
      const sentence = referenceSentence(named, { fi: 'Merkkiin', en: 'this brand' })
      refuse('still-referred-to', { errors: { references: [sentence[ctx.locale]] } })
    }
    const before = await fieldsOfBrand(tx, stored)
    await tx`delete from brand where id = ${id}`
    await tx`delete from landing_text where type = 'brand' and name = ${stored.slug}`
    await recordChange(tx, ctx, {
      action: 'brand-deleted',
      record: { kind: 'brand', id },
      before,
      after: null,
      origin: 'form',
    })
    return ok(null)
  })
}

const nouns = {
  models: { fi: ['malli', 'mallia'], en: ['model', 'models'] },
  articles: { fi: ['tuote', 'tuotetta'], en: ['article', 'articles'] },
} as const

async function brandReferences(sql: Sql, id: number) {
  const [counts] = await sql<Record<keyof typeof nouns, number>>`
    select
      (select count(*)::integer from model where brand_id = ${id}) as models,
      (select count(*)::integer from tyre join model on model.id = model_id where brand_id = ${id}) as articles`
  return counts ? namedReferences(counts, nouns) : null
}
