import { brandSchema } from '@pito/contracts/records/brands'
import { modelSchema } from '@pito/contracts/records/models'
import type { ModelFields } from '@pito/contracts/staff-models'
import { importSentences as s } from '@pito/contracts/values/import-sentences'
import { faultsOfModel, modelSentences, tyreClassOf } from '@pito/contracts/values/model-faults'
import type { RowFault, RowFields } from '@pito/contracts/values/run-row'

/** A model as a row of a file describes it. The season or the vehicle is null if the row does not contain it. */
export interface ModelInRow {
  readonly brand: string
  readonly model: string
  readonly season_id: number | null
  readonly vehicle_kind: ModelFields['vehicle_kind'] | null
  readonly segment: ModelFields['segment']
  readonly has_3pmsf: boolean
  readonly ice_grip: boolean
}

/** A model that a row describes fully enough to be added. */
export interface DescribedModel extends ModelInRow {
  readonly season_id: NonNullable<ModelInRow['season_id']>
  readonly vehicle_kind: NonNullable<ModelInRow['vehicle_kind']>
}

/** Separates the fields of the model from the fields of the article. */
export function splitRow(row: RowFields) {
  const { brand, model, season, vehicle_kind: vehicle, segment, has_3pmsf, ice_grip, ...values } = row
  const named = {
    brand: text(brand),
    model: text(model),
    season_id: season ?? null,
    vehicle_kind: vehicle ?? null,
    segment: segment ?? 'mid',
    has_3pmsf: has_3pmsf === true,
    ice_grip: ice_grip === true,
  } as ModelInRow
  return { named, values }
}

/** Returns the reasons why the model that the row describes cannot be added. */
export function faultsOfNewModel(row: ModelInRow): RowFault[] {
  if (!isDescribed(row)) return [{ field: 'model', value: row.model, reason: s.modelNotFound }]
  const { data } = modelSchema.safeParse(modelFieldsOf(row, 1))
  if (!data || !brandSchema.safeParse({ name: row.brand }).success)
    return [{ field: 'model', value: `${row.brand} ${row.model}`, reason: s.tooLong }]
  return Object.entries(faultsOfModel(data)).map(([field, fault]) => ({
    field,
    value: null,
    reason: modelSentences[fault],
  }))
}

function isDescribed(row: ModelInRow): row is DescribedModel {
  return row.season_id !== null && row.vehicle_kind !== null
}

/** Returns the season and the tyre class that an article of this model must agree with. */
export function factsOf(row: ModelInRow) {
  return { seasonId: row.season_id ?? 0, tyreClass: tyreClassOf(row.vehicle_kind ?? 'car') }
}

/** Separates a new model, which `checkArticles` has put into the values of a row, from the fields of the article. */
export function splitNewModel(after: RowFields) {
  const { brand, model, season_id, vehicle_kind, segment, has_3pmsf, ice_grip, ...fields } = after
  const described = { brand, model, season_id, vehicle_kind, segment, has_3pmsf, ice_grip } as unknown
  return { described: typeof brand === 'string' ? (described as DescribedModel) : null, fields }
}

/** Returns the fields of a model as the form for a new model sends them. */
export function modelFieldsOf(row: DescribedModel, brandId: number) {
  const { model: name, season_id, vehicle_kind, segment, has_3pmsf, ice_grip } = row
  const tyreClass = tyreClassOf(vehicle_kind)
  return {
    brand_id: brandId,
    name,
    season_id,
    vehicle_kind,
    tyre_class: tyreClass,
    segment,
    has_3pmsf,
    ice_grip,
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
