import type { StaffListedBrand } from '@pito/contracts/staff-brands'
import type { StaffModel } from '@pito/contracts/staff-models'
import { saveModel } from '@pito/contracts/staff-models'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { recordIn } from '../record/describe.ts'
import { DescribedForm } from '../record/described-form.tsx'
import { LiveSince } from '../record/live-since.tsx'
import { staffPage } from '../session/staff-page.ts'
import { modelDescription } from './description.ts'
import { brandChoices, loadBrands, loadModel } from './load-model.ts'
import { ModelHead } from './model-head.tsx'
import { modelWords } from './model-words.ts'

export const clientLoader = staffPage(async (api, { params }) => {
  const [model, brands] = await Promise.all([loadModel(api, params), loadBrands(api)])
  return { model, brands: withOwnBrand(brands, model) }
}, 'read-catalogue')

/** The brand of the model may be archived, and is then missing in the list. */
function withOwnBrand(brands: readonly StaffListedBrand[], { brand_id: id, brand: name }: StaffModel) {
  return brands.some((each) => each.id === id) ? brands : [{ id, name }, ...brands]
}

export const clientAction = formAction(async (api, { form, params }) => {
  const version = Number(textIn(form, 'version'))
  await api(saveModel, { id: Number(params.id), version, ...recordIn(modelDescription, form) })
  return { done: null }
}).inBrowser

export default function Model() {
  const w = useWords(modelWords)
  const { model, brands } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <ModelHead model={model} tab="data" />
      {model.former_slugs.length > 0 && (
        <p>
          {w.former}: {model.former_slugs.map((slug) => slug).join(', ')}
        </p>
      )}
      <DescribedForm
        id={`model-${model.id}`}
        action={`/models/${model.id}`}
        description={modelDescription}
        options={brandChoices(brands)}
        record={model}
        after={<LiveSince />}
        right="edit-catalogue"
      />
    </div>
  )
}
