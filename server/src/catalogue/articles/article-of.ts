import type { ArticleFields, StaffArticle } from '@pito/contracts/staff-articles'
import { articleSizeText } from '@pito/contracts/values/article-size'
import { missingForSale } from '@pito/contracts/values/article-states'
import { tyreName } from '@pito/contracts/values/tyre-name'
import { studded } from '@pito/contracts/values/tyre-season'
import { inSnakeCase } from '../../platform/database/columns.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { productLink } from '../rules/product-links.ts'
import type { ArticleRow } from './article-store.ts'
import { articleById, fieldColumns } from './article-store.ts'
import { isReferredTo } from './reference-store.ts'
import { contradictsNoise } from './rules/contradicts-noise.ts'

export function articleName(row: ArticleRow): string {
  return `${tyreName(row.brand, row.model)} ${articleSizeText(row)}`
}

/** Maps a row to the article that the API returns to staff. */
export async function articleOf(sql: Sql, row: ArticleRow): Promise<StaffArticle> {
  const successor = row.successorId === null ? undefined : await articleById(sql, row.successorId)
  return {
    ...fieldsOf(row),
    ...inSnakeCase(
      row,
      'id, version, state, brand, model, season_id, tyre_class, price_cents, purchase_cents',
    ),
    available: row.available,
    name: articleName(row),
    successor: successor ? { id: successor.id, name: articleName(successor) } : null,
    missing: missingOf(row),
    referred_to: await isReferredTo(sql, row.id),
    contradicts_noise: contradictsNoise(row),
    link_fi: productLink(row, 'fi'),
    link_en: productLink(row, 'en'),
  }
}

/** Returns the fields that the form edits; the history of the article compares them. */
export function fieldsOf(row: ArticleRow) {
  return { ...inSnakeCase(row, fieldColumns), size: articleSizeText(row) } satisfies ArticleFields
}

export function missingOf(row: ArticleRow) {
  return missingForSale({
    ean: row.ean,
    priceCents: row.priceCents,
    isStudded: row.seasonId === studded,
    hasLabel: row.fuelEfficiency !== null,
  })
}
