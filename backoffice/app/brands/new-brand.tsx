import { createBrand } from '@pito/contracts/staff-brands'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { formAction } from '@pito/web/form/form-action'
import { useWords } from '@pito/web/words/words'
import { redirect } from 'react-router'
import { PageHead } from '../list/page-head.tsx'
import { recordIn } from '../record/describe.ts'
import { DescribedForm } from '../record/described-form.tsx'
import { requireRight } from '../session/lacks-right.ts'
import { staffPage } from '../session/staff-page.ts'
import { brandWords } from './brand-words.ts'
import { brandDescription } from './description.ts'

export const clientLoader = staffPage(async (api) => {
  await requireRight(api, 'edit-catalogue')
  return null
})

export const clientAction = formAction(async (api, { form }) => {
  const { data } = await api(createBrand, recordIn(brandDescription, form))
  return redirect(`/brands/${data.id}`)
}).inBrowser

export default function NewBrand() {
  const w = useWords(brandWords)
  return (
    <div className="stack">
      <Breadcrumb label={w.brands} crumbs={[{ label: w.brands, href: '/brands' }]} here={w.newBrand} />
      <PageHead title={w.newBrand} />
      <DescribedForm
        id="new-brand"
        action="/brands/new"
        description={brandDescription}
        record={null}
        saveLabel={w.create}
      />
    </div>
  )
}
