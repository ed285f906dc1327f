import type { ModelFields, StaffModel } from '@pito/contracts/staff-models'
import { landingPath } from '@pito/contracts/values/landing'
import { inSnakeCase } from '../../platform/database/columns.ts'
import type { ModelRow } from './model-store.ts'
import { modelFieldColumns } from './model-store.ts'

/** Returns the fields that the form of a model edits; the history of the model compares them. */
export function fieldsOfModel(row: ModelRow): ModelFields {
  return inSnakeCase(row, modelFieldColumns)
}

/** Maps a row to the model that the API returns to staff. */
export function staffModelOf(row: ModelRow): StaffModel {
  return {
    ...fieldsOfModel(row),
    ...inSnakeCase(row, 'id, version, brand, articles, archived, referred_to, former_slugs'),
    link: landingPath('model', `${row.brandSlug}/${row.slug}`, 'fi'),
  }
}
