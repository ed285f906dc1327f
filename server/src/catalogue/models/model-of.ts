import type { ModelFields, StaffModel } from '@pito/contracts/staff-models'
import { landingPath } from '@pito/contracts/values/landing'
import type { ModelRow } from './model-store.ts'

/** Returns the fields that the form of a model edits; the history of the model compares them. */
export function fieldsOfModel(row: ModelRow): ModelFields {
  const {
    id,
    version,
    brand,
    brandSlug,
    archived,
    articles,
    hasArticles,
    referredTo,
    onSale,
    labelled,
    picture,
    formerSlugs,
    ...fields
  } = row
  return fields
}

/** Maps a row to the model that the API returns to staff. */
export function staffModelOf(row: ModelRow): StaffModel {
  return {
    ...fieldsOfModel(row),
    id: row.id,
    version: row.version,
    brand: row.brand,
    articles: row.articles,
    archived: row.archived,
    referred_to: row.referredTo,
    former_slugs: row.formerSlugs,
    link: landingPath('model', `${row.brandSlug}/${row.slug}`, 'fi'),
  }
}
