import { createBrand } from '@pito/contracts/staff-brands'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { formAction } from '@pito/web/form/form-action'
import { useWords } from '@pito/web/words/words'
import { redirect } from 'react-router'
import { PageHead } from '../list/page-head.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { requireRight } from '../session/lacks-right.ts'
import { staffPage } from '../session/staff-page.ts'
import { BrandFields, useBrandLabels } from './brand-fields.tsx'
import { brandFieldNames, brandIn, valuesOfBrand } from './brand-values.ts'
import { brandWords } from './brand-words.ts'

export const clientLoader = staffPage(async (api) => {
  await requireRight(api, 'edit-catalogue')
  return null
})

export const clientAction = formAction(async (api, { form }) => {
  const { data } = await api(createBrand, brandIn(form))
  return redirect(`/brands/${data.id}`)
}).inBrowser

export default function NewBrand() {
  const w = useWords(brandWords)
  const labels = useBrandLabels()
  return (
    <div className="stack">
      <Breadcrumb label={w.brands} crumbs={[{ label: w.brands, href: '/brands' }]} here={w.newBrand} />
      <PageHead title={w.newBrand} />
      <RecordForm
        id="new-brand"
        action="/brands/new"
        fields={brandFieldNames.map((name) => ({ name, label: labels[name] }))}
        record={null}
        valuesOf={valuesOfBrand}
        startValues={{ position: '100' }}
        saveLabel={w.create}
      >
        {(fields) => <BrandFields fields={fields} />}
      </RecordForm>
    </div>
  )
}
