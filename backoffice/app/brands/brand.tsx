import { saveBrand } from '@pito/contracts/staff-brands'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { LiveSince } from '../record/live-since.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { RecordRemoval } from '../record/record-removal.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { BrandFields, useBrandLabels } from './brand-fields.tsx'
import { BrandHead } from './brand-head.tsx'
import { brandFieldNames, brandIn, valuesOfBrand } from './brand-values.ts'
import { brandWords } from './brand-words.ts'
import { loadBrand } from './load-brand.ts'

export const clientLoader = staffPage((api, { params }) => loadBrand(api, params), 'read-catalogue')

export const clientAction = formAction(async (api, { form, params }) => {
  await api(saveBrand, { id: Number(params.id), version: Number(textIn(form, 'version')), ...brandIn(form) })
  return { done: null }
}).inBrowser

export default function Brand() {
  const w = useWords(brandWords)
  const { rights } = useStaff()
  const labels = useBrandLabels()
  const brand = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <BrandHead brand={brand} tab="data" />
      {brand.former_slugs.length > 0 && (
        <p>
          {w.former}: {brand.former_slugs.map((slug) => `/brand/${slug}`).join(', ')}
        </p>
      )}
      {rights.includes('edit-catalogue') && (
        <RecordRemoval
          id={`brand-${brand.id}`}
          action={`/brands/${brand.id}/removal`}
          name={brand.name}
          record={brand}
        />
      )}
      <RecordForm
        id={`brand-${brand.id}`}
        action={`/brands/${brand.id}`}
        fields={brandFieldNames.map((name) => ({ name, label: labels[name] }))}
        record={brand}
        after={<LiveSince />}
        valuesOf={valuesOfBrand}
        right="edit-catalogue"
      >
        {(fields) => <BrandFields fields={fields} />}
      </RecordForm>
    </div>
  )
}
