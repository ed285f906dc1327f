import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadHistory } from '../history/load-history.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useBrandLabels } from './brand-fields.tsx'
import { BrandHead } from './brand-head.tsx'
import { brandWords } from './brand-words.ts'
import { loadBrand } from './load-brand.ts'

export const clientLoader = staffPage(async (api, { params, url }) => {
  const [brand, history] = await Promise.all([
    loadBrand(api, params),
    loadHistory(api, { kind: 'brand', id: params.id ?? '' }, url),
  ])
  return { brand, history }
}, 'read-catalogue')

export default function BrandHistory() {
  const w = useWords(brandWords)
  const labels = useBrandLabels()
  const { brand, history } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <BrandHead brand={brand} tab="history" />
      <RecordHistory page={history} labels={{ ...labels, archived: w.archivedField }} />
    </div>
  )
}
