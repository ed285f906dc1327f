import { createModel } from '@pito/contracts/staff-models'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { formAction } from '@pito/web/form/form-action'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { PageHead } from '../list/page-head.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { requireRight } from '../session/lacks-right.ts'
import { staffPage } from '../session/staff-page.ts'
import { loadBrands } from './load-model.ts'
import { ModelFields, useModelLabels } from './model-fields.tsx'
import { modelFieldNames, modelIn, valuesOfModel } from './model-values.ts'
import { modelWords } from './model-words.ts'

export const clientLoader = staffPage(async (api, { url }) => {
  await requireRight(api, 'edit-catalogue')
  const brands = await loadBrands(api)
  return { brands, brandId: url.searchParams.get('brand') ?? '' }
}, 'read-catalogue')

export const clientAction = formAction(async (api, { form }) => {
  const { data } = await api(createModel, modelIn(form))
  return redirect(`/models/${data.id}`)
}).inBrowser

export default function NewModel() {
  const w = useWords(modelWords)
  const labels = useModelLabels()
  const { brands, brandId } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <Breadcrumb label={w.models} crumbs={[{ label: w.models, href: '/models' }]} here={w.newModel} />
      <PageHead title={w.newModel} />
      <RecordForm
        id="new-model"
        action="/models/new"
        fields={modelFieldNames.map((name) => ({ name, label: labels[name] }))}
        record={null}
        valuesOf={valuesOfModel}
        startValues={{ brand_id: brandId }}
        saveLabel={w.create}
      >
        {(fields) => <ModelFields fields={fields} brands={brands} />}
      </RecordForm>
    </div>
  )
}
