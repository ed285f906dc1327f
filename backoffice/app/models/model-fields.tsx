import type { StaffListedBrand } from '@pito/contracts/staff-brands'
import { languageOf } from '@pito/contracts/values/locale'
import {
  axles,
  segments,
  tyreClasses,
  vehicleKinds,
  winterClimates,
} from '@pito/contracts/values/model-faults'
import { seasonName, tyreSeasons } from '@pito/contracts/values/tyre-season'
import { Checkbox } from '@pito/ui/checkbox'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { Textarea } from '@pito/ui/textarea'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { RecordFieldProps } from '../record/record-form.tsx'
import type { ModelFieldName } from './model-values.ts'
import { modelWords } from './model-words.ts'

interface ModelFieldsProps {
  readonly fields: RecordFieldProps<ModelFieldName>
  readonly brands: readonly Pick<StaffListedBrand, 'id' | 'name'>[]
}

export function ModelFields({ fields, brands }: ModelFieldsProps) {
  const w = useWords(modelWords)
  const { outer, field } = fields
  return (
    <>
      <div className="record-form__grid">
        <Field label={w.brand} {...outer('brand_id')}>
          <Select
            {...field('brand_id')}
            blank={w.choose}
            options={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
        <Field label={w.name} {...outer('name')}>
          <TextInput {...field('name')} maxLength={80} autoComplete="off" required />
        </Field>
        <Field label={w.nameFi} {...outer('name_fi')}>
          <TextInput {...field('name_fi')} maxLength={80} autoComplete="off" />
        </Field>
        <Field label={w.slug} hint={w.slugHint} {...outer('slug')}>
          <TextInput {...field('slug')} maxLength={100} autoComplete="off" />
        </Field>
        <KindFields fields={fields} />
      </div>
      <TextFields fields={fields} />
    </>
  )
}

function KindFields({ fields: { outer, field, checkbox } }: Pick<ModelFieldsProps, 'fields'>) {
  const w = useWords(modelWords)
  const language = languageOf(useLocale())
  const worded = (values: readonly (keyof typeof w & string)[]) =>
    values.map((value) => ({ value, label: String(w[value]) }))
  return (
    <>
      <Field label={w.season} {...outer('season_id')}>
        <Select
          {...field('season_id')}
          options={tyreSeasons.map((season) => ({
            value: String(season.id),
            label: seasonName(season, language),
          }))}
        />
      </Field>
      <Field label={w.vehicle} {...outer('vehicle_kind')}>
        <Select {...field('vehicle_kind')} options={worded(vehicleKinds)} />
      </Field>
      <Field label={w.tyreClass} {...outer('tyre_class')}>
        <Select
          {...field('tyre_class')}
          options={tyreClasses.map((each) => ({ value: each, label: each }))}
        />
      </Field>
      <Field label={w.segment} {...outer('segment')}>
        <Select {...field('segment')} options={worded(segments)} />
      </Field>
      <Field label={w.climate} {...outer('winter_climate')}>
        <Select {...field('winter_climate')} blank={w.noValue} options={worded(winterClimates)} />
      </Field>
      <Field label={w.axle} {...outer('axle')}>
        <Select {...field('axle')} blank={w.noValue} options={worded(axles)} />
      </Field>
      <Field label={w.year} {...outer('launch_year')}>
        <TextInput {...field('launch_year')} inputMode="numeric" autoComplete="off" />
      </Field>
      <div className="stack stack--tight">
        <Checkbox {...checkbox('has_3pmsf')}>{w.snow}</Checkbox>
        <Checkbox {...checkbox('ice_grip')}>{w.ice}</Checkbox>
      </div>
    </>
  )
}

function TextFields({ fields: { outer, field } }: Pick<ModelFieldsProps, 'fields'>) {
  const w = useWords(modelWords)
  return (
    <>
      <Field label={w.shortFi} {...outer('short_description_fi')}>
        <TextInput {...field('short_description_fi')} maxLength={300} lang="fi" />
      </Field>
      <Field label={w.shortEn} {...outer('short_description_en')}>
        <TextInput {...field('short_description_en')} maxLength={300} lang="en" />
      </Field>
      <Field label={w.longFi} {...outer('description_fi')}>
        <Textarea {...field('description_fi')} maxLength={20_000} lang="fi" rows={8} />
      </Field>
      <Field label={w.longEn} {...outer('description_en')}>
        <Textarea {...field('description_en')} maxLength={20_000} lang="en" rows={8} />
      </Field>
    </>
  )
}

/** Returns the labels of the fields, for the error summary, the comparison and the history. */
export function useModelLabels(): Readonly<Record<ModelFieldName, string>> {
  const w = useWords(modelWords)
  return {
    brand_id: w.brand,
    name: w.name,
    name_fi: w.nameFi,
    slug: w.slug,
    season_id: w.season,
    vehicle_kind: w.vehicle,
    tyre_class: w.tyreClass,
    segment: w.segment,
    winter_climate: w.climate,
    has_3pmsf: w.snow,
    ice_grip: w.ice,
    axle: w.axle,
    launch_year: w.year,
    short_description_fi: w.shortFi,
    short_description_en: w.shortEn,
    description_fi: w.longFi,
    description_en: w.longEn,
  }
}
