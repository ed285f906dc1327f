import type { Answer, Input } from '@pito/contracts/endpoint'
import type { BrandFields, createBrand, saveBrand } from '@pito/contracts/staff-brands'
import {
  brandTakenSentence,
  brandSentences as s,
  slugTakenSentence,
} from '@pito/contracts/values/brand-sentences'
import type { Sentence } from '@pito/contracts/values/sentences'
import { moveWordsOfBrand, replaceLandingWords } from '../../content/index.ts'
import { recordChange } from '../../platform/audit/record-change.ts'
import { refuseStale } from '../../platform/audit/refuse-stale.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import type { FieldFaults } from '../../platform/refuse.ts'
import { refuse } from '../../platform/refuse.ts'
import { faultsIn, refuseFields } from '../../platform/refuse-fields.ts'
import { slugOf } from '../rules/slug-from-name.ts'
import { fieldsOfBrand, staffBrandOf } from './brand-of.ts'
import {
  brandById,
  insertBrand,
  lockBrand,
  lockBrandNames,
  storeFormerBrandSlug,
  takenByBrand,
  updateBrand,
} from './brand-store.ts'

export function addBrand(
  ctx: Context,
  fields: Input<typeof createBrand>,
): Promise<Answer<typeof createBrand>> {
  return ctx.transaction(async (tx) => {
    await lockBrandNames(tx)
    const brand = await checkedBrand(ctx, tx, fields, null)
    const id = await insertBrand(tx, brand)
    await replaceLandingWords(tx, 'brand', brand.slug, wordsOf(brand))
    const added = (await brandById(tx, id)) ?? refuse('not-found')
    await recordChange(tx, ctx, {
      action: 'brand-created',
      record: { kind: 'brand', id },
      before: null,
      after: await fieldsOfBrand(tx, added),
      origin: 'form',
    })
    return ok(await staffBrandOf(tx, added))
  })
}

export function changeBrand(
  ctx: Context,
  { id, version, ...fields }: Input<typeof saveBrand>,
): Promise<Answer<typeof saveBrand>> {
  return ctx.transaction(async (tx) => {
    await lockBrandNames(tx)
    const stored = (await lockBrand(tx, id)) ?? refuse('not-found')
    const record = { kind: 'brand', id } as const
    await refuseStale(tx, { record, sent: version, current: await staffBrandOf(tx, stored) })
    const before = await fieldsOfBrand(tx, stored)
    const brand = await checkedBrand(ctx, tx, fields, id)
    if (brand.slug !== stored.slug) {
      await storeFormerBrandSlug(tx, id, stored.slug, brand.slug)
      await moveWordsOfBrand(tx, stored.slug, brand.slug)
    }
    const hasNewWords = wordNames.some((name) => brand[name] !== before[name])
    await updateBrand(tx, id, brand, hasNewWords ? ctx.now : null)
    if (hasNewWords) await replaceLandingWords(tx, 'brand', brand.slug, wordsOf(brand))
    const saved = (await brandById(tx, id)) ?? refuse('not-found')
    const after = await fieldsOfBrand(tx, saved)
    await recordChange(tx, ctx, { action: 'brand-saved', record, before, after, origin: 'form' })
    return ok(await staffBrandOf(tx, saved))
  })
}

/** Checks the fields of a brand and adds the slug if it was left out. Refuses with the errors of all fields. */
async function checkedBrand(ctx: Context, tx: Tx, fields: BrandFields, id: number | null) {
  refuseFields(ctx, await faultsOfFields(tx, fields, id))
  return { ...fields, slug: slugOf(fields) ?? '' }
}

/** Checks the fields of a brand that match the contract when others do not. */
export async function checkBrand(
  ctx: Context,
  { id, ...fields }: Partial<Input<typeof saveBrand>>,
): Promise<FieldFaults> {
  return faultsIn(ctx, await faultsOfFields(ctx.sql, fields, id ?? null))
}

async function faultsOfFields(
  sql: Sql,
  fields: Partial<BrandFields>,
  id: number | null,
): Promise<Record<string, Sentence>> {
  const slug = slugOf(fields)
  const taken = await takenByBrand(sql, { name: fields.name ?? null, slug }, id)
  return {
    ...(taken.name !== null && { name: brandTakenSentence(taken.name) }),
    ...(slug === '' && { slug: s.slugWrong }),
    ...(taken.slug && taken.name === null && { slug: slugTakenSentence(taken.slug) }),
    ...faultsOfTexts(fields),
  }
}

const namesIn = (language: 'fi' | 'en') =>
  [`block1_${language}`, `block2_${language}`, `block3_${language}`, `meta_description_${language}`] as const
const wordNames = [...namesIn('fi'), ...namesIn('en')]

function faultsOfTexts(fields: Partial<BrandFields>): Record<string, Sentence> {
  const missing = (['fi', 'en'] as const).flatMap((language) => {
    const names = namesIn(language)
    const empty = names.filter((name) => fields[name] === '')
    return empty.length < names.length ? empty : []
  })
  return Object.fromEntries(missing.map((name) => [name, s.textsNotWhole]))
}

function wordsOf(fields: BrandFields) {
  const of = (language: 'fi' | 'en') =>
    fields[`block1_${language}`] === ''
      ? null
      : {
          block1: fields[`block1_${language}`],
          block2: fields[`block2_${language}`],
          block3: fields[`block3_${language}`],
          metaDescription: fields[`meta_description_${language}`],
        }
  return { fi: of('fi'), en: of('en') }
}
