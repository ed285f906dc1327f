import type { ModelFields, StaffModel } from '@pito/contracts/staff-models'
import { textsIn } from '@pito/web/form/form-result'

export const modelFieldNames = [
  'brand_id',
  'name',
  'name_fi',
  'slug',
  'season_id',
  'vehicle_kind',
  'tyre_class',
  'segment',
  'winter_climate',
  'has_3pmsf',
  'ice_grip',
  'axle',
  'launch_year',
  'short_description_fi',
  'short_description_en',
  'description_fi',
  'description_en',
] as const
export type ModelFieldName = (typeof modelFieldNames)[number]

/** Returns the texts of the form's fields for a stored model. A checkbox that is not ticked has no text. */
export function valuesOfModel(model: StaffModel): Partial<Record<ModelFieldName, string>> {
  return Object.fromEntries(
    modelFieldNames.flatMap((name) => {
      const value = model[name]
      if (value === null || value === false) return []
      return [[name, value === true ? 'on' : String(value)]]
    }),
  )
}

/** Reads the fields of a model from its form, as the API expects them. */
export function modelIn(form: FormData): ModelFields {
  const texts = textsIn(form, modelFieldNames)
  return {
    ...texts,
    brand_id: Number(texts.brand_id),
    name_fi: texts.name_fi || null,
    season_id: Number(texts.season_id),
    vehicle_kind: texts.vehicle_kind as ModelFields['vehicle_kind'],
    tyre_class: texts.tyre_class as ModelFields['tyre_class'],
    segment: texts.segment as ModelFields['segment'],
    winter_climate: (texts.winter_climate || null) as ModelFields['winter_climate'],
    axle: (texts.axle || null) as ModelFields['axle'],
    launch_year: texts.launch_year === '' ? null : Number(texts.launch_year),
    has_3pmsf: form.has('has_3pmsf'),
    ice_grip: form.has('ice_grip'),
  }
}
