import { saveBrand } from '@pito/contracts/staff-brands'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { recordIn } from '../record/describe.ts'
import { DescribedForm } from '../record/described-form.tsx'
import { LiveSince } from '../record/live-since.tsx'
import { staffPage } from '../session/staff-page.ts'
import { BrandHead } from './brand-head.tsx'
import { brandWords } from './brand-words.ts'
import { brandDescription } from './description.ts'
import { loadBrand } from './load-brand.ts'

export const clientLoader = staffPage((api, { params }) => loadBrand(api, params), 'read-catalogue')

export const clientAction = formAction(async (api, { form, params }) => {
  const version = Number(textIn(form, 'version'))
  await api(saveBrand, { id: Number(params.id), version, ...recordIn(brandDescription, form) })
  return { done: null }
}).inBrowser

export default function Brand() {
  const w = useWords(brandWords)
  const brand = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <BrandHead brand={brand} tab="data" />
      {brand.former_slugs.length > 0 && (
        <p>
          {w.former}: {brand.former_slugs.map((slug) => `/brand/${slug}`).join(', ')}
        </p>
      )}
      <DescribedForm
        id={`brand-${brand.id}`}
        action={`/brands/${brand.id}`}
        description={brandDescription}
        record={brand}
        after={<LiveSince />}
        right="edit-catalogue"
      />
    </div>
  )
}
