import type { BrandFields, StaffBrand } from '@pito/contracts/staff-brands'
import { landingPath } from '@pito/contracts/values/landing'
import { readLandingWords } from '../../content/index.ts'
import { inSnakeCase } from '../../platform/database/columns.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { BrandRow } from './brand-store.ts'
import { brandFieldColumns } from './brand-store.ts'

/** Returns the fields that the form of a brand edits; the history of the brand compares them. */
export async function fieldsOfBrand(sql: Sql, row: BrandRow): Promise<BrandFields> {
  const { fi, en } = await readLandingWords(sql, 'brand', row.slug)
  return {
    ...inSnakeCase(row, brandFieldColumns),
    block1_fi: fi?.block1 ?? '',
    block2_fi: fi?.block2 ?? '',
    block3_fi: fi?.block3 ?? '',
    meta_description_fi: fi?.metaDescription ?? '',
    block1_en: en?.block1 ?? '',
    block2_en: en?.block2 ?? '',
    block3_en: en?.block3 ?? '',
    meta_description_en: en?.metaDescription ?? '',
  }
}

/** Maps a row to the brand that the API returns to staff. */
export async function staffBrandOf(sql: Sql, row: BrandRow): Promise<StaffBrand> {
  return {
    ...(await fieldsOfBrand(sql, row)),
    ...inSnakeCase(row, 'id, version, models, articles, archived, referred_to, former_slugs'),
    link: landingPath('brand', row.slug, 'fi'),
  }
}
