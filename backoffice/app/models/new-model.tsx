import { createModel } from '@pito/contracts/staff-models'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { formAction } from '@pito/web/form/form-action'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { PageHead } from '../list/page-head.tsx'
import { recordIn } from '../record/describe.ts'
import { DescribedForm } from '../record/described-form.tsx'
import { requireRight } from '../session/lacks-right.ts'
import { staffPage } from '../session/staff-page.ts'
import { modelDescription } from './description.ts'
import { brandChoices, loadBrands } from './load-model.ts'
import { modelWords } from './model-words.ts'

export const clientLoader = staffPage(async (api, { url }) => {
  await requireRight(api, 'edit-catalogue')
  const brands = await loadBrands(api)
  return { brands, brandId: url.searchParams.get('brand') ?? '' }
}, 'read-catalogue')

export const clientAction = formAction(async (api, { form }) => {
  const { data } = await api(createModel, recordIn(modelDescription, form))
  return redirect(`/models/${data.id}`)
}).inBrowser

export default function NewModel() {
  const w = useWords(modelWords)
  const { brands, brandId } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <Breadcrumb label={w.models} crumbs={[{ label: w.models, href: '/models' }]} here={w.newModel} />
      <PageHead title={w.newModel} />
      <DescribedForm
        id="new-model"
        action="/models/new"
        description={modelDescription}
        options={brandChoices(brands)}
        record={null}
        startValues={{ brand_id: brandId }}
        saveLabel={w.create}
      />
    </div>
  )
}
